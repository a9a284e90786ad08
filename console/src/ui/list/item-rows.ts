import { role } from '../theme/role.js';
import { styled } from '../theme/styled.js';

/** A list without columns: each row has its texts at the left and its actions at the right. */
export const ItemRows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });
export const ItemRow = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${role.line}` },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
});
