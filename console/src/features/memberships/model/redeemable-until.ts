import { cardYearEnd } from '../../../../../contracts/memberships/rules/card-year.js';
import type { MembershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

/** The earlier of the end of the card's present year and the card's own: until then, the present nights can be redeemed. */
export function redeemableUntil(
  { expires_on, first_visit_on }: Pick<MembershipCard, 'expires_on' | 'first_visit_on'>,
  today: string,
): string {
  const yearEnds = first_visit_on === null ? expires_on : cardYearEnd(first_visit_on, today);
  return yearEnds < expires_on ? yearEnds : expires_on;
}
