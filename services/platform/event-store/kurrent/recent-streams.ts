import QuickLRU from 'quick-lru';
import type { RecordedEvent } from '../event-store.js';
import type { NewestStretch } from './newest-stretch.js';

/** Number of streams whose end is remembered: at least this many, at most twice as many; about 200 bytes each. */
const REMEMBERED = 20_000;

/** The end of a stream as of a position of the log; revision -1 if the stream did not exist there. */
interface KnownEnd {
  readonly revision: number;
  readonly asOf: number;
}

/**
 * Where streams end, from what this process has read, appended and received through the tail of the log. An end that
 * was known at a position and the events that the tail has delivered since give the end now, without a call to the
 * server.
 */
export class RecentStreams {
  private readonly ends = new QuickLRU<string, KnownEnd>({ maxSize: REMEMBERED });
  /** The events that the tail holds, by stream. */
  private readonly held = new Map<string, RecordedEvent[]>();

  /** @param read what consumers have read of the log while they catch up */
  constructor(private readonly read: NewestStretch) {}

  /** Call it when the tail received events and dropped its oldest ones. */
  moved(added: readonly RecordedEvent[], dropped: readonly RecordedEvent[]): void {
    for (const event of added) {
      const events = this.held.get(event.stream);
      if (events === undefined) this.held.set(event.stream, [event]);
      else events.push(event);
    }
    for (const { stream } of dropped) {
      const events = this.held.get(stream);
      events?.shift();
      if (events?.length === 0) this.held.delete(stream);
    }
  }

  /** Call it when another tail takes the place of the one before. */
  clear(): void {
    this.held.clear();
  }

  /**
   * Notes that the stream ended at the revision at a position of the log.
   * @param revision -1 if there was no such stream
   */
  note(stream: string, revision: number, asOf: number): void {
    const known = this.ends.get(stream);
    // Revisions only grow. A read that began before an append of this process must not hide that append.
    this.ends.set(stream, {
      revision: Math.max(revision, known?.revision ?? -1),
      asOf: Math.max(asOf, known?.asOf ?? 0),
    });
  }

  /**
   * The stream's events from a revision on.
   * @param tail positions up to which the tail has dropped its events, and which it has reached
   * @returns undefined if they are not known here
   */
  from(
    stream: string,
    revision: number,
    { reachesBackTo, head }: { readonly reachesBackTo: number; readonly head: number },
  ): readonly RecordedEvent[] | undefined {
    const held = this.held.get(stream) ?? [];
    const joins = (this.read.end ?? Number.NEGATIVE_INFINITY) >= reachesBackTo;
    const events = joined(joins ? this.read.of(stream) : [], held);
    const end = this.ends.get(stream);
    const isEndKnown = (end !== undefined && end.asOf >= reachesBackTo) || (joins && this.read.isWhole);
    if (events.length === 0 && !isEndKnown) return undefined;
    const last = Math.max(end?.revision ?? -1, events.at(-1)?.revision ?? -1);
    const wanted = revision > last ? [] : events.filter((event) => event.revision >= revision);
    if (revision <= last && (wanted[0]?.revision !== revision || wanted.at(-1)?.revision !== last)) return undefined;
    this.note(stream, last, head);
    return wanted;
  }
}

/** The events of both, which may overlap. */
function joined(earlier: readonly RecordedEvent[], later: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const [first] = later;
  if (earlier.length === 0 || first === undefined) return earlier.length === 0 ? later : earlier;
  return [...earlier.filter(({ revision }) => revision < first.revision), ...later];
}
