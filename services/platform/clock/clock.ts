import { Temporal } from 'temporal-polyfill';

/** The only source of time. Tests and the demo generator move their own. */
export abstract class Clock {
  /** The millisecond that was written out last: several are asked for the same one. */
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

/** Stands still until it is set or moved; for tests and generated histories. */
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
  /** Instants, milliseconds since 1970: the day's own, the next day's. */
  readonly from: number;
  readonly until: number;
}

/** The day that was asked for last, by time zone: nearly every question is about that one. */
const lastDays = new Map<string, LocalDay>();

/** The calendar date that a clock on the wall of `timeZone` shows at a UTC instant. */
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

/** The UTC instant at which a calendar date begins in `timeZone`, also where midnight is skipped or comes twice. */
export function startOfDate(date: string, timeZone: string): string {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toInstant().toString({ fractionalSecondDigits: 3 });
}

/** Whether the platform knows an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
