import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { Hint } from '../../../contracts/realtime.js';
import type { BatchHandler } from '../consuming/consumer.js';
import { type EventLog, isUnreadable, type LogBatch, type ReadEvent } from '../event-sourcing/event-log.js';
import { coalescedHints } from './coalesced-hints.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import type { EventHint, HintRegistry } from './hint-registry.js';
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
    // Position and hints in one turn of the event loop: whoever compares the position misses nothing.
    for (const event of batch.events) {
      if (!isUnreadable(event)) for (const end of this.endsOf(event)) this.audience.end(end);
    }
    for (const [marina, hints] of coalescedHints(this.hintsOf, batch.events, batch.position)) {
      this.audience.hint(marina, hints);
    }
    this.told = batch.position;
    await pause(ROUND_MS);
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

  private concerns(event: LoggedEvent, marina: string | null): boolean {
    return this.hintsOf(event).some((hint) => hint.marina_id === marina);
  }

  // A defect in what one area registered must not keep the others' news back.
  private readonly hintsOf = (event: LoggedEvent): readonly EventHint[] => {
    try {
      return this.hints.hintsOf(event);
    } catch (error) {
      this.logger.error({ event: event.id, err: error }, 'an event gives no hint');
      return [];
    }
  };

  private endsOf(event: LoggedEvent): readonly SessionEnd[] {
    try {
      return this.ends.endsOf(event);
    } catch (error) {
      this.logger.error({ event: event.id, err: error }, 'an event does not tell whose sessions it ends');
      return [];
    }
  }
}
