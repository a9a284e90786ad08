import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

/** Card, work and facts side by side; the facts move below the work on smaller screens, and all into one column. */
export const ThreeColumns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: '288px minmax(0, 1fr) 288px',
  '@media (max-width: 1199px)': {
    gridTemplateColumns: '288px minmax(0, 1fr)',
    '& > :nth-child(3)': { gridColumn: 2 },
  },
  '@media (max-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :nth-child(3)': { gridColumn: 1 },
  },
});

/** Facts in two columns, each with its label above. */
export const FactGrid = styled('dl')({
  display: 'grid',
  gap: '14px 20px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  margin: 0,
  '& dt': { ...type.label, color: role.ink2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', minHeight: 20 },
});
