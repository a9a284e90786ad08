import type { HintTopic } from '../../../contracts/realtime.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';

/** How the events of one kind of stream become hints. */
export interface HintSource {
  readonly topic: HintTopic;
  /** Records that the event changed; default: what follows the prefix in the stream's name. */
  ids?(event: LoggedEvent): readonly string[];
  /** Whose staff is told; default: the marina of the event's metadata. Null: nobody. */
  marinaOf?(event: LoggedEvent): string | null;
}

/** What an event hints at, and to whom. */
export interface EventHint {
  readonly marina_id: string;
  readonly topic: string;
  readonly ids: readonly string[];
}

/** Which streams hint at what; areas fill it when their module starts. */
export class HintRegistry {
  private readonly sources = new Map<string, readonly HintSource[] | 'silent'>();

  /** Several sources: each event of such a stream gives several hints. */
  register(prefix: string, ...sources: readonly HintSource[]): void {
    this.add(prefix, sources);
  }

  /** Events of these streams are nobody's business. */
  silence(...prefixes: readonly string[]): void {
    for (const prefix of prefixes) this.add(prefix, 'silent');
  }

  /** Streams that nobody registered hint at a topic called like their prefix. */
  hintsOf(event: LoggedEvent): readonly EventHint[] {
    const dash = event.stream.indexOf('-') + 1;
    const prefix = event.stream.slice(0, dash);
    const sources = this.sources.get(prefix);
    if (sources === 'silent') return [];
    const id = event.stream.slice(dash);
    if (sources === undefined) return told(event.metadata.marina_id, prefix.slice(0, -1), [id]);
    return sources.flatMap((source) =>
      told(
        source.marinaOf === undefined ? event.metadata.marina_id : source.marinaOf(event),
        source.topic,
        source.ids === undefined ? [id] : source.ids(event),
      ),
    );
  }

  private add(prefix: string, sources: readonly HintSource[] | 'silent'): void {
    if (!/^[a-z_]+-$/.test(prefix)) throw new Error(`"${prefix}" is not the prefix of a stream's name`);
    if (this.sources.has(prefix)) throw new Error(`hints of ${prefix} are defined twice`);
    this.sources.set(prefix, sources);
  }
}

function told(marina: string | null, topic: string, ids: readonly string[]): EventHint[] {
  return marina === null || topic === '' || ids.length === 0 ? [] : [{ marina_id: marina, topic, ids }];
}
