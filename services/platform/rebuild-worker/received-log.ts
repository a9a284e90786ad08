import {
  type AppendResult,
  type EventStore,
  EventStoreUnavailableError,
  type RecordedEvent,
  type SubscribeOptions,
  type SubscriptionBatch,
} from '../event-store/event-store.js';

/** A log that another thread sends while it is being written. It can be followed once, from its start to its end. */
export class ReceivedLog implements EventStore {
  readonly positionsPerEvent = 1;
  private events: RecordedEvent[] = [];
  private last = 0;
  private complete = false;
  private wake: () => void = () => undefined;

  receive(events: readonly RecordedEvent[]): void {
    for (const event of events) this.events.push(event);
    this.last = events.at(-1)?.position ?? this.last;
    this.wake();
  }

  /** Marks the log as complete. */
  end(): void {
    this.complete = true;
    this.wake();
  }

  async *subscribe({ signal }: SubscribeOptions): AsyncGenerator<SubscriptionBatch, void, undefined> {
    for (let caughtUp = false; !caughtUp && !signal.aborted;) {
      const events = this.events;
      this.events = [];
      caughtUp = this.complete;
      yield { events, caughtUp };
      if (!this.complete && this.events.length === 0) await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  /** The last position once the log is complete; until then the largest safe integer, because the log still grows. */
  head(): Promise<number> {
    return Promise.resolve(this.complete ? this.last : Number.MAX_SAFE_INTEGER);
  }

  append(): Promise<AppendResult> {
    return Promise.reject(onlyFollowed());
  }

  readStream(): AsyncIterable<RecordedEvent> {
    throw onlyFollowed();
  }

  recentOf(): Promise<undefined> {
    return Promise.reject(onlyFollowed());
  }

  recentHead(): Promise<number> {
    return this.head();
  }

  catchUp(): Promise<void> {
    return Promise.resolve();
  }

  readAll(): AsyncIterable<RecordedEvent> {
    throw onlyFollowed();
  }

  eventAt(): Promise<RecordedEvent | undefined> {
    return Promise.reject(onlyFollowed());
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

function onlyFollowed(): EventStoreUnavailableError {
  return new EventStoreUnavailableError('A log of another thread can only be followed');
}
