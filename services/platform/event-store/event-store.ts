/**
 * The port to the source of truth: an append-only log of streams. Adapters: SQLite (embedded) and, behind a URL,
 * EventStoreDB. One test suite (`tests/engines`) checks every adapter against this description.
 */
import { EngineUnavailableError } from '../availability/engine-unavailable.js';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

export type ActorKind = 'staff' | 'boater' | 'system' | 'admin';

/** Actor, marina and cause of an event. It never holds a name in clear: see `personal-data`. */
export interface EventMetadata {
  /** The marina that owns the event; null for events of the whole installation. */
  marina_id: string | null;
  /** For persons `name` is encrypted in the log; null once the person was erased. */
  actor: { kind: ActorKind; id: string; name: string | null };
  command_id: string;
  /** Short hash of the command's body: the same id with another body is refused. */
  command_hash: string;
  correlation_id: string;
  /** Id of the event (for policies) or command that caused this one. */
  causation_id: string;
  /**
   * Telemetry trace of the caller, if the request was part of one; otherwise the correlation id identifies the trace.
   */
  trace_id?: string;
  /** UTC ISO 8601 from the injected clock, not the engine's. */
  recorded_at: string;
  /** Version of the event type's schema with which `data` was written, from 1. */
  schema: number;
}

export interface NewEvent {
  /** UUID derived from (command id, index); unique in the whole log. */
  id: string;
  type: string;
  data: JsonObject;
  metadata: EventMetadata;
}

export interface RecordedEvent extends NewEvent {
  stream: string;
  /** 0 for the first event of the stream, then without gaps. */
  revision: number;
  /** Strictly increasing over the whole log and greater than 0; it may have gaps. */
  position: number;
}

/** A revision is that of the last event the writer has read; `no_stream` means that the stream does not exist yet. */
export type ExpectedRevision = number | 'no_stream';

export interface AppendResult {
  /** Revision and position of the last event appended. */
  revision: number;
  position: number;
}

/** The stream is not at the expected revision; nothing was written. */
export class WrongExpectedRevisionError extends Error {
  override readonly name = 'WrongExpectedRevisionError';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    /** Null if the stream does not exist. */
    readonly actual: number | null,
  ) {
    super(`${stream}: expected revision ${expected}, found ${actual ?? 'no stream'}`);
  }
}

/**
 * An event id is already in the log (in this or another stream); nothing was written. The embedded log knows every id;
 * a server without an index of ids knows those that passed through this process recently.
 */
export class DuplicateEventIdError extends Error {
  override readonly name = 'DuplicateEventIdError';
  constructor(readonly eventId: string) {
    super(`event ${eventId} is already in the log`);
  }
}

/** The engine can neither write nor read at the moment (disk full, closed, unreachable). Retry later. */
export class EventStoreUnavailableError extends EngineUnavailableError {
  override readonly name: string = 'EventStoreUnavailableError';
}

/**
 * The log is no longer the one that this process knows: it was exchanged or restored to an earlier moment while the
 * connection was lost. Nothing is read from it or appended to it.
 */
export class ForeignLogError extends EventStoreUnavailableError {
  override readonly name = 'ForeignLogError';
  constructor(
    readonly position: number,
    /** Whether another event is at the position; otherwise none is. */
    readonly hasOther: boolean,
    /** False as long as the server may only lag behind. */
    readonly isCertain: boolean,
  ) {
    const found = hasOther ? 'another event at position' : 'no event at position';
    super(`The event store has ${found} ${position}, which this process knows: its log was exchanged`);
  }
}

/**
 * The engine answered one question in a way that this product does not know, and would answer it in the same way again.
 * That is no outage: other questions are answered.
 */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
}

/** No event of the log is at this position: it belongs to another log. An engine that counts events need not notice. */
export class ForeignPositionError extends Error {
  override readonly name = 'ForeignPositionError';
  constructor(readonly position: number) {
    super(`no event of the log is at position ${position}, which belongs to another log`);
  }
}

export interface ReadStreamOptions {
  /** First revision to read; default 0 (forwards) or the last (backwards). */
  from?: number;
  direction?: 'forwards' | 'backwards';
  limit?: number;
}

