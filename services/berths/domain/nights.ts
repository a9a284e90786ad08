/**
 * An interval index: entries of one berth, sorted, none overlapping another. Because they do not overlap, starts
 * and ends ascend together, so one binary search finds the first entry that can matter: O(log n) a question.
 * Days are day numbers (days since 1970-01-01); nights are `[start, end)`.
 */
export interface Nights {
  start: number;
  end: number;
}

/** End of nights without an end; later than any calendar date of the product. */
export const OPEN_END = 1_000_000;

/** Position of the first entry that ends after `day`; `sorted.length` if there is none. */
export function firstEndingAfter(sorted: readonly Nights[], day: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.end ?? day) > day) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The entries that share a night with `[start, end)`, in order. */
export function overlapping<T extends Nights>(sorted: readonly T[], start: number, end: number): T[] {
  const found: T[] = [];
  for (let at = firstEndingAfter(sorted, start); at < sorted.length; at += 1) {
    const entry = sorted[at];
    if (entry === undefined || entry.start >= end) break;
    found.push(entry);
  }
  return found;
}

/** Puts an entry in its place. The caller has made sure that it overlaps none. */
export function insertNights<T extends Nights>(sorted: T[], entry: T): void {
  const last = sorted.at(-1);
  if (last === undefined || last.end <= entry.start) sorted.push(entry);
  else sorted.splice(firstEndingAfter(sorted, entry.start), 0, entry);
}

/** Takes this very entry out; nothing happens when it is not there. */
export function removeNights<T extends Nights>(sorted: T[], entry: T): void {
  const at = firstEndingAfter(sorted, entry.start);
  if (sorted[at] === entry) sorted.splice(at, 1);
}

/** The part of `nights` within `[start, end)`; null when there is none. */
export function clip(nights: Nights, start: number, end: number): Nights | null {
  const from = Math.max(nights.start, start);
  const to = Math.min(nights.end, end);
  return from < to ? { start: from, end: to } : null;
}
