import type { MembershipCard } from '../../../../../contracts/memberships/card.js';
import { oneYearFrom } from '../../../../../contracts/memberships/rules/one-year-from.js';

/** The earlier of one year after the first visit and the card's end: until then, the present nights can be redeemed. */
export function redeemableUntil({
  expires_on,
  first_visit_on,
}: Pick<MembershipCard, 'expires_on' | 'first_visit_on'>): string {
  const yearEnds = first_visit_on === null ? expires_on : oneYearFrom(first_visit_on);
  return yearEnds < expires_on ? yearEnds : expires_on;
}
