import QuickLRU from 'quick-lru';
import type { NewEvent, RecordedEvent } from '../event-store.js';

/** Ids kept at least, and at most twice as many; about 150 bytes each. */
const KEPT_IDS = 100_000;

/**
 * Ids of events that are known to be in the log, because they passed through this process lately, and of those that
 * are being appended. The server has no index of ids.
 */
export class KnownIds {
  private readonly stored: QuickLRU<string, true>;
  private readonly underWay = new Map<string, Promise<unknown>>();

  constructor(kept = KEPT_IDS) {
    this.stored = new QuickLRU({ maxSize: kept });
  }

  /** Events that were read or stored. */
  add(events: readonly Pick<RecordedEvent, 'id'>[]): void {
    for (const { id } of events) this.stored.set(id, true);
  }

  /** The first id that is in the log, or twice in the list. */
  taken(events: readonly NewEvent[]): string | undefined {
    const own = new Set<string>();
    for (const { id } of events) {
      if (this.stored.has(id) || own.has(id)) return id;
      own.add(id);
    }
    return undefined;
  }

  /** Appends under way that hold one of these ids. */
  rivals(events: readonly NewEvent[]): Promise<unknown>[] {
    return [...new Set(events.flatMap(({ id }) => this.underWay.get(id) ?? []))];
  }

  /** Notes an append that has begun, until it settles. */
  begin(events: readonly NewEvent[], append: Promise<unknown>): void {
    for (const { id } of events) this.underWay.set(id, append);
    const forget = (): void => {
      for (const { id } of events) if (this.underWay.get(id) === append) this.underWay.delete(id);
    };
    append.then(forget, forget);
  }
}
