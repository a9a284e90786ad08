import { datePresets, type ReservationFilter } from '../../../../../contracts/reservations/list.js';
import { addDays, isCalendarDate } from '../../../../../contracts/vocabulary/dates.js';

/** A filter by dates as the contract takes it: a preset, or a range with either end open. */
export type DateChoice = NonNullable<ReservationFilter['stay']>;

const OPEN = '';
const TO = '..';

/** As it stands in the address: `next_7_days`, `2027-07-01..2027-07-31`, `2027-07-01..` or `..2027-07-31`. */
export function writtenDates({ preset, from, to }: DateChoice): string {
  return preset ?? `${from ?? OPEN}${TO}${to ?? OPEN}`;
}

/** Null for anything that is no such filter: addresses are typed and cut by people. */
export function readDates(text: string): DateChoice | null {
  const preset = datePresets.find((one) => one === text);
  if (preset !== undefined) return { preset };
  const [from, to, ...more] = text.split(TO);
  if (from === undefined || to === undefined || more.length > 0 || (from === OPEN && to === OPEN)) return null;
  const known = [from, to].every((date) => date === OPEN || isCalendarDate(date));
  if (!known || (from !== OPEN && to !== OPEN && from > to)) return null;
  return { ...(from === OPEN ? {} : { from }), ...(to === OPEN ? {} : { to }) };
}

/** The month `YYYY-MM` that a range is exactly; null for any other. */
export function wholeMonth({ from, to }: DateChoice): string | null {
  if (from === undefined || to === undefined || from.slice(0, 7) !== to.slice(0, 7)) return null;
  return from.endsWith('-01') && addDays(to, 1).endsWith('-01') ? from.slice(0, 7) : null;
}

/** All of a month `YYYY-MM`. */
export function monthRange(month: string): DateChoice {
  const from = `${month}-01`;
  // 31 days on lies in the next month; back to the day before its first.
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

/** The month a column of strips shows when the list is filtered to it; null: each row shows its own. */
export function sharedMonth(choices: readonly (DateChoice | null)[]): string | null {
  for (const choice of choices) {
    if (choice?.from === undefined || choice.to === undefined) continue;
    if (choice.from.slice(0, 7) === choice.to.slice(0, 7)) return choice.from.slice(0, 7);
  }
  return null;
}

const MONTHS_BACK = 6;
const MONTHS_AHEAD = 18;

/** The months to choose from, those around today and the one that is chosen. */
export function monthsAround(today: string, chosen: string | null): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const months = Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - MONTHS_BACK + index, 1)).toISOString().slice(0, 7),
  );
  return chosen === null || months.includes(chosen) ? months : [...months, chosen].sort();
}
