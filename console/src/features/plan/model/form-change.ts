import type { PlanGesture } from '../../../../../contracts/berths/plan-gestures.js';
import { type ChartBar, OPEN_END } from './chart-bar.js';
import { type Aim, type Asked, changeOf } from './gesture.js';

export type ChangeKind = 'move' | 'dates' | 'swap' | 'split';

/** The choices in the form of a change. A field that is not filled in is empty. */
export interface ChangeChoice {
  readonly berthId: string;
  readonly other: ChartBar | null;
  /** The first night on the other berth of a stay that is split. */
  readonly from: string;
  /** A resident whose end is empty stays until further notice. */
  readonly dates: { readonly start: string; readonly end: string };
}

/** The change that the form of a bar describes; null: a choice is missing, or nothing changes. */
export function changeAsked(
  bar: ChartBar,
  kind: ChangeKind,
  choice: ChangeChoice,
  segments: readonly ChartBar[],
): Asked | null {
  const aim = aimOf(bar, kind, choice);
  if (aim.berthId === '' || aim.start === '' || aim.end <= aim.start) return null;
  const splitFrom = kind === 'split' ? aim.start : null;
  const change =
    kind === 'dates' ? datesChange(bar, aim) : changeOf({ ...aim, bar, grip: 'body', splitFrom, by: 'keys' }, segments);
  return change === null ? null : { change, aim, bar };
}

function aimOf(bar: ChartBar, kind: ChangeKind, { berthId, other, from, dates }: ChangeChoice): Aim {
  const { start, end } = bar;
  switch (kind) {
    case 'swap':
      return { berthId: other?.berthId ?? '', start, end, swapWith: other };
    case 'dates':
      return { berthId: bar.berthId, start: dates.start, end: endOf(bar, dates.end), swapWith: other };
    case 'split':
      return { berthId, start: from, end, swapWith: other };
    case 'move':
      return { berthId, start, end, swapWith: other };
  }
}

function endOf({ kind }: ChartBar, end: string): string {
  return kind === 'RESIDENT' && end === '' ? OPEN_END : end;
}

/** The form has the dates of the whole stay, a gesture those of one bar of it. */
function datesChange(bar: ChartBar, { start: start_date, end }: Aim): PlanGesture | null {
  const { kind, allocationId, reservationId } = bar;
  if (start_date === bar.stayStart && end === bar.stayEnd) return null;
  if (kind === 'RESIDENT') {
    const end_date = end === OPEN_END ? null : end;
    return allocationId === null ? null : { type: 'RESIDENT_DATES', allocation_id: allocationId, start_date, end_date };
  }
  return reservationId === null ? null : { type: 'DATES', reservation_id: reservationId, start_date, end_date: end };
}
