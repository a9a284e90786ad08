import { styled } from '../theme/styled.js';
import type { CSSProperties } from 'react';
import { role } from '../theme/role.js';

const Shape = styled('span')({
  position: 'absolute',
  minWidth: 16,
  padding: '0 4px',
  borderRadius: 8,
  backgroundColor: role.ourMove.on,
  color: role.surface,
  fontSize: 10,
  fontWeight: 700,
  lineHeight: '16px',
  textAlign: 'center',
});

/** Shows at most two digits, since the corner of an icon has no room for more. */
const MOST = 99;

/** A count at the corner of an icon; nothing for 0. The label of the button includes the number. */
export function CountBadge({ count, at }: { count: number; at: Pick<CSSProperties, 'top' | 'left' | 'right'> }) {
  if (count <= 0) return null;
  return (
    <Shape aria-hidden="true" style={at}>
      {count > MOST ? `${MOST}+` : count}
    </Shape>
  );
}
