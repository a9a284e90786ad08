/** The wall clock of a zone at an instant, as milliseconds of a clock without zones. */
function wallClock(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

/**
 * The instant (UTC) of a day and a time `HH:MM` in the marina's zone. A time that the change to summer time leaves out is
 * the one an hour later; of a time that comes twice it is the first.
 */
export function instantIn(timeZone: string, day: string, time: string): string {
  const wanted = Date.parse(`${day}T${time}:00.000Z`);
  const HOUR = 3_600_000;
  const offsets = [-HOUR * 24, HOUR * 24].map((away) => wallClock(wanted + away, timeZone) - (wanted + away));
  const found = offsets.map((offset) => wanted - offset).filter((one) => wallClock(one, timeZone) === wanted);
  return new Date(found.length === 0 ? wanted - Math.min(...offsets) : Math.min(...found)).toISOString();
}

/** The half hours of a day that are still to come. @param now UTC */
export function timesAhead(timeZone: string, day: string, now: string): string[] {
  const all = Array.from({ length: 48 }, (_, index) => {
    const hours = String(Math.floor(index / 2)).padStart(2, '0');
    return `${hours}:${index % 2 === 0 ? '00' : '30'}`;
  });
  return all.filter((time) => instantIn(timeZone, day, time) > now);
}

/** The time that is proposed: 18:00, or the next half hour if that has passed. */
export function proposedTime(times: readonly string[]): string | null {
  return times.includes('18:00') ? '18:00' : (times[0] ?? null);
}
