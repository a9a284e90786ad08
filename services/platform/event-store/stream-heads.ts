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

  constructor(private readonly capacity: number) {}

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
    }
  }
}
