import type { FeedEvent } from '../../../contracts/vocabulary/feed-envelope.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { EventCodec } from '../event-sourcing/event-codec.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import type { EventStore, RecordedEvent } from '../event-store/event-store.js';
import { cursorAfter, placeOf } from './feed-cursor.js';
import type { FeedRegistry } from './feed-registry.js';

export interface FeedPage {
  readonly items: readonly FeedEvent[];
  /** The last scanned event; null if there was none. */
  readonly last: RecordedEvent | null;
  readonly caught_up: boolean;
}

/** What `GET /feed/<topic>` returns. */
export interface FeedAnswer {
  readonly items: readonly FeedEvent[];
  readonly next: string;
  readonly caught_up: boolean;
}

export interface FeedQuestion {
  readonly topic: string;
  /** Position of the last event that the reader has received. */
  readonly after: number;
  /** Approximate number of messages; those of one event are never split. */
  readonly limit: number;
  /** Only messages of this marina; null for all. */
  readonly marina_id: string | null;
}

/** Maximum number of events scanned for one answer: the log is long, and most events belong to other topics. */
const SCAN_BUDGET = 5000;
const CHUNK = 500;

/** Reads the messages of a topic from the log itself. There is no second table that could diverge from it. */
export class FeedReader {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly registry: FeedRegistry,
    private readonly scanBudget = SCAN_BUDGET,
  ) {}

  /** Reads messages after a cursor, or refuses the cursor of another log. */
  async readFrom(cursor: string, question: Omit<FeedQuestion, 'after'>): Promise<FeedAnswer | Refusal> {
    const place = await placeOf(this.store, cursor);
    if (isRefusal(place)) return place;
    const { items, last, caught_up } = await this.read({ ...question, after: place.position });
    return { items, next: last === null ? place.cursor : cursorAfter(last), caught_up };
  }

  /**
   * Reads messages up to the limit. If an event cannot be published, it returns the messages before it, and throws if
   * there are none: a reader never skips a message.
   */
  async read(question: FeedQuestion): Promise<FeedPage> {
    const items: FeedEvent[] = [];
    let last: RecordedEvent | null = null;
    for (let scanned = 0; scanned < this.scanBudget;) {
      const wanted = Math.min(CHUNK, this.scanBudget - scanned);
      const after: number = last?.position ?? question.after;
      const chunk: RecordedEvent[] = [];
      for await (const event of this.store.readAll({ after, limit: wanted })) chunk.push(event);
      scanned += chunk.length;
      for (const { event, messages } of await this.publishable(chunk, question)) {
        if (messages instanceof Error) {
          if (last === null) throw messages;
          return { items, last, caught_up: false };
        }
        items.push(...messages);
        last = event;
        if (items.length >= question.limit) return { items, last, caught_up: false };
      }
      if (chunk.length < wanted) return { items, last, caught_up: true };
    }
    return { items, last, caught_up: false };
  }

  /** The messages of each event in the topic, or the error that prevents its publication. */
  private async publishable(
    chunk: readonly RecordedEvent[],
    { topic, marina_id }: FeedQuestion,
  ): Promise<MessagesOfEvent[]> {
    // Decoding requests keys and decrypts, so only published events are decoded.
    const wanted = chunk.filter((event) => this.registry.concerns(event, topic, marina_id));
    const decoded = await this.codec.decodeAll(wanted);
    const byEvent = new Map(wanted.map((event, index) => [event, decoded[index]]));
    return chunk.map((event) => {
      const known = byEvent.get(event);
      if (known === undefined) return { event, messages: [] };
      return { event, messages: known instanceof Error ? known : this.messagesOf(known, topic) };
    });
  }

  private messagesOf(event: LoggedEvent, topic: string): readonly FeedEvent[] | Error {
    try {
      return this.registry.messagesOf(event, topic).map((message) => message.event);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

interface MessagesOfEvent {
  readonly event: RecordedEvent;
  readonly messages: readonly FeedEvent[] | Error;
}
