/**
 * A seeded generator of pseudo-random numbers: mulberry32, 32 bits of state. Sufficient to vary a demo marina, but not
 * for anything that must be unpredictable.
 */
export class Chance {
  private state: number;

  constructor(private readonly seed: string) {
    this.state = hashOf(seed);
  }

  /** An independent generator: further draws from this one do not change the branch's. */
  branch(name: string | number): Chance {
    return new Chance(`${this.seed}/${name}`);
  }

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  /** @throws RangeError if the list is empty */
  pick<T>(list: readonly T[]): T {
    const index = Math.floor(this.next() * list.length);
    if (index >= list.length) throw new RangeError('nothing to choose from');
    return list[index] as T;
  }

  /** One of the values, by weight. */
  weighted<T>(choices: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return this.pick(choices)[1];
  }

  /** A shuffled copy. */
  shuffled<T>(list: readonly T[]): T[] {
    const mixed = [...list];
    for (let index = mixed.length - 1; index > 0; index -= 1) {
      const other = this.whole(0, index);
      [mixed[index], mixed[other]] = [mixed[other] as T, mixed[index] as T];
    }
    return mixed;
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
