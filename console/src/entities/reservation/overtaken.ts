import { berthErrors } from '../../../../contracts/berths/errors.js';
import type { ReservationError } from '../../../../contracts/reservations/errors.js';
import { trafficErrors } from '../../../../contracts/traffic/errors.js';
import { ApiError } from '../../lib/api/api-error.js';

/** Refusals that say no more than that the reservation has moved on: what was done, by whom and when says it all. */
const movedOn: readonly string[] = [
  'STALE',
  'RESERVATION_ACTION_NOT_ALLOWED' satisfies ReservationError,
  trafficErrors.not_booked,
];

/** Refusals that name a reason, which exists only because someone else acted first. */
const doneBefore: readonly string[] = [
  berthErrors.reservation_has_berth,
  'RESERVATION_BERTH_OFFER_RUNNING' satisfies ReservationError,
  'RESERVATION_NO_BERTH_OFFER' satisfies ReservationError,
  'RESERVATION_NO_SUPPLY_ALERT' satisfies ReservationError,
  'RESERVATION_HAS_NO_BERTH' satisfies ReservationError,
  trafficErrors.already_seen,
  trafficErrors.departed,
];

/** Field errors that mean the same: someone has already taken the payment, so a second one exceeds the balance. */
const fieldsDoneBefore: readonly string[] = ['reservation_paymentMoreThanBalance'];

/**
 * Tells whether an action was refused because someone else acted first. `alone`: the earlier action is the only reason.
 * `beside`: the refusal names another reason, and the earlier action is told after it. Null: nobody acted first.
 */
export function overtaken(error: unknown): 'alone' | 'beside' | null {
  if (!(error instanceof ApiError)) return null;
  if (movedOn.includes(error.error_type)) return 'alone';
  if (doneBefore.includes(error.error_type)) return 'beside';
  return error.errors.some(({ code }) => fieldsDoneBefore.includes(code)) ? 'beside' : null;
}
