import type { EventDefinitions, EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import type { AuditView } from '../audit-trail/audit-views.js';
import type { Aggregate } from '../event-sourcing/aggregate.js';
import type { DomainEvent } from '../event-sourcing/event-definition.js';
import { recordIdOf } from '../event-sourcing/stream-name.js';
import type { FeedSource } from '../feed/feed-registry.js';
import type { Exclusive } from '../leases/locks.js';
import type { HintSource } from '../realtime/hint-registry.js';

/** How other parts of the product use the events of one kind of stream. */
interface StreamReadings<E extends DomainEvent> {
  /** How the records appear in the audit history. */
  readonly audit?: AuditView<E>;
  /** The socket topics that the events hint at. */
  readonly hint?: HintSource;
  /** The public messages that the events become. */
  readonly feed?: FeedSource;
}

/** The whole description of one kind of record. Each record has a stream named `<prefix><id>`. */
interface RecordDescription<S, D extends EventDefinitions>
  extends Aggregate<S, EventsOf<D>>, StreamReadings<EventsOf<D>> {
  readonly events: D;
}

/** A kind of record with the names of its streams. */
export interface RecordKind<S = unknown, E extends DomainEvent = DomainEvent>
  extends Aggregate<S, E>, StreamReadings<E> {
  readonly events: EventDefinitions;
  readonly streamOf: (id: string) => string;
  readonly idOf: (stream: string) => string;
  /** The record that the event belongs to, in the form of a projection's `documentIds`; empty for other streams. */
  readonly idsIn: (event: { readonly stream: string }) => readonly string[];
}

/** Streams of another area or of the platform that an area reads; `prefix` is a constant that their owner exports. */
export interface ForeignStream extends StreamReadings<DomainEvent> {
  readonly prefix: string;
}

/**
 * Describes a kind of record once: its streams, its events, its state, and its audit view, hints and feed. `exclusive`
 * names the lock that work on one record at a time takes; see `Locks`.
 */
export function defineRecord<S, D extends EventDefinitions>(
  description: RecordDescription<S, D> & Exclusive,
): RecordKind<S, EventsOf<D>> & Exclusive;
export function defineRecord<S, D extends EventDefinitions>(
  description: RecordDescription<S, D>,
): RecordKind<S, EventsOf<D>>;
export function defineRecord<S, D extends EventDefinitions>(
  description: RecordDescription<S, D>,
): RecordKind<S, EventsOf<D>> {
  const { prefix } = description;
  return {
    ...description,
    streamOf: (id) => `${prefix}${id}`,
    idOf: recordIdOf,
    idsIn: ({ stream }) => (stream.startsWith(prefix) ? [recordIdOf(stream)] : []),
  };
}
