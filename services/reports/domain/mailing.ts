import { type ReportName, reportNames } from '../../../contracts/reports/vocabulary.js';
import { exportOfMarinasRequest } from '../../../contracts/reports/report.js';
import { addDays, dayNumber } from '../../../contracts/vocabulary/dates.js';

/** The week that begins on a Monday, or the month, that a date belongs to. Each mail is sent once in each. */
export function periodOf(every: 'WEEK' | 'MONTH', date: string): string {
  // Day 0 was a Thursday.
  return every === 'MONTH' ? date.slice(0, 7) : addDays(date, -((dayNumber(date) + 3) % 7));
}

const isMonth = (text: string | null): text is string => text !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);

/** A report as the address of the screen names it. */
export interface MailedScope {
  readonly report: ReportName;
  readonly from: string;
  readonly to: string;
  readonly pier_ids?: string[];
  readonly marina_ids?: string[];
}

/**
 * The report of a saved view. Without months of its own, a weekly mail shows the running month and a monthly one the month
 * before. Null: the address names what the screen's own call refuses, as more months or piers than it takes.
 */
export function mailedScope(query: string, every: 'WEEK' | 'MONTH', today: string): MailedScope | null {
  const params = new URLSearchParams(query);
  const report = reportNames.find((name) => name === params.get('report')) ?? 'occupancy';
  const running = every === 'WEEK' ? today.slice(0, 7) : addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const [from, to] = [params.get('from'), params.get('to')];
  const [first, last] = isMonth(from) && isMonth(to) ? [from, to].sort() : [running, running];
  const [piers, marinas] = [listIn(params, 'piers'), listIn(params, 'marinas')];
  const asked = {
    report,
    from: first ?? running,
    to: last ?? running,
    ...(piers.length === 0 ? {} : { pier_ids: piers }),
    ...(marinas.length === 0 ? {} : { marina_ids: marinas }),
  };
  return exportOfMarinasRequest.safeParse(asked).success ? asked : null;
}

/** Lists are written with commas, or as one parameter each. */
function listIn(params: URLSearchParams, name: string): string[] {
  return params
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => value !== '');
}
