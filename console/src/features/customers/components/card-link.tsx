import { Link } from 'react-router-dom';
import { styled } from '../../../ui/theme/styled.js';
import { cardHref } from '../model/row-addresses.js';
import type { MembershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

const NumberLink = styled(Link)({ color: 'inherit', fontWeight: 600 });

/** The number of a customer's card, which opens it; a dash without one. */
export function CardLink({ card }: { readonly card: Pick<MembershipCard, 'card_number'> | null }) {
  return card === null ? '–' : <NumberLink to={cardHref(card)}>{card.card_number}</NumberLink>;
}
