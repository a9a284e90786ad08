import type { TrafficActivity, TrafficEventRow, TrafficType } from '../../../../../contracts/traffic/traffic.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';

export const activityTabs = ['today', 'tomorrow', 'next', 'past', 'conflicts'] as const;
export type ActivityTab = (typeof activityTabs)[number];

/** Parameters in the address. */
export const activityDefaults = { tab: 'today' as string, search: '', pier: [] as readonly string[] };

export function tabOf(text: string): ActivityTab {
  return activityTabs.find((tab) => tab === text) ?? 'today';
}

/** The day on which the boat comes or goes: what it gave notice of, otherwise as booked. */
export function dayOf({ date, expected }: TrafficEventRow): string {
  return expected?.date ?? date;
}

/** Residents may come and go unseen: their days pass without anybody having to confirm them. */
export function isOverdue({ state, absence_report }: TrafficEventRow): boolean {
  if (absence_report !== null) return false;
  return state === 'not_arrived' || state === 'not_departed';
}

/** A boat that never came to a stay whose nights have passed: it can neither come late nor on other days. */
export function isNoShow(row: TrafficEventRow, today: string): boolean {
  return row.type === 'ARRIVAL' && isOverdue(row) && row.reservation !== null && row.reservation.end_date <= today;
}

/** A departure that is due or overdue although the arrival of the boat was never confirmed. */
export function isArrivalMissing(row: TrafficEventRow, today: string): boolean {
  if (row.type === 'ARRIVAL' || row.reservation === null || isDone(row)) return false;
  return row.date <= today && !row.can_confirm;
}

export function isDone({ confirmed_at }: TrafficEventRow): boolean {
  return confirmed_at !== null;
}

/** All arrivals and departures of an answer, each once. */
function allRows({ today, tomorrow, next_three_days, last_seven_days }: TrafficActivity): TrafficEventRow[] {
  return [last_seven_days, today, tomorrow, next_three_days].flatMap(({ arrivals, departures }) => [
    ...arrivals,
    ...departures,
  ]);
}

/** The answer in which a movement that was just confirmed is done, until the server's next answer says so. */
export function withConfirmed(
  activity: TrafficActivity,
  id: string,
  { confirmed_at, confirmed_by }: Pick<TrafficEventRow, 'confirmed_at' | 'confirmed_by'>,
): TrafficActivity {
  const done = { confirmed_at, confirmed_by, conflict: null, can_undo: true };
  const rows = (before: readonly TrafficEventRow[]): TrafficEventRow[] =>
    before.map((row) => {
      if (row.traffic_event_id !== id) return row;
      return { ...row, ...done, state: row.type === 'ARRIVAL' ? 'arrived' : 'departed' };
    });
  const days = ({ arrivals, departures }: TrafficActivity['today']) => ({
    arrivals: rows(arrivals),
    departures: rows(departures),
  });
  return {
    date: activity.date,
    today: days(activity.today),
    tomorrow: days(activity.tomorrow),
    next_three_days: days(activity.next_three_days),
    last_seven_days: days(activity.last_seven_days),
    conflicts: activity.conflicts.filter((row) => row.traffic_event_id !== id),
  };
}

/**
 * The rows of a tab. Today also has what is overdue, and what was confirmed today although it was due earlier, because
 * that is today's work.
 */
export function rowsOf(activity: TrafficActivity, tab: ActivityTab): TrafficEventRow[] {
  const { date } = activity;
  switch (tab) {
    case 'today':
      return allRows(activity).filter(
        (row) => dayOf(row) === date || isOverdue(row) || (row.date < date && row.can_undo),
      );
    case 'tomorrow':
      return allRows(activity).filter((row) => dayOf(row) === addDays(date, 1));
    case 'next':
      return allRows(activity).filter((row) => dayOf(row) > addDays(date, 1));
    case 'past':
      return allRows(activity).filter((row) => row.date < date);
    case 'conflicts':
      return [...activity.conflicts];
  }
}

export interface Wanted {
  readonly search: string;
  readonly pier: readonly string[];
}

/** Boat, person or berth contains the text, and the berth is on one of the piers. */
export function matching(rows: readonly TrafficEventRow[], { search, pier }: Wanted): TrafficEventRow[] {
  const wanted = folded(search);
  return rows.filter(({ vessel, boater, berth }) => {
    if (pier.length > 0 && !pier.includes(berth?.pier_name ?? '')) return false;
    const words = [vessel.name, boater.first_name, boater.last_name, berth?.label ?? ''].join(' ');
    return wanted === '' || folded(words).includes(wanted);
  });
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

export function piersOf(activity: TrafficActivity): string[] {
  const names = allRows(activity).flatMap(({ berth }) =>
    berth === null || berth.pier_name === '' ? [] : [berth.pier_name],
  );
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, undefined, { numeric: true }));
}

/** Groups of a column. Under the tabs of several days, the groups are days (`2027-07-14`). */
export interface RowGroup {
  readonly id: string;
  readonly rows: readonly TrafficEventRow[];
}

/** The column of a tab: overdue, still to come and done; days under the tabs of several days. */
export function groupsOf(rows: readonly TrafficEventRow[], type: TrafficType, tab: ActivityTab): RowGroup[] {
  const own = rows.filter((row) => row.type === type).sort(byDayAndTime);
  if (tab === 'next' || tab === 'past' || tab === 'conflicts') {
    const days = [...new Set(own.map(dayOf))].sort();
    if (tab === 'past') days.reverse();
    return days.map((day) => ({ id: day, rows: own.filter((row) => dayOf(row) === day) }));
  }
  const groups = [
    { id: 'overdue', rows: own.filter(isOverdue) },
    { id: 'coming', rows: own.filter((row) => !isOverdue(row) && !isDone(row)) },
    { id: 'done', rows: own.filter(isDone).sort((one, other) => confirmed(other).localeCompare(confirmed(one))) },
  ];
  return groups.filter(({ id, rows: found }) => found.length > 0 || (id === 'coming' && own.length > 0));
}

const confirmed = ({ confirmed_at }: TrafficEventRow): string => confirmed_at ?? '';

function byDayAndTime(one: TrafficEventRow, other: TrafficEventRow): number {
  const key = (row: TrafficEventRow): string => `${dayOf(row)} ${row.expected?.time ?? '99'}`;
  const berth = (row: TrafficEventRow): string => row.berth?.label ?? '~';
  return key(one).localeCompare(key(other)) || berth(one).localeCompare(berth(other), undefined, { numeric: true });
}

/** Rows of a printed list, by pier and berth. */
export function printedPiers(rows: readonly TrafficEventRow[]): { pier: string; rows: TrafficEventRow[] }[] {
  const label = (row: TrafficEventRow): string => row.berth?.label ?? '';
  const piers = new Map<string, TrafficEventRow[]>();
  for (const row of [...rows].sort((one, other) =>
    label(one).localeCompare(label(other), undefined, { numeric: true }),
  )) {
    const pier = row.berth?.pier_name ?? '';
    piers.set(pier, [...(piers.get(pier) ?? []), row]);
  }
  return [...piers]
    .map(([pier, found]) => ({ pier, rows: found }))
    .sort((one, other) => one.pier.localeCompare(other.pier, undefined, { numeric: true }));
}
