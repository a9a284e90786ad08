const HOUR_MS = 3_600_000;
const HALF_HOUR_MS = HOUR_MS / 2;

/** An instant at least so many hours after `now`, on the hour or half hour. */
export function answerUntil(now: string, hours: number): string {
  const at = new Date(now).getTime() + hours * HOUR_MS;
  return new Date(Math.ceil(at / HALF_HOUR_MS) * HALF_HOUR_MS).toISOString();
}
