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

/** Refusals with a reason of their own, which is there because somebody has acted before. */
const doneBefore: readonly string[] = [
  berthErrors.reservation_has_berth,
  'RESERVATION_BERTH_OFFER_RUNNING' satisfies ReservationError,
  'RESERVATION_NO_BERTH_OFFER' satisfies ReservationError,
  'RESERVATION_NO_SUPPLY_ALERT' satisfies ReservationError,
  'RESERVATION_HAS_NO_BERTH' satisfies ReservationError,
  trafficErrors.already_seen,
  trafficErrors.departed,
];

/** What was to be paid was paid before: the payment would be more than the balance. */
const fieldsDoneBefore: readonly string[] = ['reservation_paymentMoreThanBalance'];

/**
 * Whether an action was refused because somebody else had acted first: `alone` where the earlier action is the whole
 * reason, `beside` where it comes after the reason that the refusal names.
 */
export function overtaken(error: unknown): 'alone' | 'beside' | null {
  if (!(error instanceof ApiError)) return null;
  if (movedOn.includes(error.error_type)) return 'alone';
  if (doneBefore.includes(error.error_type)) return 'beside';
  return error.errors.some(({ code }) => fieldsDoneBefore.includes(code)) ? 'beside' : null;
}
