/**
 * Places in one log as places in its copy, whose positions are others. Told of all events in order, it knows for each
 * place asked for which event of the copy is the last one that lies before it or at it.
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
