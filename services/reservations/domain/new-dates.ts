import type { StaffAction } from './marina-action.js';
import type { ReservationState } from './reservation-state.js';
import type { Telling } from './reservation-command.js';
import { because } from './telling.js';
import { standingCode } from './reservation-state.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';

/** The move by which a stay gets other dates. */
export const datesMove = (state: ReservationState) =>
  standingCode(state) === 'WAITING_LIST' ? ('ADD_TO_WAITING_LIST' as const) : ('UPDATE' as const);

/**
 * The staff action by which a stay gets other dates while its terms stay: the price of an offer or booking is sent again
 * for the new nights, and a place on the waiting list stays one.
 * @param both why the boat keeps two berths
 */
export function datesInput(
  reservation_id: string,
  state: ReservationState,
  { start_date, end_date }: DateRange,
  { reason, tell, message = null }: Telling,
  both?: string,
): StaffAction {
  const words = message === null || message === '' ? {} : { message };
  const kept = both === undefined ? {} : { both_reason: both };
  const payload = { start_date, end_date, confirm_min_length: true, ...because(reason), tell, ...words, ...kept };
  return datesMove(state) === 'UPDATE'
    ? { reservation_id, action: 'UPDATE', payload }
    : { reservation_id, action: 'ADD_TO_WAITING_LIST', payload };
}
