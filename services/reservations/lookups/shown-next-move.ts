import type { ReservationDetail } from '../../../contracts/reservations/detail.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { startOfDate } from '../../platform/clock/clock.js';
import { whoMustMove } from '../domain/history.js';
import { instalmentsOfStay } from '../domain/instalments.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { deadlineOf } from '../projections/deadlines.js';

/** Who must act next and by when; the end of a stay has no one to act. */
export function shownNextMove(state: ReservationState, timeZone: string): ReservationDetail['next_move'] {
  const by = whoMustMove(state.statuses);
  if (by === null) return { by, deadline_at: null };
  const { kind, due_date, due_at } = deadlineOf(state);
  if (kind === 'finish') return { by, deadline_at: null };
  if (kind === 'instalment' || kind === 'instalment_reminder' || kind === 'contract_end') {
    const due_on = firstUnpaid(state);
    return { by, deadline_at: due_on === null ? null : startOfDate(addDays(due_on, 1), timeZone) };
  }
  // The marina has until the end of the arrival date in its own time zone.
  const deadline_at = due_date === null ? due_at : startOfDate(addDays(due_date, 1), timeZone);
  return { by, deadline_at };
}

/** The day of the first instalment that is not paid, whichever day it is today. */
function firstUnpaid(state: ReservationState): string | null {
  return instalmentsOfStay(state, state.start_date).find(({ open }) => open > 0)?.due_on ?? null;
}
