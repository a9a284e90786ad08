import type { EventDefinitions, EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import type { AuditView } from '../audit-trail/audit-views.js';
import type { Aggregate } from '../event-sourcing/aggregate.js';
import type { DomainEvent } from '../event-sourcing/event-definition.js';
import { recordIdOf } from '../event-sourcing/stream-name.js';
import type { FeedSource } from '../feed/feed-registry.js';
import type { HintSource } from '../realtime/hint-registry.js';

/** What becomes of the events of one kind of stream outside the write side. */
interface StreamReadings<E extends DomainEvent> {
  /** How the records read in the audit history. */
  readonly audit?: AuditView<E>;
  /** Which topic of the sockets the events hint at. */
  readonly hint?: HintSource;
  /** Which public messages the events become. */
  readonly feed?: FeedSource;
}

/** Everything that is known of one kind of record: one stream each, called `<prefix><id>`. */
interface RecordDescription<S, D extends EventDefinitions>
  extends Aggregate<S, EventsOf<D>>, StreamReadings<EventsOf<D>> {
  readonly events: D;
}

/** A kind of record, and the names of its streams. */
export interface RecordKind<S = unknown, E extends DomainEvent = DomainEvent>
  extends Aggregate<S, E>, StreamReadings<E> {
  readonly events: EventDefinitions;
  readonly streamOf: (id: string) => string;
  readonly idOf: (stream: string) => string;
  /** The record that the event belongs to, as `documentIds` of a projection wants it: none for other streams. */
  readonly idsIn: (event: { readonly stream: string }) => readonly string[];
}

/** Streams of another area or of the platform that an area reads; `prefix` is a constant which their owner exports. */
export interface ForeignStream extends StreamReadings<DomainEvent> {
  readonly prefix: string;
}

/** Describes a kind of record once: its streams, its events, its state, and all that follows from its events. */
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
