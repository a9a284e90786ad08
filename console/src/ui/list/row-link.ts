import { styled } from '../theme/styled.js';
import { Link } from 'react-router-dom';
import { role } from '../theme/role.js';

/**
 * The link of a row or card, whose focus frames the whole row. It lets clicks through, so that texts can be selected. Its
 * text is smaller than the row: the margin, in pixels, scrolls the rest of the row into sight.
 */
export const RowLink = styled(Link)({
  color: 'inherit',
  fontWeight: 'inherit',
  scrollMarginBlock: 24,
  '&:hover': { textDecoration: 'none' },
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit', pointerEvents: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${role.sea}`, outlineOffset: -2 },
});
