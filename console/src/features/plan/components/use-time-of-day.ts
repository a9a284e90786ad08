import { useSession } from '../../../lib/session/session-context.js';
import { useNow } from '../../../lib/time/use-now.js';

const EVERY_MS = 60_000;

/** The share of the marina's day that has passed, 0 to 1, updated every minute. */
export function useTimeOfDay(): number {
  const timeZone = useSession().marina?.time_zone ?? 'UTC';
  const now = useNow(EVERY_MS);
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('sv', { timeZone, hour: '2-digit', minute: '2-digit' })
    .format(new Date(now))
    .split(':')
    .map(Number);
  return (hours * 60 + minutes) / (24 * 60);
}
