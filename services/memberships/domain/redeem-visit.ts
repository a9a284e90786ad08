import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { oneYearBefore } from '../../../contracts/memberships/rules/one-year-from.js';
import type { CardContext } from './card-context.js';
import type { CardEvent } from './card-events.js';
import type { Card } from './card-state.js';
import { mayRedeem } from './redeem-nights.js';
import { nightsOf, nightsTaken, redeemableNights, type Stay } from './redeemable-nights.js';

/** A visited marina redeems every night of `[start_date, end_date)`, which is over (spec 2 §4). */
export interface RedeemVisitCommand extends Stay {
  readonly type: 'RedeemVisit';
  readonly visit_id: string;
  /** The holder's stays in this marina, as far as it takes reservations. */
  readonly stays: readonly Stay[];
}

/** The marina takes back a visit that it entered by mistake. */
export interface ReturnVisitCommand {
  readonly type: 'ReturnVisit';
  readonly visit_id: string;
}

export function decideVisit(command: RedeemVisitCommand, card: Card, context: CardContext): CardEvent[] | Refusal {
  const { visit_id } = command;
  if (card.redemptions.some((redemption) => redemption.visit_id === visit_id)) return [];
  const dates = nightsOf(command);
  if (dates.length === 0) return refuseFields({ path: 'end_date', code: 'reservation_minOneNight' });
  const refusal =
    mayRedeem(card, context) ??
    timeRefusal(command, context) ??
    stayRefusal(command) ??
    countRefusal(dates, card, command);
  if (refusal !== null) return refusal;
  const { marina_id } = context;
  return [{ type: 'VisitRedeemed', data: { visit_id, marina_id, nights: dates.length, dates } }];
}

export function decideReturning(
  { visit_id }: ReturnVisitCommand,
  card: Card,
  { marina_id }: CardContext,
): CardEvent[] | Refusal {
  const visit = card.redemptions.find((redemption) => redemption.visit_id === visit_id);
  if (visit?.marina_id !== marina_id) return refuse('not_found', membershipErrors.visit_not_found);
  return [{ type: 'VisitReturned', data: { visit_id, nights: visit.dates.length } }];
}

/** The past year, up to last night. */
function timeRefusal({ start_date, end_date }: Stay, { today }: CardContext): Refusal | null {
  if (end_date > today) return refuse('conflict', membershipErrors.visit_in_future, { details: { until: today } });
  const from = oneYearBefore(today);
  return start_date < from ? refuse('conflict', membershipErrors.visit_too_old, { details: { from } }) : null;
}

/** A visit during a stay on record cannot exceed it; a marina that has none on record enters any past nights. */
function stayRefusal({ start_date, end_date, stays }: RedeemVisitCommand): Refusal | null {
  const touched = stays.filter((stay) => stay.start_date < end_date && start_date < stay.end_date);
  const nights = new Set(touched.flatMap(nightsOf));
  const [first] = touched;
  if (first === undefined || nightsOf({ start_date, end_date }).every((night) => nights.has(night))) return null;
  const details = { start_date: first.start_date, end_date: first.end_date };
  return refuse('conflict', membershipErrors.visit_outside_stay, { details });
}

function countRefusal(dates: readonly string[], card: Card, stay: Stay): Refusal | null {
  const taken = nightsTaken(card);
  const again = dates.filter((night) => taken.has(night));
  if (again.length > 0) return refuse('conflict', membershipErrors.night_redeemed, { details: { dates: again } });
  const possible = redeemableNights(card, stay).length;
  return possible < dates.length
    ? refuse('conflict', membershipErrors.more_than_left, { details: { nights: possible } })
    : null;
}
