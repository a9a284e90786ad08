import type * as z from 'zod';
import {
  dataSchemaOf,
  type FeedEvent,
  type FeedMessageDefinition,
  type FeedTopic,
} from '../../../contracts/feed/envelope.js';
import type { DomainEvent, LoggedEvent } from '../event-sourcing/event-definition.js';
import { assertPrefix, prefixOf } from '../event-sourcing/stream-name.js';

/** What an area says about one event: a type of message and its data. */
export interface FeedBody {
  readonly definition: FeedMessageDefinition;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Says something by its definition; the compiler checks that the data fits. */
export function said<T extends string, S extends z.ZodObject>(
  definition: FeedMessageDefinition<T, S>,
  data: z.input<S>,
): FeedBody {
  return { definition, data };
}

type EventOfType<E extends DomainEvent, T extends E['type']> = LoggedEvent<Extract<E, { type: T }>>;
type Saying<E extends DomainEvent, T extends E['type']> = (event: EventOfType<E, T>) => readonly FeedBody[];

/** For each type of event what is published of it, or `unpublished`: whoever adds an event decides. */
export type Sayings<E extends DomainEvent> = { readonly [T in E['type']]: Saying<E, T> | 'unpublished' };

/** How the events of one kind of stream become messages of a topic: pure, event by event. */
export interface FeedSource {
  readonly topic: FeedTopic;
  readonly says: ReadonlyMap<string, (event: LoggedEvent) => readonly FeedBody[]>;
  /** Whose message it is; default: the marina of the event's metadata. */
  readonly marinaOf?: (event: WhereAndWhat) => string | null;
}

/** What is known of an event before it is decoded. */
type WhereAndWhat = Pick<LoggedEvent, 'stream' | 'type' | 'metadata'>;

export function feedSource<E extends DomainEvent>(
  topic: FeedTopic,
  sayings: Sayings<E> | Partial<Sayings<E>>,
  more: Pick<FeedSource, 'marinaOf'> = {},
): FeedSource {
  const says = new Map<string, (event: LoggedEvent) => readonly FeedBody[]>();
  for (const [type, saying] of Object.entries(sayings)) {
    if (typeof saying === 'function') says.set(type, saying as (event: LoggedEvent) => readonly FeedBody[]);
  }
  return { topic, says, ...more };
}

/** A message on its way out. */
export interface FeedMessage {
  readonly topic: string;
  /** Messages of one key are in order; the name of the stream. */
  readonly key: string;
  readonly event: FeedEvent;
}

/** Which messages the events of each kind of stream become; an area adds its own when its module is made. */
export class FeedRegistry {
  private readonly sources = new Map<string, FeedSource[]>();
  private readonly byName = new Map<string, FeedTopic>();

  /** @throws when the prefix is malformed, or the topic already has a source for streams with this prefix */
  register(prefix: string, ...sources: readonly FeedSource[]): void {
    assertPrefix(prefix);
    for (const source of sources) {
      const { topic } = source;
      const known = this.sources.get(prefix) ?? [];
      if (known.some((other) => other.topic.name === topic.name)) {
        throw new Error(`what ${topic.name} says of ${prefix} is defined twice`);
      }
      this.sources.set(prefix, [...known, source]);
      this.byName.set(topic.name, topic);
    }
  }

  topics(): readonly FeedTopic[] {
    return [...this.byName.values()];
  }

  /** Whether anything at all is published of a stream. */
  publishes(stream: string): boolean {
    return this.sourcesOf(stream).length > 0;
  }

  /** Whether anything is published of an event, in the named topic, of one marina or (null) any. Needs no data. */
  concerns(event: WhereAndWhat, topic: string, marina: string | null): boolean {
    return this.sourcesOf(event.stream).some(
      (source) =>
        of(source, topic) && source.says.has(event.type) && (marina === null || marinaOf(source, event) === marina),
    );
  }

  /** @throws where an area says what its contract does not allow: better nothing than anything that was not promised */
  messagesOf(event: LoggedEvent, topic?: string): readonly FeedMessage[] {
    return this.sourcesOf(event.stream)
      .filter((source) => of(source, topic))
      .flatMap((source) =>
        (source.says.get(event.type)?.(event) ?? []).map((body, index) => messageOf(source, event, body, index)),
      );
  }

  private sourcesOf(stream: string): readonly FeedSource[] {
    return this.sources.get(prefixOf(stream)) ?? [];
  }
}

const of = (source: FeedSource, topic: string | undefined) => topic === undefined || source.topic.name === topic;

const marinaOf = (source: FeedSource, event: WhereAndWhat) =>
  source.marinaOf === undefined ? event.metadata.marina_id : source.marinaOf(event);

/** The further messages of one event are counted in id and sequence. */
function messageOf(source: FeedSource, event: LoggedEvent, body: FeedBody, index: number): FeedMessage {
  const { definition } = body;
  // Only what the contract names goes out, whatever was handed in.
  const data = definition.data.parse(body.data);
  const marina_id = marinaOf(source, event);
  const count = index === 0 ? '' : `-${String(index).padStart(2, '0')}`;
  return {
    topic: source.topic.name,
    key: event.stream,
    event: {
      specversion: '1.0',
      id: `${event.id}${count}`,
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
