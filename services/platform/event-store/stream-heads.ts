/** Where a stream stands. */
export interface StreamHead {
  /** The stream's number in the file. */
  readonly number: number;
  /** Revision of its last event. */
  readonly revision: number;
}

/**
 * The heads of the streams written to most recently, so that an append need not look its stream up.
 * Bounded: the one unused longest is forgotten and read again when needed.
 */
export class StreamHeads {
  // A Map iterates in insertion order; re-inserting on use makes the first key the least recently used.
  private readonly heads = new Map<string, StreamHead>();

  /** @param complete no stream was ever written to before */
  constructor(
    private readonly capacity: number,
    private complete: boolean,
  ) {}

  /** Whether it is certain, without asking the log, that there is no such stream. */
  isMissing(stream: string): boolean {
    return this.complete && !this.heads.has(stream);
  }

  get(stream: string): StreamHead | undefined {
    const head = this.heads.get(stream);
    if (head !== undefined) this.set(stream, head);
    return head;
  }

  set(stream: string, head: StreamHead): void {
    this.heads.delete(stream);
    this.heads.set(stream, head);
    if (this.heads.size > this.capacity) {
      const oldest = this.heads.keys().next();
      if (oldest.done !== true) this.heads.delete(oldest.value);
      this.complete = false;
    }
  }
}
