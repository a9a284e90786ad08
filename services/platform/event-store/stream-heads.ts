import QuickLRU from 'quick-lru';

/** Where a stream stands. */
export interface StreamHead {
  /** The stream's number in the file. */
  readonly number: number;
  /** Revision of its last event. */
  readonly revision: number;
}

/**
 * The heads of the streams written to most recently, so that an append need not look its stream up.
 * Bounded: those unused for long are forgotten and read again when needed.
 */
export class StreamHeads {
  private readonly heads: QuickLRU<string, StreamHead>;

  /**
   * @param capacity heads kept at least, and at most twice as many
   * @param complete no stream was ever written to before
   */
  constructor(
    capacity: number,
    private complete: boolean,
  ) {
    this.heads = new QuickLRU({ maxSize: capacity, onEviction: () => (this.complete = false) });
  }

  /** Whether it is certain, without asking the log, that there is no such stream. */
  isMissing(stream: string): boolean {
    return this.complete && !this.heads.has(stream);
  }

  get(stream: string): StreamHead | undefined {
    return this.heads.get(stream);
  }

  set(stream: string, head: StreamHead): void {
    this.heads.set(stream, head);
  }
}
