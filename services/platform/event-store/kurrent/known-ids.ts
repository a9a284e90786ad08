import QuickLRU from 'quick-lru';
import type { NewEvent, RecordedEvent } from '../event-store.js';

/** Number of ids kept: at least this many, at most twice as many; about 150 bytes each. */
const KEPT_IDS = 100_000;

/**
 * Ids known to be in the log, because their events recently passed through this process, and ids that are being
 * appended. The server has no index of ids.
 */
export class KnownIds {
  private readonly stored: QuickLRU<string, true>;
  private readonly underWay = new Map<string, Promise<unknown>>();

  constructor(kept = KEPT_IDS) {
    this.stored = new QuickLRU({ maxSize: kept });
  }

  /** Adds events that were read or stored. */
  add(events: readonly Pick<RecordedEvent, 'id'>[]): void {
    for (const { id } of events) this.stored.set(id, true);
  }

  /** The first id that is in the log or occurs twice in the list. */
  taken(events: readonly NewEvent[]): string | undefined {
    const own = new Set<string>();
    for (const { id } of events) {
      if (this.stored.has(id) || own.has(id)) return id;
      own.add(id);
    }
    return undefined;
  }

  /** Pending appends that contain one of these ids. */
  rivals(events: readonly NewEvent[]): Promise<unknown>[] {
    return [...new Set(events.flatMap(({ id }) => this.underWay.get(id) ?? []))];
  }

  /** Registers a pending append until it settles. */
  begin(events: readonly NewEvent[], append: Promise<unknown>): void {
    for (const { id } of events) this.underWay.set(id, append);
    const forget = (): void => {
      for (const { id } of events) if (this.underWay.get(id) === append) this.underWay.delete(id);
    };
    append.then(forget, forget);
  }
}
