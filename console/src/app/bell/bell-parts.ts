import { styled } from '../../ui/theme/styled.js';
import { role } from '../../ui/theme/role.js';

/** The rows of a tab of the bell; they scroll, so that its tabs and its foot stay in view. */
export const BellList = styled('ul')({ maxHeight: '62dvh', overflowY: 'auto', padding: '6px 0' });

export const BellWords = styled('p')({ padding: '20px 10px', color: role.ink2 });

export const BellFoot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: '6px 4px 2px',
  borderTop: `1px solid ${role.line}`,
});
