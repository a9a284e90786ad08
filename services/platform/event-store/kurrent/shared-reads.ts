import QuickLRU from 'quick-lru';
import type { RecordedEvent } from '../event-store.js';

/** Stretches kept at least, and at most 3: consumers that catch up side by side are rarely further apart. */
const KEPT_READS = 2;

/**
 * The stretches of the log that were read last. Consumers that catch up side by side share the same objects, so that
 * each stretch is fetched, parsed and decrypted once rather than once for each of them.
 */
export class SharedReads {
  private readonly reads = new QuickLRU<string, Promise<RecordedEvent[]>>({ maxSize: KEPT_READS });

  constructor(private readonly read: (position: number, most: number) => Promise<RecordedEvent[]>) {}

  /** At most `most` events after the position, in log order. Callers must not change the list. */
  after(position: number, most: number): Promise<RecordedEvent[]> {
    const name = `${position} ${most}`;
    const known = this.reads.get(name);
    if (known !== undefined) return known;
    const reading = this.read(position, most);
    this.reads.set(name, reading);
    const forget = (): void => {
      if (this.reads.peek(name) === reading) this.reads.delete(name);
    };
    // A stretch that is not full may have grown by the next call.
    reading.then(({ length }) => {
      if (length < most) forget();
    }, forget);
    return reading;
  }
}
