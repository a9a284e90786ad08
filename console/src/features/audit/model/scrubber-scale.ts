/** One entry on the scrubber; `share` is its place between the left end (0) and now (1). */
export interface Tick {
  readonly id: string;
  readonly at: string;
  readonly share: number;
}

/** Room at the left, so that the first tick does not stick to the edge, and at the right, where now is. */
const FIRST = 0.03;
const LAST = 0.94;

/**
 * Places entries (oldest first) on a line. Half by time and half by rank: months of silence would otherwise press a
 * busy afternoon into one stroke, and rank alone would hide that there was silence.
 */
export function placeTicks(entries: readonly { readonly id: string; readonly at: string }[]): readonly Tick[] {
  const times = entries.map((entry) => Date.parse(entry.at));
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  return entries.map(({ id, at }, index) => {
    const byRank = entries.length < 2 ? 0.5 : index / (entries.length - 1);
    const byTime = span === 0 ? byRank : ((times[index] ?? first) - first) / span;
    return { id, at, share: FIRST + (LAST - FIRST) * (byRank / 2 + byTime / 2) };
  });
}

/**
 * The moments one can tell apart, oldest first: of entries that one request wrote at the same instant only the last, after
 * which the record stood as it does then.
 */
export function momentsOf<E extends { readonly at: string }>(entries: readonly E[]): readonly E[] {
  return entries.filter((entry, index) => entries[index + 1]?.at !== entry.at);
}

/** Where the handle stands: an index into the ticks, or their number for now. */
export function stopOf(ticks: readonly Pick<Tick, 'at'>[], at: string | null): number {
  if (at === null) return ticks.length;
  const moment = Date.parse(at);
  const stop = ticks.findLastIndex((tick) => Date.parse(tick.at) <= moment);
  return stop === -1 ? 0 : stop;
}

/** The stop nearest to a place on the line; the right end is now. */
export function nearestStop(ticks: readonly Pick<Tick, 'share'>[], share: number): number {
  let best = ticks.length;
  let distance = Math.abs(1 - share);
  ticks.forEach((tick, index) => {
    const far = Math.abs(tick.share - share);
    if (far < distance) [best, distance] = [index, far];
  });
  return best;
}

/** The stop a key leads to; null for keys that are none of the slider's. Pages are five entries. */
export function stopAfterKey(key: string, stop: number, ticks: number): number | null {
  const within = (wanted: number) => Math.max(0, Math.min(ticks, wanted));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(stop - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(stop + 1);
    case 'PageDown':
      return within(stop - 5);
    case 'PageUp':
      return within(stop + 5);
    case 'Home':
      return 0;
    case 'End':
      return ticks;
    default:
      return null;
  }
}
