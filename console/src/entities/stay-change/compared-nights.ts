import { addDays, nightsBetween } from '../../../../contracts/vocabulary/dates.js';
import type { DateRange } from '../../../../contracts/vocabulary/dates-schemas.js';

/** Grid lines of a bar; the first night has column 2. */
interface Columns {
  readonly from: number;
  readonly to: number;
}

interface ComparedNights {
  readonly days: readonly string[];
  /** The nights that both stays have. */
  readonly twice: readonly string[];
  readonly columns: Readonly<Record<'asked' | 'other' | 'twice', Columns>>;
}

/** More nights have no room for their names. */
const MOST_NIGHTS = 14;

/** The nights that two stays share, with some of each stay around them. */
export function comparedNights(asked: DateRange, other: DateRange): ComparedNights {
  const start = asked.start_date > other.start_date ? asked.start_date : other.start_date;
  const end = asked.end_date < other.end_date ? asked.end_date : other.end_date;
  const twice = daysOf(start, end);
  const first = addDays(asked.start_date < other.start_date ? asked.start_date : other.start_date, -1);
  const last = addDays(asked.end_date > other.end_date ? asked.end_date : other.end_date, 1);
  // The chart of two long stays shows only the nights around the first night that they share.
  const from = nightsBetween(first, last) > MOST_NIGHTS ? addDays(start, -2) : first;
  const days = daysOf(from < first ? first : from, last).slice(0, MOST_NIGHTS);
  const columns = ({ start_date, end_date }: DateRange): Columns => ({
    from: Math.max(0, nightsBetween(days[0] ?? start_date, start_date)) + 2,
    to: Math.min(days.length, nightsBetween(days[0] ?? start_date, end_date)) + 2,
  });
  return {
    days,
    twice,
    columns: { asked: columns(asked), other: columns(other), twice: columns({ start_date: start, end_date: end }) },
  };
}

function daysOf(start: string, end: string): string[] {
  return Array.from({ length: Math.max(0, nightsBetween(start, end)) }, (_day, index) => addDays(start, index));
}
