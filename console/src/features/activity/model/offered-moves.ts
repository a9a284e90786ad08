import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { type DepartureMove, departuresOf } from '../../../entities/stay-change/departure-rules.js';
import { isArrivalMissing, isOverdue } from './activity-view.js';
import { mayChangeDates } from './new-dates.js';

/** What the user may do with movements, stays and absences. */
export interface MovementRights {
  readonly confirm: boolean;
  readonly plan: boolean;
  readonly cancel: boolean;
  readonly seeAbsence: boolean;
  readonly editAbsence: boolean;
  readonly takePayment: boolean;
}

export type MenuMove =
  | 'open'
  | 'absence'
  | 'pay'
  | 'edit'
  | 'longer'
  | 'earlier'
  | 'elsewhere'
  | 'arrived'
  | 'onTime'
  | 'restore'
  | 'notComing';

export interface OfferedMoves {
  /** Whether the dates of the stay can be changed at all. */
  readonly dates: boolean;
  /** The button beside the line that changes the dates; null: none. */
  readonly datesButton: 'late' | 'edit' | null;
  /** Whether a button leads to the absence, which knows who else is in the berth. */
  readonly absenceButton: boolean;
  readonly undo: boolean;
  readonly menu: readonly MenuMove[];
}

/** What a line of the traffic offers today to a user with these rights. */
export function offeredMoves(row: TrafficEventRow, today: string, may: MovementRights): OfferedMoves {
  const { reservation, absence_report } = row;
  const done = row.confirmed_at !== null;
  // Whoever records movements may note a late boat; other dates need the plan.
  const dates = reservation !== null && (may.plan || may.confirm) && mayChangeDates(row, today);
  const overdue = isOverdue(row);
  const beside = dates && !done && (overdue || row.date > today);
  return {
    dates,
    datesButton: beside ? (overdue ? 'late' : 'edit') : null,
    absenceButton: absence_report !== null && may.editAbsence && !done && row.date > today,
    undo: done && row.can_undo && may.confirm,
    menu: menuOf(row, today, may, dates),
  };
}

function menuOf(row: TrafficEventRow, today: string, may: MovementRights, dates: boolean): MenuMove[] {
  const { reservation, absence_report, to_pay } = row;
  // A boat that has left, or never came, does not stay longer.
  const here = row.type === 'ARRIVAL' || mayChangeDates(row, today);
  const mayDepart = (move: DepartureMove) =>
    may.plan && reservation !== null && here && departuresOf(reservation, move, today) !== null;
  const arrives = reservation !== null && row.type === 'ARRIVAL';
  const done = row.confirmed_at !== null;
  const moves: readonly (readonly [MenuMove, boolean])[] = [
    ['open', reservation !== null],
    ['absence', absence_report !== null && may.seeAbsence],
    ['pay', reservation !== null && to_pay !== null && may.takePayment],
    ['edit', dates],
    ['longer', mayDepart('longer')],
    ['earlier', mayDepart('earlier')],
    ['elsewhere', arrives && row.can_confirm && may.confirm],
    ['arrived', isArrivalMissing(row, today) && may.confirm],
    ['onTime', row.expected !== null && !done && may.confirm],
    ['restore', row.can_restore && may.confirm],
    ['notComing', arrives && !done && may.cancel],
  ];
  return moves.filter(([, offered]) => offered).map(([move]) => move);
}
