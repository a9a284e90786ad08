import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** An event as a writer sends it. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  /** Base64. */
  readonly data: string;
  /** Base64. */
  readonly metadata: string;
}

export interface StoredEvent extends ProposedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

export type Expected = number | 'no_stream' | 'any' | 'stream_exists';

export type AppendOutcome =
  | { readonly kind: 'stored' | 'stored_before'; readonly revision: number; readonly position: number }
  | { readonly kind: 'wrong_revision'; readonly current: number | null };

type Line = StoredEvent | { readonly deleted: string; readonly upTo: number };

/** Bytes that the server stores in addition to the event itself. */
const OVERHEAD = 101;
const STATISTICS = '$stats-127.0.0.1:2113';

/**
 * The log of an EventStoreDB. Positions are byte offsets, so they have gaps; the server's own events lie between those
 * of its users; a repeated append is recognised by its ids, which are forgotten when the log is opened again. The log
 * is in memory, and also in a file if one is named. Nodes of one cluster share it.
 */
export class StoredLog {
  readonly events: StoredEvent[] = [];
  private readonly streams = new Map<string, StoredEvent[]>();
  /** Revision up to which a stream was deleted; it may be written again. */
  private readonly deleted = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  /** Ids appended since the log was opened. */
  private readonly remembered = new Set<string>();
  private end = 0;
  private sinceStatistics = 0;

  /** @param file read if it exists, then appended to */
  constructor(private readonly file?: string) {
    if (file === undefined || !existsSync(file)) {
      // The first record of a real log is one of the server's own as well.
      this.add('$settings', [
        { id: 'first', type: '$metadata', contentType: 'application/json', data: '', metadata: '' },
      ]);
      return;
    }
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    for (const line of lines) this.take(JSON.parse(line) as Line);
  }

  /** A copy in memory of the first events, as a backup has them. */
  beginning(length: number): StoredLog {
    const copy = new StoredLog();
    for (const event of this.events.slice(copy.events.length, length)) copy.take(event);
    return copy;
  }

  /** Revision of the stream's last event; null if it has none or was deleted. */
  revisionOf(stream: string): number | null {
    const last = this.streams.get(stream)?.at(-1)?.revision ?? null;
    return last !== null && last <= (this.deleted.get(stream) ?? -1) ? null : last;
  }

  /** The readable events of a stream, oldest first. */
  ofStream(stream: string): StoredEvent[] {
    const deleted = this.deleted.get(stream) ?? -1;
    return (this.streams.get(stream) ?? []).filter(({ revision }) => revision > deleted);
  }

  /**
   * Index of the event at a position, or the number of events for a position beyond the last one. Undefined for a
   * position between two events, which a server refuses.
   */
  indexOf(position: bigint): number | undefined {
    const index = this.indexFrom(position);
    const found = this.events[index];
    return found === undefined || BigInt(found.position) === position ? index : undefined;
  }

  /** Appends all events or none, by the server's rules for expected revisions and repeated ids. */
  append(stream: string, expected: Expected, proposed: readonly ProposedEvent[]): AppendOutcome {
    const current = this.revisionOf(stream);
    const wrong = { kind: 'wrong_revision', current } as const;
    if (expected === 'stream_exists' && current === null) return wrong;
    if (expected === 'any' || expected === 'stream_exists') return this.store(stream, proposed);
    const wanted = expected === 'no_stream' ? -1 : expected;
    if (wanted === (current ?? -1)) return this.store(stream, proposed);
    if (wanted > (current ?? -1)) return wrong;
    // The stream is ahead of the writer's expectation; this checks whether this very append is the reason.
    const there = proposed.map(
      ({ id }, index) => this.remembered.has(id) && this.streams.get(stream)?.[wanted + 1 + index]?.id === id,
    );
    if (!there.every(Boolean)) return wrong;
    const revision = wanted + proposed.length;
    return { kind: 'stored_before', revision, position: this.streams.get(stream)?.[revision]?.position ?? -1 };
  }

  /** Hides the events of the stream; its revisions continue. */
  delete(stream: string): void {
    const upTo = this.streams.get(stream)?.at(-1)?.revision ?? -1;
    this.keep({ deleted: stream, upTo });
    this.deleted.set(stream, upTo);
  }

  /** Calls the listener after every append, until the returned function is called. */
  onGrowth(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private indexFrom(position: bigint): number {
    let low = 0;
    let high = this.events.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (BigInt(this.events[middle]?.position ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private store(stream: string, proposed: readonly ProposedEvent[]): AppendOutcome {
    const last = this.add(stream, proposed);
    this.sinceStatistics += proposed.length;
    if (this.sinceStatistics >= 7) {
      this.sinceStatistics = 0;
      const data = Buffer.from('{"proc-cpu":1}').toString('base64');
      this.add(STATISTICS, [
        { id: `statistics-${this.end}`, type: '$statsCollected', contentType: 'application/json', data, metadata: '' },
      ]);
    }
    for (const listener of Array.from(this.listeners)) listener();
    return { kind: 'stored', revision: last.revision, position: last.position };
  }

  private add(stream: string, proposed: readonly ProposedEvent[]): StoredEvent {
    const first = this.streams.get(stream)?.length ?? 0;
    let place = this.end;
    const added = proposed.map((event, index): StoredEvent => {
      const stored = { ...event, stream, revision: first + index, position: place };
      place += OVERHEAD + sizeOf(event);
      return stored;
    });
    this.keep(...added);
    for (const event of added) {
      this.take(event);
      this.remembered.add(event.id);
    }
    const last = added.at(-1);
    if (last === undefined) throw new Error('nothing was appended');
    return last;
  }

  private keep(...lines: Line[]): void {
    if (this.file === undefined) return;
    appendFileSync(this.file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }

  private take(line: Line): void {
    if ('deleted' in line) {
      this.deleted.set(line.deleted, line.upTo);
      return;
    }
    this.events.push(line);
    this.end = line.position + OVERHEAD + sizeOf(line);
    const stream = this.streams.get(line.stream);
    if (stream === undefined) this.streams.set(line.stream, [line]);
    else stream.push(line);
  }
}

/** Number of bytes that the server counts against the limit of an append. */
export function sizeOf({ type, data, metadata }: ProposedEvent): number {
  return 2 * type.length + Buffer.byteLength(data, 'base64') + Buffer.byteLength(metadata, 'base64');
}
