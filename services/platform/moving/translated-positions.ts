/**
 * Translates positions of a log into the different positions of its copy. It receives all events in order and finds,
 * for each wanted position, the last event of the copy at or before it.
 */
export class TranslatedPositions {
  private readonly waiting: number[];
  private readonly known = new Map<number, number>();
  private last = 0;

  constructor(wanted: Iterable<number>) {
    this.waiting = [...new Set(wanted)].sort((a, b) => b - a);
  }

  /** Receives the next event, with its position in both logs. */
  see(source: number, target: number): void {
    for (let next = this.waiting.at(-1); next !== undefined && next < source; next = this.waiting.at(-1)) {
      this.known.set(next, this.last);
      this.waiting.pop();
    }
    this.last = target;
  }

  /** Valid once all events were seen. 0: before the first event. */
  of(wanted: number): number {
    return this.known.get(wanted) ?? this.last;
  }
}
