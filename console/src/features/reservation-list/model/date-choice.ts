import dayjs from 'dayjs';
import { datePresets } from '../../../../../contracts/reservations/vocabulary.js';
import type { ReservationFilter } from '../../../../../contracts/reservations/list.js';
import { isCalendarDate } from '../../../../../contracts/vocabulary/dates.js';

/** A filter by dates in the shape of the contract: a preset, or a range with either end open. */
export type DateChoice = NonNullable<ReservationFilter['stay']>;

const OPEN = '';
const TO = '..';

/** The filter as written in the address: `next_7_days`, `2027-07-01..2027-07-31`, `2027-07-01..` or `..2027-07-31`. */
export function writtenDates({ preset, from, to }: DateChoice): string {
  return preset ?? `${from ?? OPEN}${TO}${to ?? OPEN}`;
}

/** Reads the filter from the address; null for any other text, because users edit and cut addresses. */
export function readDates(text: string): DateChoice | null {
  const preset = datePresets.find((one) => one === text);
  if (preset !== undefined) return { preset };
  const [from, to, ...more] = text.split(TO);
  if (from === undefined || to === undefined || more.length > 0 || (from === OPEN && to === OPEN)) return null;
  const known = [from, to].every((date) => date === OPEN || isCalendarDate(date));
  if (!known || (from !== OPEN && to !== OPEN && from > to)) return null;
  return { ...(from === OPEN ? {} : { from }), ...(to === OPEN ? {} : { to }) };
}

/** The month `YYYY-MM` that a range covers exactly; null for any other range. */
export function wholeMonth({ from, to }: DateChoice): string | null {
  if (from === undefined || to === undefined || from.slice(0, 7) !== to.slice(0, 7)) return null;
  const month = from.slice(0, 7);
  const whole = monthRange(month);
  return from === whole.from && to === whole.to ? month : null;
}

/** The whole month `YYYY-MM` as a range. */
export function monthRange(month: string): DateChoice {
  return { from: `${month}-01`, to: dayjs(month).endOf('month').format('YYYY-MM-DD') };
}

/**
 * The month `YYYY-MM` that the strips of all rows show: the one to which a filter limits the list. Null if there is
 * none and each row shows its own.
 */
export function sharedMonth(choices: readonly (DateChoice | null)[]): string | null {
  for (const choice of choices) {
    if (choice?.from === undefined || choice.to === undefined) continue;
    if (choice.from.slice(0, 7) === choice.to.slice(0, 7)) return choice.from.slice(0, 7);
  }
  return null;
}

const MONTHS_BACK = 6;
const MONTHS_AHEAD = 18;

/** The months on offer: those around today and the chosen one. */
export function monthsAround(today: string, chosen: string | null): readonly string[] {
  const first = dayjs(today).startOf('month').subtract(MONTHS_BACK, 'month');
  const months = Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, index) =>
    first.add(index, 'month').format('YYYY-MM'),
  );
  return chosen === null || months.includes(chosen) ? months : [...months, chosen].sort();
}
