import type { StayInstalment } from '../../../contracts/reservations/detail.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { localDate } from '../../platform/clock/clock.js';
import { instalmentsOfStay } from '../domain/instalments.js';
import { outstanding, type ReservationState } from '../domain/reservation-state.js';

/**
 * The instalments of a stay in decimals, with how each stands on the marina's `today`. The first one secures the berth:
 * while it has to be paid online before its day, the day by which it must be paid is shown.
 */
export function shownInstalments(state: ReservationState, today: string, timeZone: string): StayInstalment[] {
  const { deadline } = state;
  const payBy = deadline === null || outstanding(state) === 0 ? null : localDate(deadline, timeZone);
  return instalmentsOfStay(state, today).map((instalment) => ({
    ...instalment,
    due_on: payBy !== null && instalment.number === 1 && payBy < instalment.due_on ? payBy : instalment.due_on,
    amount: toDecimal(instalment.amount),
    open: toDecimal(instalment.open),
  }));
}
