import { MOST_MONTHS, type ReportName, reportNames } from '../../../../../contracts/reports/vocabulary.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { ColumnSort } from '../../../lib/url/sort-text.js';

/** Parameters in the address of the reports. An empty text means the default. */
export const reportDefaults = {
  report: '',
  from: '',
  to: '',
  piers: [] as readonly string[],
  marinas: [] as readonly string[],
  /** Keys of one column or two, each with a minus in front for the largest first. */
  sort: '',
  page: 1,
  page_size: 25,
};
export type ReportAddress = typeof reportDefaults;

/** Months that a report shows if the address names none. */
const SHOWN = 3;
const MOST_PAGES = 100_000;
const MOST_ROWS = 100;

export function monthBefore(month: string, months: number): string {
  let earlier = month;
  for (let step = 0; step < months; step += 1) earlier = addDays(`${earlier}-01`, -1).slice(0, 7);
  return earlier;
}

const isMonth = (text: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);

export interface ReportScope {
  readonly report: ReportName;
  readonly from: string;
  readonly to: string;
  readonly pier_ids?: string[];
  readonly marina_ids?: string[];
}

/**
 * The report that the address asks for; unknown values count as unset. Months in the wrong order change places, and a
 * span that is too long loses its first months.
 * @param today the marina's date
 */
export function scopeOf(address: ReportAddress, today: string): ReportScope {
  const { piers, marinas } = address;
  const report = reportNames.find((name) => name === address.report) ?? 'occupancy';
  const to = isMonth(address.to) ? address.to : today.slice(0, 7);
  const from = isMonth(address.from) ? address.from : monthBefore(to, SHOWN - 1);
  const [first, last] = from <= to ? [from, to] : [to, from];
  const earliest = monthBefore(last, MOST_MONTHS - 1);
  return {
    report,
    from: first < earliest ? earliest : first,
    to: last,
    ...(piers.length === 0 ? {} : { pier_ids: [...piers] }),
    ...(marinas.length === 0 ? {} : { marina_ids: [...marinas] }),
  };
}

/** The order in the address, `-nights,berth`; null: the report's own. */
export function orderIn(sort: string): ColumnSort | null {
  const columns = sort.split(',').map((text) => ({ key: text.replace(/^-/, ''), descending: text.startsWith('-') }));
  const [first, then] = columns.filter(({ key }) => key !== '');
  if (first === undefined) return null;
  return then === undefined || then.key === first.key ? first : { ...first, then };
}

function byColumn({ key: column, descending }: Pick<ColumnSort, 'key' | 'descending'>) {
  return { column, direction: descending ? ('desc' as const) : ('asc' as const) };
}

/** Page and order that the address asks for. */
export function pageOf({ sort, page, page_size }: ReportAddress) {
  const order = orderIn(sort);
  return {
    ...(order === null ? {} : { sort: { ...byColumn(order), ...(order.then && { then: byColumn(order.then) }) } }),
    page: Math.min(Math.max(1, page), MOST_PAGES),
    page_size: Math.min(Math.max(1, page_size), MOST_ROWS),
  };
}

/** The months that can be chosen, newest first: a year ahead, for bookings, and four years back. */
export function monthsOffered(today: string): string[] {
  const newest = monthBefore(`${Number(today.slice(0, 4)) + 1}-${today.slice(5, 7)}`, 0);
  return Array.from({ length: 61 }, (_, index) => monthBefore(newest, index));
}
