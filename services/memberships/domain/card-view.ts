import type { Membership } from '../../../contracts/memberships/queries.js';
import type { Card } from './card-state.js';
import type { CardContext } from './card-context.js';
import { statusOn } from './card-validity.js';
import { mayRedeem } from './redeem-nights.js';
import { withSharedNights } from './shared-nights.js';
import { nightsLeft, redeemableNights, type Stay } from './redeemable-nights.js';
import type { MembershipCard } from '../../../contracts/vocabulary/membership-card.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';

/** The card as one marina's screens show it. */
export function membershipCardOf(card_id: string, card: Card, context: CardContext): MembershipCard {
  const { status, expires_on, redeem_nights_left, nights_available } = membershipOf(card_id, card, context);
  return {
    card_id,
    card_number: card.card_number,
    type: 'TEM',
    status,
    expires_on,
    renewal_requested_on: card.renewal_request?.requested_on ?? null,
    first_visit_on: card.first_visit_on,
    auto_renew: card.auto_renew,
    nights_per_year: card.nights_per_year,
    home_marina_id: card.home_marina_id,
    vessel_id: card.vessel_id,
    nights_available,
    redeem_nights_left,
  };
}

/** The card's benefits in one marina: for a stay, or in the current year. */
export function membershipOf(
  card_id: string,
  card: Card,
  context: CardContext,
  stay?: Stay,
  reservationId?: string,
): Membership {
  const counted = withSharedNights(card, context);
  const nights_available = nightsLeft(counted, stay?.start_date ?? context.today, reservationId);
  const redeemable = stay === undefined ? nights_available : redeemableNights(counted, stay, reservationId).length;
  const status = statusOn(card, context.today);
  return {
    card_id,
    card_number: card.card_number,
    status,
    expires_on: card.expires_on,
    active: status === 'active',
    tem_member: context.tem_member,
    redeem_nights_left: mayRedeem(card, context) === null ? redeemable : 0,
    nights_available,
  };
}

/** The most valuable of several cards: active before others, then the most nights, then by number. */
export function bestOf(memberships: readonly Membership[]): Membership | null {
  const ranked = [...memberships].sort(
    (a, b) =>
      Number(b.active) - Number(a.active) ||
      b.redeem_nights_left - a.redeem_nights_left ||
      byText(a.card_number, b.card_number),
  );
  return ranked[0] ?? null;
}
