/** A day `YYYY-MM-DD` as the instant of its start in UTC, which has no clock changes. For Intl. */
export function utcOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  return dayFormat(timeZone).format(instant);
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
