import type { FeedEvent } from '../../../contracts/feed/envelope.js';
import type { EventCodec } from '../event-sourcing/event-codec.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import type { EventStore, RecordedEvent } from '../event-store/event-store.js';
import type { FeedRegistry } from './feed-registry.js';

export interface FeedPage {
  readonly items: readonly FeedEvent[];
  /** Position of the last event looked at. */
  readonly next: number;
  readonly caught_up: boolean;
}

export interface FeedQuestion {
  readonly topic: string;
  /** Position of the last event the reader has seen. */
  readonly after: number;
  /** About how many messages; those of one event are never parted. */
  readonly limit: number;
  /** Only of this marina; null: of all. */
  readonly marina_id: string | null;
}

/** Events looked at for one answer: the log is long, and most of it is of another topic. */
const SCAN_BUDGET = 5000;
const CHUNK = 500;

/** Reads the messages of a topic from the log itself: there is no table beside it that could differ. */
export class FeedReader {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly registry: FeedRegistry,
    private readonly scanBudget = SCAN_BUDGET,
  ) {}

  /**
   * At an event that cannot be told it answers with what came before, and fails when there is nothing before: a
   * reader never passes over a message.
   */
  async read(question: FeedQuestion): Promise<FeedPage> {
    const items: FeedEvent[] = [];
    let next = question.after;
    for (let scanned = 0; scanned < this.scanBudget;) {
      const wanted = Math.min(CHUNK, this.scanBudget - scanned);
      const chunk: RecordedEvent[] = [];
      for await (const event of this.store.readAll({ after: next, limit: wanted })) chunk.push(event);
      scanned += chunk.length;
      for (const { event, told } of await this.tell(chunk, question)) {
        if (told instanceof Error) {
          if (next === question.after) throw told;
          return { items, next, caught_up: false };
        }
        items.push(...told);
        next = event.position;
        if (items.length >= question.limit) return { items, next, caught_up: false };
      }
      if (chunk.length < wanted) return { items, next, caught_up: true };
    }
    return { items, next, caught_up: false };
  }

  /** What each event says in the topic: nothing, messages, or why it cannot be told. */
  private async tell(chunk: readonly RecordedEvent[], { topic, marina_id }: FeedQuestion): Promise<Told[]> {
    // Decoding asks for keys and decrypts: only what is published is decoded.
    const wanted = chunk.filter((event) => this.registry.concerns(event, topic, marina_id));
    const decoded = await this.codec.decodeAll(wanted);
    const opened = new Map(wanted.map((event, index) => [event, decoded[index]]));
    return chunk.map((event) => {
      const known = opened.get(event);
      if (known === undefined) return { event, told: [] };
      return { event, told: known instanceof Error ? known : this.messagesOf(known, topic) };
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

interface Told {
  readonly event: RecordedEvent;
  readonly told: readonly FeedEvent[] | Error;
}
