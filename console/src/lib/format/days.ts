import dayjs from 'dayjs';

/** A day `YYYY-MM-DD` as the instant of its beginning in UTC, where no clock changes: for Intl. */
export function utcOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day an instant falls on in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  return dayFormat(timeZone).format(instant);
}

/** Today in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = Date.now()): string {
  return dayIn(timeZone, new Date(now));
}

/** `day` moved by whole days. */
export function addDays(day: string, days: number): string {
  return dayjs(day).add(days, 'day').format('YYYY-MM-DD');
}

/** Nights between two days. */
export function nightsBetween(start: string, end: string): number {
  return dayjs(end).diff(start, 'day');
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timeZone);
  if (format === undefined) {
    // Sweden writes dates the ISO way.
    format = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    dayFormats.set(timeZone, format);
  }
  return format;
}
