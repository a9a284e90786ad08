import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { type DepartureMove, departureMoves, departuresOf } from '../../../entities/stay-change/departure-rules.js';
import { isArrivalMissing, isNoShow, isOverdue } from './activity-view.js';
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
  /** The buttons beside the line by which a stay becomes longer or shorter; the other such moves are in the menu. */
  readonly departureButtons: readonly DepartureMove[];
  /** The boat did not come, and its stay is over: no other day is left to choose. */
  readonly noShow: boolean;
  /** Whether a button leads to the absence, which knows who else is in the berth. */
  readonly absenceButton: boolean;
  readonly undo: boolean;
  /** Whether one press confirms the arrival and records the payment of what the stay still costs. */
  readonly arrivedAndPaid: boolean;
  readonly menu: readonly MenuMove[];
}

/** What a line of the traffic offers today to a user with these rights. */
export function offeredMoves(row: TrafficEventRow, today: string, may: MovementRights): OfferedMoves {
  const { reservation, absence_report } = row;
  const done = row.confirmed_at !== null;
  const noShow = isNoShow(row, today);
  // Whoever records movements may note a late boat; other dates need the plan.
  const dates = !noShow && reservation !== null && (may.plan || may.confirm) && mayChangeDates(row, today);
  const departures = departuresOffered(row, today, may);
  const departureButtons = isAtHand(row) ? departures : [];
  return {
    dates,
    datesButton: dates && !done ? datesButtonOf(row, today, departureButtons.length > 0) : null,
    departureButtons,
    noShow: noShow && may.cancel,
    absenceButton: absence_report !== null && may.editAbsence && !done && row.date > today,
    undo: done && row.can_undo && may.confirm,
    arrivedAndPaid: paysOnArrival(row) && !noShow && may.confirm && may.takePayment,
    menu: menuOf(row, today, may, {
      edit: dates,
      departures: departures.filter((move) => !departureButtons.includes(move)),
      noShow,
    }),
  };
}

/** Which button stands beside the movement for other dates; buttons for more and fewer nights stand in its place. */
function datesButtonOf(row: TrafficEventRow, today: string, hasDepartures: boolean): OfferedMoves['datesButton'] {
  if (isOverdue(row)) return 'late';
  return row.date > today && !hasDepartures ? 'edit' : null;
}

/** Where another boat has the berth, the arrival asks first where the boat lies. */
function paysOnArrival({ type, can_confirm, to_pay, reservation, conflict }: TrafficEventRow): boolean {
  return type === 'ARRIVAL' && can_confirm && to_pay !== null && reservation !== null && conflict !== 'BERTH_OCCUPIED';
}

/** By which moves the stay of a movement can become longer or shorter today. */
function departuresOffered(row: TrafficEventRow, today: string, may: MovementRights): DepartureMove[] {
  const { reservation } = row;
  // A boat that has left, or never came, does not stay longer.
  const here = row.type === 'ARRIVAL' ? !isNoShow(row, today) : mayChangeDates(row, today);
  if (!may.plan || reservation === null || !here) return [];
  return departureMoves.filter((move) => departuresOf(reservation, move, today) !== null);
}

/** Who leaves, or has come today, is the one to ask for more or fewer nights. */
function isAtHand({ type, can_undo }: TrafficEventRow): boolean {
  return type === 'DEPARTURE' || can_undo;
}

interface MenuOffered {
  readonly edit: boolean;
  readonly departures: readonly DepartureMove[];
  readonly noShow: boolean;
}

function menuOf(row: TrafficEventRow, today: string, may: MovementRights, offers: MenuOffered): MenuMove[] {
  const { reservation, absence_report, to_pay } = row;
  const arrives = reservation !== null && row.type === 'ARRIVAL';
  const done = row.confirmed_at !== null;
  const moves: readonly (readonly [MenuMove, boolean])[] = [
    ['open', reservation !== null],
    ['absence', absence_report !== null && may.seeAbsence],
    ['pay', reservation !== null && to_pay !== null && may.takePayment],
    ['edit', offers.edit],
    ['longer', offers.departures.includes('longer')],
    ['earlier', offers.departures.includes('earlier')],
    ['elsewhere', arrives && row.can_confirm && may.confirm],
    ['arrived', isArrivalMissing(row, today) && may.confirm],
    ['onTime', row.expected !== null && !done && may.confirm],
    ['restore', row.can_restore && may.confirm],
    ['notComing', arrives && !done && !offers.noShow && may.cancel],
  ];
  return moves.filter(([, offered]) => offered).map(([move]) => move);
}
