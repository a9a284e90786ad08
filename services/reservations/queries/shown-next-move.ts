import type { ReservationDetail } from '../../../contracts/reservations/detail.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { startOfDate } from '../../platform/clock/clock.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { deadlineOf } from '../projections/deadlines.js';
import { whoMustMove } from '../domain/history.js';

/** Who moves next and until when; the end of a stay is nobody's move. */
export function shownNextMove(state: ReservationState, timeZone: string): ReservationDetail['next_move'] {
  const by = whoMustMove(state.statuses);
  if (by === null) return { by, deadline_at: null };
  const { kind, due_date, due_at } = deadlineOf(state);
  if (kind === 'finish') return { by, deadline_at: null };
  // The marina has the whole of the arrival date, in the marina's own time zone.
  const deadline_at = due_date === null ? due_at : startOfDate(addDays(due_date, 1), timeZone);
  return { by, deadline_at };
}
