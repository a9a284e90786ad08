import type { VisitorRow } from '../../../../../contracts/customers/boater.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';

type Visit = NonNullable<VisitorRow['next_visit']>;

export type VisitStage = 'ourMove' | 'offered' | 'booked' | 'waitingList';

/** How far a visitor's next stay has come. */
export function visitStage({ reservation_status, action_required }: Visit): VisitStage {
  if (reservation_status === 'waiting_list') return 'waitingList';
  if (action_required === 'MARINA') return 'ourMove';
  if (reservation_status === 'approved') return 'booked';
  return action_required === 'BOATER' ? 'offered' : 'booked';
}

/** The mark at the right of a visitor's row: only our moves and booked stays have one. */
export function visitMark(visit: Visit | null): Extract<StatusKind, 'our_move' | 'booked'> | null {
  if (visit === null) return null;
  const stage = visitStage(visit);
  if (stage === 'ourMove') return 'our_move';
  return stage === 'booked' ? 'booked' : null;
}

/** How a visitor's next stay stands today. A boat is here once its arrival is confirmed, and until its departure is. */
export function visitTime(
  visit: Visit,
  today: string,
): 'hereUntil' | 'left' | 'expectedToday' | 'expectedSince' | 'later' {
  if (visit.presence === 'HERE') return 'hereUntil';
  if (visit.presence === 'LEFT') return 'left';
  if (visitStage(visit) !== 'booked' || visit.start_date > today) return 'later';
  return visit.start_date === today ? 'expectedToday' : 'expectedSince';
}
