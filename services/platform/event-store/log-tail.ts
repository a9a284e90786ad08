import type { RecordedEvent } from './event-store.js';

/**
 * The last events of the log in memory, shared by all subscribers, which receive the very objects that were appended.
 * Its size is bounded; a subscriber that falls behind it reads the log again.
 */
export class LogTail {
  private events: RecordedEvent[] = [];
  private waiting = new Set<() => void>();
  private isClosed = false;
  private floor: number;
  private last: number;

  /**
   * @param capacity minimum number of events kept; up to twice as many are held, so that trimming stays rare
   * @param moved receives the events added and those dropped, before the subscribers are woken
   */
  constructor(
    head: number,
    private readonly capacity: number,
    private readonly moved?: (added: readonly RecordedEvent[], dropped: readonly RecordedEvent[]) => void,
  ) {
    this.floor = head;
    this.last = head;
  }

  /** Position of the last event dropped: the tail can answer for this and any later position. */
  get reachesBackTo(): number {
    return this.floor;
  }

  /** Position of the last committed event. */
  get head(): number {
    return this.last;
  }

  get closed(): boolean {
    return this.isClosed;
  }

  /** Adds newly committed events in log order and wakes the waiting subscribers. */
  publish(events: readonly RecordedEvent[]): void {
    const newest = events.at(-1);
    if (newest === undefined) return;
    for (const event of events) this.events.push(event);
    this.last = newest.position;
    const dropped =
      this.events.length > 2 * this.capacity ? this.events.splice(0, this.events.length - this.capacity) : [];
    this.floor = dropped.at(-1)?.position ?? this.floor;
    this.moved?.(events, dropped);
    this.wake();
  }

  /** Up to `most` events after the position; undefined if the tail no longer reaches back that far. */
  after(position: number, most: number): RecordedEvent[] | undefined {
    if (position < this.floor) return undefined;
    const start = this.indexAfter(position);
    return this.events.slice(start, start + most);
  }

  /** Resolves once there is an event after the position, the signal aborts or the tail is closed. */
  async movedBeyond(position: number, signal: AbortSignal): Promise<void> {
    while (this.last <= position && !signal.aborted && !this.isClosed) {
      await new Promise<void>((resolve) => {
        const done = (): void => {
          this.waiting.delete(done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        this.waiting.add(done);
        signal.addEventListener('abort', done);
      });
    }
  }

  close(): void {
    this.isClosed = true;
    this.wake();
  }

  private wake(): void {
    for (const done of Array.from(this.waiting)) done();
  }

  private indexAfter(position: number): number {
    let low = 0;
    let high = this.events.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.events[middle]?.position ?? Infinity) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
