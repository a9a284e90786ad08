import { styled } from '../../../ui/theme/styled.js';

/** Person, work and facts side by side; the facts move below the work on smaller screens, and all into one column. */
export const PageColumns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: '288px minmax(0, 1fr) 288px',
  '& > *': { display: 'grid', gap: 16, minWidth: 0 },
  '@media (max-width: 1199px)': {
    gridTemplateColumns: '288px minmax(0, 1fr)',
    '& > :nth-child(3)': { gridColumn: 2 },
  },
  '@media (max-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :nth-child(3)': { gridColumn: 1 },
  },
});
