import { styled } from '../theme/styled.js';
import { radius } from '../theme/measures.js';
import { role } from '../theme/role.js';

/** A card for `Section`s; it draws the lines between them. */
export const Card = styled('div')({
  minWidth: 0,
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
});
