import { addDays } from '../../../contracts/vocabulary/dates.js';

export interface TakingsOfMonths {
  /** Minor units, from the first of the month up to and including today. */
  readonly month_so_far: number;
  /** The same days a year earlier. */
  readonly year_before: number;
  /** The last twelve months, the running one last. */
  readonly months: readonly number[];
}

/** The twelve months `YYYY-MM` up to that of a date, earliest first. */
export function lastMonths(today: string, count = 12): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(year, month - count + index, 1));
    return at.toISOString().slice(0, 7);
  });
}

/** The months whose documents can hold takings of those days: an instant may belong to the month beside it. */
export function monthsToRead(today: string): string[] {
  const beyond = addDays(`${lastMonths(today, 1)[0]}-28`, 10);
  return lastMonths(beyond, 15);
}

/** @param days takings by the marina's calendar date, in minor units */
export function takingsOfMonths(days: ReadonlyMap<string, number>, today: string): TakingsOfMonths {
  const between = (from: string, to: string) =>
    [...days].reduce((sum, [date, amount]) => (date >= from && date <= to ? sum + amount : sum), 0);
  const before = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return {
    month_so_far: between(`${today.slice(0, 7)}-01`, today),
    year_before: between(`${before.slice(0, 7)}-01`, before),
    months: lastMonths(today).map((month) => between(`${month}-01`, `${month}-31`)),
  };
}
