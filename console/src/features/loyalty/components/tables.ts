import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

/** On a narrow screen the table scrolls within its card. */
export const Scroll = styled('div')({ position: 'relative', overflowX: 'auto' });
export const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontSize: 12, fontWeight: 600, textAlign: 'left', color: role.ink3, padding: '0 10px 8px 0' },
  '& td': { padding: '10px 10px 10px 0', borderTop: `1px solid ${role.line}` },
  '& .sum': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .wrong': { color: role.wrong.on },
});
