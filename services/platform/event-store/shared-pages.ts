import QuickLRU from 'quick-lru';
import type { RecordedEvent } from './event-store.js';

/** Pages kept at least, and at most 3: consumers that catch up side by side are rarely further apart. */
const KEPT_PAGES = 2;

/**
 * The pages of the log that were read last. Consumers that catch up side by side share the same objects, so that each
 * page is read, parsed and decrypted once rather than once for each of them. Pages end at round positions, so that
 * consumers that started at different positions soon need the same pages.
 */
export class SharedPages {
  private readonly pages = new QuickLRU<string, RecordedEvent[]>({ maxSize: KEPT_PAGES });

  constructor(private readonly read: (position: number, most: number) => RecordedEvent[]) {}

  /** At most `most` events after the position, in log order. Callers must not change the list. */
  after(position: number, most: number): RecordedEvent[] {
    const wanted = most - (position % most);
    const name = `${position} ${wanted}`;
    const known = this.pages.get(name);
    if (known !== undefined) return known;
    const page = this.read(position, wanted);
    // A page that is not full may have grown by the next call.
    if (page.length === wanted) this.pages.set(name, page);
    return page;
  }
}
