/**
 * One entry on the scrubber. `share` is its position between the left end (0) and the right end (1), which means now.
 */
export interface Tick {
  readonly id: string;
  readonly at: string;
  readonly share: number;
}

/**
 * Positions of the first and the last tick. They keep the first tick off the left edge and leave room for now at the
 * right.
 */
const FIRST = 0.03;
const LAST = 0.94;

/**
 * Places entries (oldest first) on a line, half by time and half by rank. Time alone would press a busy afternoon into
 * one stroke after months of silence. Rank alone would hide the silence.
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
 * Returns the distinguishable moments, oldest first. One request can write several entries at the same instant. The
 * last of them is kept, because the record's state at that instant is its state after that entry.
 */
export function momentsOf<E extends { readonly at: string }>(entries: readonly E[]): readonly E[] {
  return entries.filter((entry, index) => entries[index + 1]?.at !== entry.at);
}

/** Returns the handle's stop: the index of a tick. The number of ticks means now. */
export function stopOf(ticks: readonly Pick<Tick, 'at'>[], at: string | null): number {
  if (at === null) return ticks.length;
  const moment = Date.parse(at);
  const stop = ticks.findLastIndex((tick) => Date.parse(tick.at) <= moment);
  return stop === -1 ? 0 : stop;
}

/** Returns the stop nearest to a position on the line. The right end is now. */
export function nearestStop(ticks: readonly Pick<Tick, 'share'>[], share: number): number {
  let best = ticks.length;
  let distance = Math.abs(1 - share);
  ticks.forEach((tick, index) => {
    const far = Math.abs(tick.share - share);
    if (far < distance) [best, distance] = [index, far];
  });
  return best;
}

/**
 * Returns the stop that a key moves to, or null for keys that the slider does not use. The page keys move five entries.
 */
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
