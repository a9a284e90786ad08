import { Link } from 'react-router-dom';
import type { MembershipCard } from '../../../../../contracts/memberships/card.js';
import { styled } from '../../../ui/theme/styled.js';
import { cardHref } from '../model/row-addresses.js';

const NumberLink = styled(Link)({ color: 'inherit', fontWeight: 600 });

/** The number of a customer's card, which opens it; a dash without one. */
export function CardLink({ card }: { readonly card: Pick<MembershipCard, 'card_number' | 'vessel_id'> | null }) {
  if (card === null) return '–';
  const { card_number, vessel_id } = card;
  return vessel_id === null ? card_number : <NumberLink to={cardHref({ vessel_id })}>{card_number}</NumberLink>;
}
