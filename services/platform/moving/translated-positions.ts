/**
 * Translates positions of one log into positions of its copy, which differ. It receives all events in order and knows,
 * for each position asked for, the last event of the copy at or before it.
 */
export class TranslatedPositions {
  private readonly waiting: number[];
  private readonly known = new Map<number, number>();
  private last = 0;

  constructor(wanted: Iterable<number>) {
    this.waiting = [...new Set(wanted)].sort((a, b) => b - a);
  }

  /** The next event, by its positions in both. */
  see(source: number, target: number): void {
    for (let next = this.waiting.at(-1); next !== undefined && next < source; next = this.waiting.at(-1)) {
      this.known.set(next, this.last);
      this.waiting.pop();
    }
    this.last = target;
  }

  /** Once all events were seen. 0: before the first. */
  of(wanted: number): number {
    return this.known.get(wanted) ?? this.last;
  }
}