export interface SubscribeOptions {
  /** Position of the last event already processed; 0 for all events. */
  after: number;
  /** Aborting it ends the iteration without an error. */
  signal: AbortSignal;
  /** Maximum number of events in a batch, default 500. */
  batchSize?: number;
}

/** A batch of events in log order; `caughtUp` marks the end of the log. */
export interface SubscriptionBatch {
  events: RecordedEvent[];
  /** True if there were no further events at the time of reading. The batch may then be empty. */
  caughtUp: boolean;
}

/**
 * What is recent may lack the events that other processes appended within this time, in milliseconds (decision 0155).
 * It never lacks an append of this process that was answered.
 */
export const RECENT_MS = 1_000;

/**
 * The end of a log that other programs write to as well. Between the last event of this product and the last one of
 * anybody there is none of ours. The latter's id tells whether it is still there: two histories with a common beginning
 * differ in every event after it.
 */
export interface SearchedEnd {
  /** Position of the last event of this product; 0: there is none. */
  readonly ours: number;
  /** Position and id of the last event, which another program wrote. */
  readonly end: number;
  readonly event_id: string;
}

/** Names what a log held: at a time of `performance.now()`, or up to the position of an event. */
export type LogMoment = { readonly since: number } | { readonly position: number };

export interface EventStore {
  /**
   * Average distance between the positions of two events: 1 if events are counted, some thousands if positions are byte
   * offsets of a server. Used to estimate the number of remaining events.
   */
  readonly positionsPerEvent: number;
  /**
   * Appends all events or none, and resolves once they are durable. Appends to one stream take effect in call order. An
   * append may expect the revision that an earlier, still pending append of the same process will produce.
   * @throws WrongExpectedRevisionError, DuplicateEventIdError, EventStoreUnavailableError
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;
  /** Yields nothing for a stream that does not exist. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>;
  /**
   * A stream's recent events from a revision on, at most `limit` of them, as far as this process holds them; undefined if
   * the engine has to be asked. It never waits for a stream to be read, and never for an engine that is away.
   */
  recentOf(stream: string, from: number, limit?: number): Promise<readonly RecordedEvent[] | undefined>;
  /**
   * Reads the log in order, up to `limit` events, after the position of an event, or from the beginning after 0.
   * @throws ForeignPositionError
   */
  readAll(options: { after: number; limit?: number }): AsyncIterable<RecordedEvent>;
  /**
   * Reads the log from `after` and then follows it: batches in order, each event once. It ends without an error when
   * the signal aborts, and throws when the engine fails (the consumer resubscribes); an outage of a server it may wait
   * out. Memory for slow consumers is bounded: they fall back to reading the log.
   * @throws ForeignPositionError
   */
  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionBatch>;
  /** The event at exactly this position; undefined if no event of the log has it. */
  eventAt(position: number): Promise<RecordedEvent | undefined>;
  /** Position of the last event of the log; 0 if it is empty. */
  head(): Promise<number>;
  /**
   * What a later process need not search again; undefined if the log ends with an event of this product. Engines whose
   * log nobody else writes to have neither of these.
   */
  searchedEnd?(): Promise<SearchedEnd | undefined>;
  /** Takes over what an earlier process has searched. It is compared with the log before it is used. */
  resumeFrom?(searched: SearchedEnd): void;
  /**
   * A recent position of the last event.
   * @throws EventStoreUnavailableError
   */
  recentHead(): Promise<number>;
  /**
   * Makes what is recent current: after it, `recentOf` and `recentHead` lack nothing that the log held at the moment, or
   * ask the engine. The default is the call, which is for work under a lock that another process may have held a moment
   * ago. A moment that this process has already caught up with costs no call.
   */
  catchUp(moment?: LogMoment): Promise<void>;
  /**
   * Resolves if a round trip to the engine succeeded and no failed write is pending.
   * @throws EventStoreUnavailableError
   */
  ping(): Promise<void>;
  /** Finishes the queued appends, then closes the engine. */
  close(): Promise<void>;
}
