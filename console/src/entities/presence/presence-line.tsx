import type { ReactNode } from 'react';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

const Region = styled('div')({ minWidth: 0, '@media print': { display: 'none' } });
const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 13,
  color: role.ink2,
  overflowWrap: 'anywhere',
  '& svg': { width: 18, height: 18, flex: 'none' },
});

/** A sentence about colleagues, read out when it appears without interrupting. The region stays while it is empty. */
export function PresenceLine({ icon, children }: { readonly icon: ReactNode; readonly children: string | null }) {
  return (
    <Region role="status">
      {children !== null && (
        <Line>
          {icon}
          {children}
        </Line>
      )}
    </Region>
  );
}
