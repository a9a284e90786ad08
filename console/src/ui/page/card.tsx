import { styled } from '../theme/styled.js';
import { radius } from '../theme/measures.js';
import { role } from '../theme/role.js';

/** A sheet on the page. Put `Section`s into it; lines between them come by themselves. */
export const Card = styled('div')({
  minWidth: 0,
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
});
