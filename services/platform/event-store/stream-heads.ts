import QuickLRU from 'quick-lru';

/** The end of a stream. */
export interface StreamHead {
  /** The stream's number in the file. */
  readonly number: number;
  /** Revision of its last event. */
  readonly revision: number;
}

/**
 * The heads of the streams written to most recently, so that an append need not read its stream. The size is bounded;
 * unused heads are dropped and read again when needed.
 */
export class StreamHeads {
  private readonly heads: QuickLRU<string, StreamHead>;

  /**
   * @param capacity minimum number of heads kept; at most twice as many are held
   * @param complete true if no stream was ever written to before
   */
  constructor(
    capacity: number,
    private complete: boolean,
  ) {
    this.heads = new QuickLRU({ maxSize: capacity, onEviction: () => (this.complete = false) });
  }

  /** True if the stream certainly does not exist, without reading the log. */
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
