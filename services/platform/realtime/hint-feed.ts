import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { Hint } from '../../../contracts/realtime.js';
import type { BatchHandler } from '../consuming/consumer.js';
import { type EventLog, isUnreadable, type LogBatch, type ReadEvent } from '../event-sourcing/event-log.js';
import { coalescedHints } from './coalesced-hints.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import type { News } from './hint-news.js';
import type { EventHint, HintRegistry } from './hint-registry.js';
import { tracedBatch } from '../telemetry/tracing.js';
import type { SessionEnd, SessionEnds } from './session-ends.js';

/** More events than this are not read again for one reconnecting client. */
export const MOST_REPLAYED = 2_000;
const PAGE = 500;
/** Between two rounds of hints: what happens meanwhile is told in one. */
const ROUND_MS = 50;

/** Whom the feed tells. */
export interface HintAudience {
  hint(marina: string, hints: readonly Hint[]): void;
  end(end: SessionEnd): void;
}

/** What a client has missed; null: too much to tell. */
export interface Missed {
  readonly hints: readonly Hint[];
  /** Where the feed stood when the answer was complete. */
  readonly position: number;
}

/** Turns the news of the log into hints and ended sessions. Starts at the head: what was before is nobody's news. */
export class HintFeed implements BatchHandler {
  readonly name = 'realtime';
  /** Is told whatever the sockets here were told of the log. */
  passOn: ((told: News) => void) | undefined;
  private told: number | undefined;

  constructor(
    private readonly log: EventLog,
    private readonly hints: HintRegistry,
    private readonly ends: SessionEnds,
    private readonly audience: HintAudience,
    private readonly logger: Logger,
  ) {}

  /** Everything up to here was told; undefined before the feed has started. */
  get position(): number | undefined {
    return this.told;
  }

  async start(): Promise<number> {
    // After an error it goes on where it was, so that nothing is left out.
    this.told ??= await this.log.head();
    return this.told;
  }

  async handle(batch: LogBatch): Promise<void> {
    if (batch.events.length === 0) return;
    const startedAt = performance.now();
    const told = this.newsOf(batch);
    this.tell(told);
    this.passOn?.(told);
    if (told.hints.length > 0) await this.trace(batch, told, startedAt);
    await pause(ROUND_MS);
  }

  /** Position and hints in one turn of the event loop: whoever compares the position misses nothing. */
  tell({ hints, ends, position }: News): void {
    for (const end of ends) this.audience.end(end);
    for (const [marina, some] of hints) this.audience.hint(marina, some);
    this.told = position;
  }

  /**
   * Hints of one marina that came after a position. When this resolves, `take` was called with them in the
   * very turn in which they were complete, so that hints told from then on follow without a gap.
   */
  async missedSince(after: number, marina: string | null, take: (missed: Missed | null) => void): Promise<void> {
    const events: ReadEvent[] = [];
    let seen = after;
    let read = 0;
    for (;;) {
      const now = this.told ?? 0;
      // A position beyond the log belongs to another log, e.g. one from before a backup was put back.
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
    const position = Math.max(seen, this.told ?? 0);
    take({
      hints: marina === null ? [] : (coalescedHints(this.hintsOf, events, position).get(marina) ?? []),
      position,
    });
  }

  private newsOf({ events, position }: LogBatch): News {
    return {
      from: this.told ?? 0,
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
    return this.hintsOf(event).some((hint) => hint.marina_id === marina);
  }

  // A defect in what one area registered must not keep the others' news back.
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
      this.logger.error({ ...named(event), err: error }, 'an event does not tell whose sessions it ends');
      return [];
    }
  }
}

/** For the log, where many events are at work at once. */
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
