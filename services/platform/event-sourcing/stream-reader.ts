import QuickLRU from 'quick-lru';
import { type EventStore, type RecordedEvent, WrongExpectedRevisionError } from '../event-store/event-store.js';
import type { EventCodec } from './event-codec.js';
import type { DomainEvent } from './event-definition.js';
import type { LoadedStream } from './loaded-stream.js';
import { momentUnderWay, reactedTo } from './log-moment.js';
import type { SnapshotStore } from './snapshot-store.js';

/**
 * Time for which a stream is read before each command after another process appended to it: a conflict costs more than
 * a read.
 */
const SHARED_MS = 60_000;
/** Number of streams for which that is remembered: at least this many, at most twice as many. */
const REMEMBERED = 10_000;
/** Number of events before a snapshot whose commands are remembered. */
const RECALLED = 1_000;

/**
 * Reads streams: as this process holds them where what is recent suffices, and from the engine where a state must be
 * current (decision 0155).
 */
export class StreamReader {
  /** Streams that other processes append to, with the time until which this is assumed. */
  private readonly shared = new QuickLRU<string, number>({ maxSize: REMEMBERED });

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly snapshots: SnapshotStore,
    /** True if no other process appends (embedded), so that cached streams are always current. */
    private readonly onlyWriter: boolean,
  ) {}

  /**
   * Applies what was appended since.
   * @param wanted `recent`: as this process holds it; `current`: with all that the log held when the work under way began
   * @returns true if the state is now current
   */
  async refresh<S, E extends DomainEvent>(stream: LoadedStream<S, E>, wanted: 'recent' | 'current'): Promise<boolean> {
    if (stream.dropped) throw new WrongExpectedRevisionError(stream.name, 'no_stream', stream.revision);
    if (stream.loaded && this.onlyWriter) return true;
    if (!stream.loaded) {
      await this.snapshots.restore(stream);
      if (stream.revision !== null) await this.recall(stream, stream.revision);
    }
    await stream.settled();
    const from = (stream.revision ?? -1) + 1;
    const recent = await this.heldOf(stream.name, from, wanted);
    if (recent === undefined) await this.readFrom(stream, from);
    else stream.apply(await this.codec.decodeFacts(recent));
    stream.loaded = true;
    return recent === undefined || wanted === 'current';
  }

  /**
   * Answers on the recent state, and once more on the current one if the answer is none that the log checks: it rejects an
   * append that was decided on less, while any other answer must be based on all that was in the log when the work began.
   */
  async answered<T>(
    stream: LoadedStream<unknown, DomainEvent>,
    answer: () => Promise<T>,
    isChecked: (tried: T) => boolean,
  ): Promise<T> {
    const isCurrent = await this.refresh(stream, this.isShared(stream.name) ? 'current' : 'recent');
    const { revision } = stream;
    const tried = await answer();
    if (isCurrent || isChecked(tried)) return tried;
    await this.refresh(stream, 'current');
    return stream.revision === revision ? tried : answer();
  }

  /**
   * True for a stream that was not read here. Most of those that a command decides on are about to be created, with an id
   * of their own, so the first decision is made as if there were none.
   */
  isUnread(stream: LoadedStream<unknown, DomainEvent>): boolean {
    return (
      !this.onlyWriter && !stream.loaded && !stream.dropped && stream.revision === null && !this.isShared(stream.name)
    );
  }

  private isShared(stream: string): boolean {
    const until = this.shared.get(stream);
    return until !== undefined && performance.now() <= until;
  }

  /** Notes that another process appends to the stream. */
  noteShared(stream: string): void {
    if (this.onlyWriter) return;
    this.shared.set(stream, performance.now() + SHARED_MS);
  }

  /** A stream's events as this process holds them; undefined if the engine has to be asked. */
  private async heldOf(
    stream: string,
    from: number,
    wanted: 'recent' | 'current',
    limit?: number,
  ): Promise<readonly RecordedEvent[] | undefined> {
    // What reacts to an event must see it.
    const moment = wanted === 'current' ? momentUnderWay() : reactedTo();
    if (moment !== undefined) await this.store.catchUp(moment);
    return this.store.recentOf(stream, from, limit);
  }

  /** Events of a stream from a revision on, as this process holds them or else from the engine. */
  async *recentOrRead(stream: string, from: number, limit: number): AsyncIterable<RecordedEvent> {
    const recent = await this.heldOf(stream, from, 'recent', limit);
    yield* recent ?? this.store.readStream(stream, { from, limit });
  }

  private async readFrom<S, E extends DomainEvent>(stream: LoadedStream<S, E>, from: number): Promise<void> {
    let batch = [];
    for await (const event of this.store.readStream(stream.name, { from })) {
      batch.push(event);
      if (batch.length >= 500) {
        stream.apply(await this.codec.decodeFacts(batch));
        batch = [];
      }
    }
    stream.apply(await this.codec.decodeFacts(batch));
  }

  /** A snapshot contains no command ids, and the commands of its last events may be sent again. */
  private async recall<S, E extends DomainEvent>(stream: LoadedStream<S, E>, revision: number): Promise<void> {
    const recent = [];
    const from = Math.max(0, revision + 1 - RECALLED);
    for await (const event of this.store.readStream(stream.name, { from, limit: revision + 1 - from })) {
      recent.push(event);
    }
    stream.recall(recent);
  }
}
