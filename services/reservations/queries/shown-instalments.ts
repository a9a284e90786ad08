import type { StayInstalment } from '../../../contracts/reservations/detail.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { instalmentsOfStay } from '../domain/instalments.js';
import type { ReservationState } from '../domain/reservation-state.js';

/** The instalments of a stay in decimals, with how each stands on the marina's `today`. */
export function shownInstalments(state: ReservationState, today: string): StayInstalment[] {
  return instalmentsOfStay(state, today).map((instalment) => ({
    ...instalment,
    amount: toDecimal(instalment.amount),
    open: toDecimal(instalment.open),
  }));
}
