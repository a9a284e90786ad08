import { Temporal } from 'temporal-polyfill';

/** The only source of time. Tests and the demo generator use a clock of their own. */
export abstract class Clock {
  /** The last formatted millisecond, cached because the same one is often requested again. */
  private written = { time: Number.NaN, iso: '' };

  abstract now(): Date;

  /** UTC ISO 8601 with milliseconds. */
  nowIso(): string {
    const now = this.now();
    const time = now.getTime();
    if (time !== this.written.time) this.written = { time, iso: now.toISOString() };
    return this.written.iso;
  }

  /** Today's calendar date in a time zone (IANA name), `YYYY-MM-DD`. */
  today(timeZone: string): string {
    return localDate(this.nowIso(), timeZone);
  }
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** Does not move until it is set or advanced; used by tests and generated histories. */
export class SettableClock extends Clock {
  private time: number;

  constructor(start: string | Date) {
    super();
    this.time = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.time);
  }

  set(to: string | Date): void {
    this.time = new Date(to).getTime();
  }

  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}

interface LocalDay {
  readonly date: string;
  /** Start of the day and of the next day, in milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

/** The day last requested, by time zone: nearly every request is for that day. */
const lastDays = new Map<string, LocalDay>();

/** The local calendar date in `timeZone` at a UTC instant. */
export function localDate(instant: string, timeZone: string): string {
  const time = Date.parse(instant);
  const last = lastDays.get(timeZone);
  if (last !== undefined && time >= last.from && time < last.until) return last.date;
  const day = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate();
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).epochMilliseconds;
  const date = day.toString();
  lastDays.set(timeZone, { date, from: startOf(day), until: startOf(day.add({ days: 1 })) });
  return date;
}

/** The local calendar date and the time of day (`HH:MM`) in `timeZone` at a UTC instant. */
export function localDateAndTime(instant: string, timeZone: string): { readonly date: string; readonly time: string } {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** The UTC instant at which a calendar date starts in `timeZone`, even if midnight is skipped or occurs twice there. */
export function startOfDate(date: string, timeZone: string): string {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toInstant().toString({ fractionalSecondDigits: 3 });
}

/** Returns true if the platform supports an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
