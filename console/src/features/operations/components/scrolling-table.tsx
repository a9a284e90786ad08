import type { ReactNode } from 'react';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Scroll = styled('div')({ overflowX: 'auto', margin: '0 -20px', containerType: 'inline-size' });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '7px 10px', textAlign: 'left', verticalAlign: 'middle', whiteSpace: 'nowrap' },
  '& th:first-of-type': { paddingLeft: 20 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 20 },
  '& thead th': { ...type.label, color: role.ink2 },
  '& tbody th': { fontWeight: 600, whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 180 },
  '& tbody tr': { borderTop: `1px solid ${role.line}` },
  '& small': { ...type.second, display: 'block', color: role.ink2, fontWeight: 400, whiteSpace: 'normal' },
  '& [data-number]': { textAlign: 'right' },
  '@container (max-width: 900px)': { '& [data-detail]': { display: 'none' } },
});

/**
 * A table that leaves out its cells with `data-detail` where the screen is narrow, and scrolls sideways if it is still too
 * wide; the keyboard reaches it.
 */
export function ScrollingTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Scroll tabIndex={0} role="group" aria-label={label}>
      <Table>{children}</Table>
    </Scroll>
  );
}
