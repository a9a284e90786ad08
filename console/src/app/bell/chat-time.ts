/** A day as DD/MM/YYYY in a time zone. */
function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    instant,
  );
}

/** The calendar day before a day, both DD/MM/YYYY: nights that change the clocks are a day long too. */
function dayBefore(day: string): string {
  const [date = 1, month = 1, year = 1970] = day.split('/').map(Number);
  return dayOf(new Date(Date.UTC(year, month - 1, date - 1)), 'UTC');
}

/** When something was written, for a short list: time of day if today, `yesterday`, else DD/MM/YYYY. */
export function chatTime(at: string, now: Date, timeZone: string, yesterday: string): string {
  const instant = new Date(at);
  const day = dayOf(instant, timeZone);
  const today = dayOf(now, timeZone);
  if (day === today) {
    return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
  }
  return day === dayBefore(today) ? yesterday : day;
}
