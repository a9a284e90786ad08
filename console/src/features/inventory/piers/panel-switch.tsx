import type { ReactNode } from 'react';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  paddingTop: 12,
  borderTop: `1px solid ${role.line}`,
  '& b': { ...type.strong },
  '& small': { ...type.second, gridColumn: 1, color: role.ink2 },
  '& > div': { gridColumn: 2, gridRow: '1 / span 2' },
});

/** A switch at the right of its title and an explanation. */
export function PanelSwitch({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Line>
      <b aria-hidden="true">{title}</b>
      <small>{hint}</small>
      <div>{children}</div>
    </Line>
  );
}
