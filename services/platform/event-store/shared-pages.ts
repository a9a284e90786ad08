import type { RecordedEvent } from './event-store.js';

/** Pages kept in memory; consumers that catch up side by side are rarely further apart. */
const MOST_PAGES = 3;

/**
 * The pages of the log that were read last. Consumers that catch up side by side are handed the same objects, so each
 * page is read, parsed and decrypted once and not once for each of them. Pages end at round positions, so that
 * consumers that started at different ones soon ask for the same.
 */
export class SharedPages {
  private readonly pages = new Map<string, RecordedEvent[]>();

  constructor(private readonly read: (position: number, most: number) => RecordedEvent[]) {}

  /** Events after the position, in log order, at most so many. The list must not be changed. */
  after(position: number, most: number): RecordedEvent[] {
    const wanted = most - (position % most);
    const name = `${position} ${wanted}`;
    const known = this.pages.get(name);
    if (known !== undefined) return known;
    const page = this.read(position, wanted);
    // A page that is not full yet will hold more the next time.
    if (page.length === wanted) this.keep(name, page);
    return page;
  }

  private keep(name: string, page: RecordedEvent[]): void {
    this.pages.set(name, page);
    const oldest = this.pages.keys().next();
    if (this.pages.size > MOST_PAGES && oldest.done !== true) this.pages.delete(oldest.value);
  }
}
