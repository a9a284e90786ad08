import {
  type AppendResult,
  DuplicateEventIdError,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  WrongExpectedRevisionError,
} from '../event-store/event-store.js';
import { foreignTrace, recordAppend } from './tracing.js';

/** One finished append, accepted or refused. */
export interface Append {
  readonly outcome: 'stored' | 'conflict' | 'duplicate' | 'failed';
  readonly events: number;
  /** The time until the answer, including the wait for the commit. */
  readonly seconds: number;
}

/** The listeners to appends (metrics); they register after the log was opened. */
export class AppendListeners {
  private readonly listeners: ((append: Append) => void)[] = [];

  /** `listener` must not throw. */
  add(listener: (append: Append) => void): void {
    this.listeners.push(listener);
  }

  readonly tell = (append: Append): void => {
    for (const listener of this.listeners) listener(append);
  };
}

/** Adds a span and a metric to every append; all other calls are passed on. */
export class ObservedEventStore implements EventStore {
  readonly appends = new AppendListeners();
  readonly positionsPerEvent: number;
  readonly readStream: EventStore['readStream'];
  readonly recentOf: EventStore['recentOf'];
  readonly readAll: EventStore['readAll'];
  readonly subscribe: EventStore['subscribe'];
  readonly eventAt: EventStore['eventAt'];
  readonly head: EventStore['head'];
  readonly recentHead: EventStore['recentHead'];
  readonly catchUp: EventStore['catchUp'];
  readonly ping: EventStore['ping'];
  readonly close: EventStore['close'];

  constructor(private readonly store: EventStore) {
    this.positionsPerEvent = store.positionsPerEvent;
    this.readStream = store.readStream.bind(store);
    this.recentOf = store.recentOf.bind(store);
    this.readAll = store.readAll.bind(store);
    this.subscribe = store.subscribe.bind(store);
    this.eventAt = store.eventAt.bind(store);
    this.head = store.head.bind(store);
    this.recentHead = store.recentHead.bind(store);
    this.catchUp = store.catchUp.bind(store);
    this.ping = store.ping.bind(store);
    this.close = store.close.bind(store);
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    try {
      // Called in the same turn of the event loop, because appends to one stream take effect in the order of the calls.
      const result = await this.store.append(stream, expected, withTrace(events));
      this.appends.tell({ outcome: 'stored', events: events.length, seconds: seconds() });
      recordAppend({ stream, events, startedAt });
      return result;
    } catch (error) {
      this.appends.tell({ outcome: outcomeOf(error), events: events.length, seconds: seconds() });
      recordAppend({ stream, events, startedAt, error });
      throw error;
    }
  }
}

/**
 * Consumers compute the trace id from the correlation id; when the caller's request was part of another trace, the
 * events hold that trace's id.
 */
function withTrace(events: readonly NewEvent[]): readonly NewEvent[] {
  const trace_id = foreignTrace(events[0]?.metadata.correlation_id);
  if (trace_id === undefined) return events;
  return events.map((event) => ({ ...event, metadata: { ...event.metadata, trace_id } }));
}

function outcomeOf(error: unknown): Append['outcome'] {
  if (error instanceof WrongExpectedRevisionError) return 'conflict';
  return error instanceof DuplicateEventIdError ? 'duplicate' : 'failed';
}
