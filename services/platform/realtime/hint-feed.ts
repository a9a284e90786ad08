import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { Hint } from '../../../contracts/realtime.js';
import { EVERY_MARINA } from '../../../contracts/vocabulary/console-commands.js';
import type { BatchHandler } from '../consuming/consumer.js';
import { type EventLog, isUnreadable, type LogBatch, type ReadEvent } from '../event-sourcing/event-log.js';
import { coalescedHints } from './coalesced-hints.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import type { News } from './hint-news.js';
import type { EventHint, HintRegistry } from './hint-registry.js';
import { tracedBatch } from '../telemetry/tracing.js';
import type { SessionEnd, SessionEnds } from './session-ends.js';

/** A larger gap is not read again for one reconnecting client. */
export const MOST_REPLAYED = 2_000;
const PAGE = 500;
/** The time between two rounds of hints; the events in between are combined. */
const ROUND_MS = 50;

/** The receiver of the feed's hints. */
export interface HintAudience {
  hint(marina: string, hints: readonly Hint[]): void;
  end(end: SessionEnd): void;
}

/** The hints that a client has missed; null: too many to send. */
export interface Missed {
  readonly hints: readonly Hint[];
  /** The feed's position when the answer was complete. */
  readonly position: number;
}

/** Turns events of the log into hints and ended sessions. Starts at the head: earlier events cause no hints. */
export class HintFeed implements BatchHandler {
  readonly name = 'realtime';
  /** Receives a copy of all hints that are sent to the sockets of this process. */
  passOn: ((news: News) => void) | undefined;
  private sentUpTo: number | undefined;

  constructor(
    private readonly log: EventLog,
    private readonly hints: HintRegistry,
    private readonly ends: SessionEnds,
    private readonly audience: HintAudience,
    private readonly logger: Logger,
  ) {}

  /** The hints of all events up to here were sent; undefined before the feed has started. */
  get position(): number | undefined {
    return this.sentUpTo;
  }

  async start(): Promise<number> {
    // After an error it continues at its position, so that nothing is left out.
    this.sentUpTo ??= await this.log.head();
    return this.sentUpTo;
  }

  async handle(batch: LogBatch): Promise<void> {
    if (batch.events.length === 0) return;
    const startedAt = performance.now();
    const news = this.newsOf(batch);
    this.tell(news);
    this.passOn?.(news);
    if (news.hints.length > 0) await this.trace(batch, news, startedAt);
    await pause(ROUND_MS);
  }

  /**
   * Updates the position and sends the hints in one turn of the event loop, so that a caller who compares the position
   * misses nothing.
   */
  tell({ hints, ends, position }: News): void {
    for (const end of ends) this.audience.end(end);
    for (const [marina, some] of hints) this.audience.hint(marina, some);
    this.sentUpTo = position;
  }

  /**
   * The hints of one marina after a position. `take` is called in the same turn of the event loop in which they are
   * complete, so that later hints follow without a gap.
   */
  async missedSince(after: number, marina: string | null, take: (missed: Missed | null) => void): Promise<void> {
    const events: ReadEvent[] = [];
    let seen = after;
    let read = 0;
    for (;;) {
      const now = this.sentUpTo ?? 0;
      // A position beyond the head belongs to another log, e.g. from before a backup was restored.
      if (after > now || read > MOST_REPLAYED) {
        take(null);
        return;
      }
      if (seen >= now) break;
      const page = (await this.log.after(seen, PAGE)).filter((event) => event.position <= now);
      const last = page.at(-1);
      if (last === undefined) break;
      read += page.length;
      seen = last.position;
      events.push(...page.filter((event) => isUnreadable(event) || this.concerns(event, marina)));
    }
    const position = Math.max(seen, this.sentUpTo ?? 0);
    const hints = coalescedHints(this.hintsOf, events, position);
    const own = marina === null ? [] : (hints.get(marina) ?? []);
    take({ hints: [...(hints.get(EVERY_MARINA) ?? []), ...own], position });
  }

  private newsOf({ events, position }: LogBatch): News {
    return {
      from: this.sentUpTo ?? 0,
      position,
      hints: [...coalescedHints(this.hintsOf, events, position)].map(([marina, hints]) => [marina, [...hints]]),
      ends: events.flatMap((event) => (isUnreadable(event) ? [] : this.endsOf(event))).map((end) => copied(end)),
    };
  }

  private trace({ events }: LogBatch, { hints }: News, startedAt: number): Promise<void> {
    const hinted = () => events.filter((event) => !isUnreadable(event) && this.hintsOf(event).length > 0);
    const count = () => hints.reduce((sum, [, some]) => sum + some.length, 0);
    return tracedBatch(
      () => ({
        does: 'push',
        consumer: this.name,
        events: hinted(),
        attributes: { 'quayside.hints': count() },
        startedAt,
      }),
      () => Promise.resolve(),
    );
  }

  private concerns(event: LoggedEvent, marina: string | null): boolean {
    return this.hintsOf(event).some((hint) => hint.marina_id === marina || hint.marina_id === EVERY_MARINA);
  }

  // A defect in one area's registration must not hold back the hints of the others.
  private readonly hintsOf = (event: LoggedEvent): readonly EventHint[] => {
    try {
      return this.hints.hintsOf(event);
    } catch (error) {
      this.logger.error({ ...named(event), err: error }, 'an event gives no hint');
      return [];
    }
  };

  private endsOf(event: LoggedEvent): readonly SessionEnd[] {
    try {
      return this.ends.endsOf(event);
    } catch (error) {
      this.logger.error({ ...named(event), err: error }, 'the sessions that an event ends cannot be found');
      return [];
    }
  }
}

/** For log lines: it identifies the event among many concurrent ones. */
function named({ id, metadata }: LoggedEvent) {
  return { event: id, correlation_id: metadata.correlation_id };
}

function copied({ sessions, users, because }: SessionEnd): News['ends'][number] {
  return {
    ...(sessions === undefined ? {} : { sessions: [...sessions] }),
    ...(users === undefined ? {} : { users: [...users] }),
    because,
  };
}
