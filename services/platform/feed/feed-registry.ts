import type * as z from 'zod';
import {
  dataSchemaOf,
  type FeedEvent,
  type FeedMessageDefinition,
  type FeedTopic,
} from '../../../contracts/vocabulary/feed-envelope.js';
import type { DomainEvent, LoggedEvent } from '../event-sourcing/event-definition.js';
import { assertPrefix, prefixOf } from '../event-sourcing/stream-name.js';

/** What an area publishes for one event: a type of message and its data. */
export interface FeedBody {
  readonly definition: FeedMessageDefinition;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Creates a message body; the compiler checks that the data fits the definition. */
export function messageBody<T extends string, S extends z.ZodObject>(
  definition: FeedMessageDefinition<T, S>,
  data: z.input<S>,
): FeedBody {
  return { definition, data };
}

type EventOfType<E extends DomainEvent, T extends E['type']> = LoggedEvent<Extract<E, { type: T }>>;
type MessagesOf<E extends DomainEvent, T extends E['type']> = (event: EventOfType<E, T>) => readonly FeedBody[];

/**
 * For each type of event, the messages published for it, or `unpublished`, so that adding an event requires a decision.
 */
export type PublishedMessages<E extends DomainEvent> = { readonly [T in E['type']]: MessagesOf<E, T> | 'unpublished' };

/** Maps the events of one kind of stream to messages of a topic; pure, event by event. */
export interface FeedSource {
  readonly topic: FeedTopic;
  readonly messagesByType: ReadonlyMap<string, (event: LoggedEvent) => readonly FeedBody[]>;
  /** Set where another topic publishes the same events: it is appended to the ids, which are unique across topics. */
  readonly idSuffix?: string;
  /** The marina that owns the message; defaults to the one in the event's metadata. */
  readonly marinaOf?: (event: WhereAndWhat) => string | null;
}

/** The parts of an event that are known before it is decoded. */
type WhereAndWhat = Pick<LoggedEvent, 'stream' | 'type' | 'metadata'>;

export function feedSource<E extends DomainEvent>(
  topic: FeedTopic,
  published: PublishedMessages<E> | Partial<PublishedMessages<E>>,
  more: Pick<FeedSource, 'marinaOf' | 'idSuffix'> = {},
): FeedSource {
  const messagesByType = new Map<string, (event: LoggedEvent) => readonly FeedBody[]>();
  for (const [type, toMessages] of Object.entries(published)) {
    if (typeof toMessages === 'function')
      messagesByType.set(type, toMessages as (event: LoggedEvent) => readonly FeedBody[]);
  }
  return { topic, messagesByType, ...more };
}

/** A message to be published. */
export interface FeedMessage {
  readonly topic: string;
  /** Name of the stream; messages with the same key are in order. */
  readonly key: string;
  readonly event: FeedEvent;
}

/** Maps the events of each kind of stream to messages; each area registers its sources when its module is created. */
export class FeedRegistry {
  private readonly sources = new Map<string, FeedSource[]>();
  private readonly byName = new Map<string, FeedTopic>();

  /**
   * @throws Error if the prefix is malformed, if the topic already has a source for streams with this prefix, or if
   *   messages of two topics would have the same id
   */
  register(prefix: string, ...sources: readonly FeedSource[]): void {
    assertPrefix(prefix);
    for (const source of sources) {
      const { topic } = source;
      const known = this.sources.get(prefix) ?? [];
      if (known.some((other) => other.topic.name === topic.name)) {
        throw new Error(`what ${topic.name} says of ${prefix} is defined twice`);
      }
      for (const other of known.filter(({ idSuffix }) => idSuffix === source.idSuffix)) {
        const type = [...source.messagesByType.keys()].find((each) => other.messagesByType.has(each));
        if (type !== undefined)
          throw new Error(`${topic.name} and ${other.topic.name} give messages of ${type} one id`);
      }
      this.sources.set(prefix, [...known, source]);
      this.byName.set(topic.name, topic);
    }
  }

  topics(): readonly FeedTopic[] {
    return [...this.byName.values()];
  }

  /** True if any event of the stream may be published. */
  publishes(stream: string): boolean {
    return this.sourcesOf(stream).length > 0;
  }

  /** True if the event is published in the topic, for one marina or (null) any. The event need not be decoded. */
  concerns(event: WhereAndWhat, topic: string, marina: string | null): boolean {
    return this.sourcesOf(event.stream).some(
      (source) =>
        of(source, topic) &&
        source.messagesByType.has(event.type) &&
        (marina === null || marinaOf(source, event) === marina),
    );
  }

  /**
   * @throws ZodError if an area's data violates its contract: no message is better than one that breaks the contract
   */
  messagesOf(event: LoggedEvent, topic?: string): readonly FeedMessage[] {
    return this.sourcesOf(event.stream)
      .filter((source) => of(source, topic))
      .flatMap((source) =>
        (source.messagesByType.get(event.type)?.(event) ?? []).map((body, index) =>
          messageOf(source, event, body, index),
        ),
      );
  }

  private sourcesOf(stream: string): readonly FeedSource[] {
    return this.sources.get(prefixOf(stream)) ?? [];
  }
}

const of = (source: FeedSource, topic: string | undefined) => topic === undefined || source.topic.name === topic;

const marinaOf = (source: FeedSource, event: WhereAndWhat) =>
  source.marinaOf === undefined ? event.metadata.marina_id : source.marinaOf(event);

/** Further messages of one event carry a counter in id and sequence. */
function messageOf(source: FeedSource, event: LoggedEvent, body: FeedBody, index: number): FeedMessage {
  const { definition } = body;
  // Parsing drops all fields that the contract does not name.
  const data = definition.data.parse(body.data);
  const marina_id = marinaOf(source, event);
  const count = index === 0 ? '' : `-${String(index).padStart(2, '0')}`;
  return {
    topic: source.topic.name,
    key: event.stream,
    event: {
      specversion: '1.0',
      id: `${event.id}${source.idSuffix === undefined ? '' : `-${source.idSuffix}`}${count}`,
      source: marina_id === null ? '/' : `/marinas/${marina_id}`,
      type: definition.type,
      subject: String(data[definition.about.subject]),
      time: event.metadata.recorded_at,
      datacontenttype: 'application/json',
      dataschema: dataSchemaOf(definition.type),
      ...(marina_id === null ? {} : { marinaid: marina_id }),
      partitionkey: event.stream,
      sequence: `${String(event.position).padStart(16, '0')}${count}`,
      revision: event.revision,
      data,
    },
  };
}
