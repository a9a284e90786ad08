import { Link } from 'react-router-dom';
import { role } from '../../../ui/theme/role.js';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';

/** A number or a word that opens the list behind it. */
export const FigureLink = styled(Link)({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [media.touch]: { display: 'inline-block', padding: '10px 4px', margin: '-10px -4px' },
});

/** A link in the head of a card. */
export const HeadLink = styled(FigureLink)({ color: role.sea, fontSize: 13 });
