import { role } from '../theme/role.js';
import { styled } from '../theme/styled.js';

/** A check box of the table, with a target of a whole cell. */
export const Tick = styled('input')({
  position: 'relative',
  zIndex: 1,
  width: 18,
  height: 18,
  margin: 0,
  verticalAlign: 'middle',
  accentColor: role.sea,
  cursor: 'pointer',
  '&::before': { content: '""', position: 'absolute', inset: -13 },
});
