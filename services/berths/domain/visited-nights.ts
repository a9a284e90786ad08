import { clip, type Nights } from './nights.js';

/** Longer stays are stored separately: they would set a bit in every one of their nights. */
const MOST_NIGHTS = 400;

/**
 * Berths with a visitor, one bit per berth and night: checking a few nights covers all berths of a marina, however long
 * its history. The berths hold the visitors themselves.
 */
export class VisitedNights {
  private readonly nights = new Map<number, Uint32Array>();
  private readonly long = new Set<{ readonly place: number; readonly nights: Nights }>();

  insert(place: number, nights: Nights): void {
    if (nights.end - nights.start > MOST_NIGHTS) {
      this.long.add({ place, nights });
      return;
    }
    const at = place >>> 5;
    for (let day = nights.start; day < nights.end; day += 1) {
      const bits = this.roomFor(day, at);
      bits[at] = (bits[at] ?? 0) | (1 << (place & 31));
    }
  }

  /** Removes what was inserted: the same object, not an equal one. */
  remove(place: number, nights: Nights): void {
    if (nights.end - nights.start > MOST_NIGHTS) {
      for (const one of this.long) if (one.place === place && one.nights === nights) this.long.delete(one);
      return;
    }
    const at = place >>> 5;
    for (let day = nights.start; day < nights.end; day += 1) {
      const bits = this.nights.get(day);
      if (bits !== undefined) bits[at] = (bits[at] ?? 0) & ~(1 << (place & 31));
    }
  }

  /** Returns 1 for each place with a visitor on one of the nights `[start, end)`, otherwise 0. */
  during(start: number, end: number, places: number): Uint8Array {
    const taken = new Uint32Array((places + 31) >>> 5);
    const add = (bits: Uint32Array) => {
      for (let at = 0; at < bits.length; at += 1) taken[at] = (taken[at] ?? 0) | (bits[at] ?? 0);
    };
    if (end - start > MOST_NIGHTS) {
      for (const [day, bits] of this.nights) if (day >= start && day < end) add(bits);
    } else {
      for (let day = start; day < end; day += 1) {
        const bits = this.nights.get(day);
        if (bits !== undefined) add(bits);
      }
    }
    const visited = new Uint8Array(places);
    for (let place = 0; place < places; place += 1) visited[place] = ((taken[place >>> 5] ?? 0) >>> (place & 31)) & 1;
    for (const one of this.long) if (clip(one.nights, start, end) !== null) visited[one.place] = 1;
    return visited;
  }

  private roomFor(day: number, at: number): Uint32Array {
    const known = this.nights.get(day);
    if (known !== undefined && at < known.length) return known;
    // Doubled to grow rarely: berths enter the plan one after the other.
    const grown = new Uint32Array(Math.max(4, 2 * at + 1));
    if (known !== undefined) grown.set(known);
    this.nights.set(day, grown);
    return grown;
  }
}
