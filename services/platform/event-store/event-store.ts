/**
 * The port to the only truth: an append-only log of streams. Adapters: SQLite (embedded) and, behind
 * a URL, EventStoreDB. One suite (`tests/engines`) holds every adapter to what is written here.
 */
import { EngineUnavailableError } from '../availability/engine-unavailable.js';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

export type ActorKind = 'staff' | 'boater' | 'system' | 'admin';

/** Who did it, for whom, because of what. Never holds a name in clear: see `personal-data`. */
export interface EventMetadata {
  /** The marina whose data this is; null for events of the whole installation. */
  marina_id: string | null;
  /** `name` is encrypted in the log for people; null once the person was erased. */
  actor: { kind: ActorKind; id: string; name: string | null };
  command_id: string;
  /** Short hash of what the command asked for: the same id with another body is refused. */
  command_hash: string;
  correlation_id: string;
  /** Id of the event (policies) or command that caused this one. */
  causation_id: string;
  /** Of the telemetry, where the request was part of a trace of its caller's; else the correlation id tells the trace. */
  trace_id?: string;
  /** UTC ISO 8601 from the injected clock, not the engine's. */
  recorded_at: string;
  /** Version of the event type's schema that `data` was written with, from 1. */
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
  /** Strictly increasing over the whole log, not necessarily without gaps; greater than 0. */
  position: number;
}

/** A revision: the last event the writer has seen. `no_stream`: nothing is there yet. */
export type ExpectedRevision = number | 'no_stream';

export interface AppendResult {
  /** Revision and position of the last event appended. */
  revision: number;
  position: number;
}

/** The stream is not where the writer believed; nothing was written. */
export class WrongExpectedRevisionError extends Error {
  override readonly name = 'WrongExpectedRevisionError';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    /** null: the stream does not exist. */
    readonly actual: number | null,
  ) {
    super(`${stream}: expected revision ${expected}, found ${actual ?? 'no stream'}`);
  }
}

/**
 * An event id is already in the log (another stream, or elsewhere in this one); nothing was written. The embedded log
 * knows every id; a server without an index of ids knows those that passed through this process lately.
 */
export class DuplicateEventIdError extends Error {
  override readonly name = 'DuplicateEventIdError';
  constructor(readonly eventId: string) {
    super(`event ${eventId} is already in the log`);
  }
}

/** The engine cannot take or answer anything now (disk full, closed, unreachable). Retry later. */
export class EventStoreUnavailableError extends EngineUnavailableError {
  override readonly name = 'EventStoreUnavailableError';
}

export interface ReadStreamOptions {
  /** First revision wanted, default 0 (forwards) or the last (backwards). */
  from?: number;
  direction?: 'forwards' | 'backwards';
  limit?: number;
}

export interface SubscribeOptions {
  /** Position of the last event already seen; 0 for all. */
  after: number;
  /** Ends the iteration cleanly. */
  signal: AbortSignal;
  /** Most events in a batch, default 500. */
  batchSize?: number;
}

/** What a subscription yields: events in log order, and the moments at which it has caught up. */
export interface SubscriptionBatch {
  events: RecordedEvent[];
  /** True when, at the time of reading, nothing was behind these events. May come with no events. */
  caughtUp: boolean;
}

export interface EventStore {
  /**
   * About how far one event moves the position: 1 where events are counted, some thousand where positions are places
   * in a server's files. For estimates of how much is still to come.
   */
  readonly positionsPerEvent: number;
  /**
   * Appends all events or none; answers only after they are durable. Appends to one stream
   * take effect in call order, and an append may expect the revision that an earlier,
   * not yet answered append of the same process will leave.
   * @throws WrongExpectedRevisionError, DuplicateEventIdError, EventStoreUnavailableError
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;
  /** Yields nothing for a stream that does not exist. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>;
  /** Reads the log in order, after a position, up to `limit` events. */
  readAll(options: { after: number; limit?: number }): AsyncIterable<RecordedEvent>;
  /**
   * Reads the log from `after` and then follows it: batches in order, each event once, without end
   * until the signal aborts (ends quietly) or the engine fails (throws; the consumer resubscribes).
   * Slow consumers are not buffered for without bound: they fall back to reading the log.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionBatch>;
  /** Position of the last event of the log, 0 when it is empty. */
  head(): Promise<number>;
  /** Answers when a trivial round trip to the engine worked and nothing speaks against writing. @throws EventStoreUnavailableError */
  ping(): Promise<void>;
  /** Finishes the appends that are queued, then releases the engine. */
  close(): Promise<void>;
}
