import type { RecordedEvent } from '../event-store.js';

/** Number of events kept: at least this many, at most twice as many; some tens of megabytes. */
const KEPT = 20_000;

/**
 * The newest stretch of the log that consumers have read while they catch up, without a gap. It gives the pages to those
 * that follow, and whole streams to policies that handle events of long ago: each of these would be a call to the server.
 */
export class NewestStretch {
  private events: RecordedEvent[] = [];
  private readonly streams = new Map<string, RecordedEvent[]>();
  /** Position after which the stretch has every event. */
  private since = 0;
  private last: number | undefined;

  constructor(private readonly capacity = KEPT) {}

  /** Position up to which it has every event; undefined if it is empty. */
  get end(): number | undefined {
    return this.last;
  }

  /** True if it has the log from its first event on, so that it knows which streams do not exist. */
  get isWhole(): boolean {
    return this.last !== undefined && this.since === 0;
  }

  /** Adds the events that follow a position in the log. A stretch behind the end of this one is no part of it. */
  add(after: number, read: readonly RecordedEvent[]): void {
    const newest = read.at(-1);
    if (newest === undefined) return;
    if (this.last === undefined || after > this.last) {
      this.clear();
      this.since = after;
    } else if (after < this.since) return;
    const end = this.last ?? after;
    for (const event of read) if (event.position > end) this.push(event);
    this.last = Math.max(end, newest.position);
    if (this.events.length > 2 * this.capacity) this.trim();
  }

  /** Up to `most` events after the position; undefined if the stretch does not have the next one. */
  after(position: number, most: number): RecordedEvent[] | undefined {
    if (this.last === undefined || position < this.since || position >= this.last) return undefined;
    const first = firstAfter(this.events, position);
    return this.events.slice(first, first + most);
  }

  /** The stream's events within the stretch, in order. */
  of(stream: string): readonly RecordedEvent[] {
    return this.streams.get(stream) ?? [];
  }

  clear(): void {
    this.events = [];
    this.streams.clear();
    this.last = undefined;
  }

  private push(event: RecordedEvent): void {
    this.events.push(event);
    const stream = this.streams.get(event.stream);
    if (stream === undefined) this.streams.set(event.stream, [event]);
    else stream.push(event);
  }

  private trim(): void {
    const dropped = this.events.splice(0, this.events.length - this.capacity);
    for (const [stream, gone] of Map.groupBy(dropped, (event) => event.stream)) {
      const events = this.streams.get(stream);
      events?.splice(0, gone.length);
      if (events?.length === 0) this.streams.delete(stream);
    }
    this.since = dropped.at(-1)?.position ?? this.since;
  }
}

function firstAfter(events: readonly RecordedEvent[], position: number): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((events[middle]?.position ?? Infinity) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
