import type { HintTopic } from '../../../contracts/realtime.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import { assertPrefix, prefixOf, recordIdOf } from '../event-sourcing/stream-name.js';

/** How the events of one kind of stream become hints. */
export interface HintSource {
  readonly topic: HintTopic;
  /** Records that the event changed; default: the id in the stream's name. */
  ids?(event: LoggedEvent): readonly string[];
  /** The marina whose staff receive the hint; default: the marina of the event's metadata. Null: no marina. */
  marinaOf?(event: LoggedEvent): string | null;
}

/** The topic and records of a hint, and the marina that receives it. */
export interface EventHint {
  readonly marina_id: string;
  readonly topic: string;
  readonly ids: readonly string[];
}

/** Maps streams to hints. Areas fill it when their module starts, also for streams of other areas that they show. */
export class HintRegistry {
  private readonly sources = new Map<string, readonly HintSource[]>();
  private readonly silent = new Set<string>();

  /** Each event of such a stream produces a hint from every source; a topic has one source. */
  register(prefix: string, ...sources: readonly HintSource[]): void {
    const all = [...(this.sources.get(prefix) ?? []), ...sources];
    const topics = new Set(all.map(({ topic }) => topic));
    this.guard(prefix, topics.size < all.length || this.silent.has(prefix));
    this.sources.set(prefix, all);
  }

  /** Events of these streams produce no hints. */
  silence(...prefixes: readonly string[]): void {
    for (const prefix of prefixes) {
      this.guard(prefix, this.sources.has(prefix) || this.silent.has(prefix));
      this.silent.add(prefix);
    }
  }

  /** Unregistered streams hint at a topic with the name of their prefix. */
  hintsOf(event: LoggedEvent): readonly EventHint[] {
    const prefix = prefixOf(event.stream);
    if (this.silent.has(prefix)) return [];
    const sources = this.sources.get(prefix);
    const id = recordIdOf(event.stream);
    if (sources === undefined) return hintsFor(event.metadata.marina_id, prefix.slice(0, -1), [id]);
    return sources.flatMap((source) =>
      hintsFor(
        source.marinaOf === undefined ? event.metadata.marina_id : source.marinaOf(event),
        source.topic,
        source.ids === undefined ? [id] : source.ids(event),
      ),
    );
  }

  private guard(prefix: string, twice: boolean): void {
    assertPrefix(prefix);
    if (twice) throw new Error(`hints of ${prefix} are defined twice`);
  }
}

function hintsFor(marina: string | null, topic: string, ids: readonly string[]): EventHint[] {
  return marina === null || topic === '' || ids.length === 0 ? [] : [{ marina_id: marina, topic, ids }];
}
