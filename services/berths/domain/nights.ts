/**
 * An interval index of one berth or one vessel: sorted entries that never overlap. Because they never overlap, starts
 * and ends ascend together, so one binary search finds the first relevant entry in O(log n).
 *
 * Days are day numbers (days since 1970-01-01); nights are `[start, end)`.
 */
export interface Nights {
  start: number;
  end: number;
}

/** End of open-ended nights; later than any calendar date of the product. */
export const OPEN_END = 1_000_000;

/** The part of `nights` within `[start, end)`; null if there is none. */
export function clip(nights: Nights, start: number, end: number): Nights | null {
  const from = Math.max(nights.start, start);
  const to = Math.min(nights.end, end);
  return from < to ? { start: from, end: to } : null;
}

/** The nights outside `others`, which are in order. */
export function without(nights: Nights, others: readonly Nights[]): Nights[] {
  const left: Nights[] = [];
  let { start } = nights;
  for (const other of others) {
    const before = clip(nights, start, other.start);
    if (before !== null) left.push(before);
    start = Math.max(start, other.end);
  }
  const after = clip(nights, start, nights.end);
  return after === null ? left : [...left, after];
}

export class NightIndex<T extends Nights> {
  private readonly entries: T[] = [];
  /** Copies of the entries' days in parallel arrays: a search over thousands of berths then touches few cache lines. */
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  get size(): number {
    return this.entries.length;
  }

  /** The first entry that shares a night with `[start, end)`, or undefined. */
  firstIn(start: number, end: number): T | undefined {
    const at = this.firstEndingAfter(start);
    return (this.starts[at] ?? end) < end ? this.entries[at] : undefined;
  }

  /** The entries that share a night with `[start, end)`, in order. */
  in(start: number, end: number): T[] {
    const first = this.firstEndingAfter(start);
    let after = first;
    while ((this.starts[after] ?? end) < end) after += 1;
    return this.entries.slice(first, after);
  }

  /** How many of the nights `[start, end)` are in an entry. */
  nightsIn(start: number, end: number): number {
    let nights = 0;
    for (let at = this.firstEndingAfter(start); (this.starts[at] ?? end) < end; at += 1) {
      nights += Math.min(this.ends[at] ?? end, end) - Math.max(this.starts[at] ?? start, start);
    }
    return nights;
  }

  /** Inserts an entry in order. The caller ensures that it overlaps none and never changes its days. */
  insert(entry: T): void {
    const at = this.firstEndingAfter(entry.start);
    if (at === this.entries.length) {
      this.entries.push(entry);
      this.starts.push(entry.start);
      this.ends.push(entry.end);
      return;
    }
    this.entries.splice(at, 0, entry);
    this.starts.splice(at, 0, entry.start);
    this.ends.splice(at, 0, entry.end);
  }

  /** Removes this very entry; a no-op if it is not in the index. */
  remove(entry: T): void {
    const at = this.firstEndingAfter(entry.start);
    if (this.entries[at] !== entry) return;
    this.entries.splice(at, 1);
    this.starts.splice(at, 1);
    this.ends.splice(at, 1);
  }

  /** Index of the first entry that ends after `day`; the size if there is none. */
  private firstEndingAfter(day: number): number {
    let low = 0;
    let high = this.ends.length;
    // Most lookups are for days after all entries.
    if (high === 0 || (this.ends[high - 1] ?? day) <= day) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ends[middle] ?? day) > day) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
