import { SharedFaults } from '../availability/shared-faults.js';
import type { EventStore } from '../event-store/event-store.js';
import type { EventCodec, UnreadableEventError } from './event-codec.js';
import type { LoggedEvent } from './event-definition.js';
import { momentUnderWay, reactedTo } from './log-moment.js';

/** An event that could not be read, with the data that its dead letter needs. */
export interface UnreadableEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly error: UnreadableEventError;
}

export type ReadEvent = LoggedEvent | UnreadableEvent;

export function isUnreadable(event: ReadEvent): event is UnreadableEvent {
  return 'error' in event;
}

export interface LogBatch {
  readonly events: readonly ReadEvent[];
  /** Position of the last event of the batch; unchanged if the batch is empty. */
  readonly position: number;
  readonly caughtUp: boolean;
}

/**
 * Events in one batch while a consumer catches up. With long batches a read model writes each page of its file rarely,
 * which takes half the time of short ones. A live consumer receives the few events that exist.
 */
const BATCH = 2000;

/** The log as areas read it: decoded, decrypted, checked. */
export class EventLog {
  /** What keeps several of its followers from working. */
  readonly faults = new SharedFaults();
  private held: Promise<void> | undefined;
  private letGo: () => void = () => undefined;

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
  ) {}

  /**
   * Pauses all followers until `release`. It is for programs that write much at once, because consumers process a few
   * long batches far faster than many short ones, and for a build of read models, which policies would slow down.
   */
  hold(): void {
    this.held ??= new Promise((resolve) => {
      this.letGo = resolve;
    });
  }

  release(): void {
    this.held = undefined;
    this.letGo();
  }

  get isHeld(): boolean {
    return this.held !== undefined;
  }

  head(): Promise<number> {
    return this.store.head();
  }

  /** A position of the head that may lack what other processes appended within `RECENT_MS`. */
  recentHead(): Promise<number> {
    return this.store.recentHead();
  }

  /** A position of the head that covers what the log held when the command under way began. */
  async coveringHead(): Promise<number> {
    await this.store.catchUp(momentUnderWay());
    return this.store.recentHead();
  }

  /** Approximate number of events between two positions. */
  eventsBetween(after: number, upTo: number): number {
    return (upTo - after) / this.store.positionsPerEvent;
  }

  /** Follows the log from a position until the signal aborts; see `EventStore.subscribe`. */
  async *follow(after: number, signal: AbortSignal): AsyncIterable<LogBatch> {
    for await (const batch of this.followDuringHold(after, signal)) {
      if (this.held !== undefined) await settledOrAborted(this.held, signal);
      if (signal.aborted) return;
      yield batch;
    }
  }

  /** Follows the log like `follow`, for the program that holds the other followers. */
  async *followDuringHold(after: number, signal: AbortSignal): AsyncIterable<LogBatch> {
    let position = after;
    for await (const batch of this.store.subscribe({ after, signal, batchSize: BATCH })) {
      const events = await this.decode(batch.events);
      position = batch.events.at(-1)?.position ?? position;
      yield { events, position, caughtUp: batch.caughtUp };
    }
  }

  /**
   * The events of `stream`, without those that other processes appended within `RECENT_MS`; a reaction lacks none up to
   * its event. The engine is asked only for what this process does not hold.
   */
  async *recentStream(name: string, from = 0, limit?: number): AsyncIterable<ReadEvent> {
    const reacted = reactedTo();
    if (reacted !== undefined) await this.store.catchUp(reacted);
    const recent = await this.store.recentOf(name, from, limit);
    if (recent === undefined) yield* this.stream(name, from, limit);
    else yield* await this.decode(recent);
  }

  /** One stream's events from a revision on, at most `limit` of them. */
  async *stream(name: string, from = 0, limit?: number): AsyncIterable<ReadEvent> {
    let batch = [];
    for await (const event of this.store.readStream(name, { from, ...(limit === undefined ? {} : { limit }) })) {
      batch.push(event);
      if (batch.length >= 200) {
        yield* await this.decode(batch);
        batch = [];
      }
    }
    yield* await this.decode(batch);
  }

  /** Up to `limit` events after a position. */
  async after(position: number, limit: number): Promise<readonly ReadEvent[]> {
    const batch = [];
    for await (const event of this.store.readAll({ after: position, limit })) batch.push(event);
    return this.decode(batch);
  }

  private async decode(events: Parameters<EventCodec['decodeAll']>[0]): Promise<ReadEvent[]> {
    const decoded = await this.codec.decodeAll(events);
    return decoded.map((event, index): ReadEvent => {
      if (!(event instanceof Error)) return event;
      const { id, stream, revision, position } = events[index] as LoggedEvent;
      return { id, stream, revision, position, error: event };
    });
  }
}

/** Resolves when the promise does or the signal aborts; a signal that lasts for hours keeps no listener. */
async function settledOrAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  let abort: () => void = () => undefined;
  const aborted = new Promise<void>((resolve) => {
    abort = resolve;
    signal.addEventListener('abort', abort);
  });
  if (signal.aborted) return;
  await Promise.race([promise, aborted]);
  signal.removeEventListener('abort', abort);
}
