import { setTimeout as pause } from 'node:timers/promises';
import QuickLRU from 'quick-lru';
import { refuse, type Refusal, isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { Clock } from '../clock/clock.js';
import {
  type AppendResult,
  DuplicateEventIdError,
  type EventStore,
  WrongExpectedRevisionError,
} from '../event-store/event-store.js';
import type { Aggregate } from './aggregate.js';
import type { CommandContext } from './command-context.js';
import type { EventCodec } from './event-codec.js';
import type { DomainEvent, LoggedEvent } from './event-definition.js';
import { LoadedStream } from './loaded-stream.js';
import type { SnapshotStore } from './snapshot-store.js';

export interface Loaded<S> {
  readonly state: S;
  /** null: the stream does not exist. */
  readonly revision: number | null;
}

type Decided = CommandReceipt | Refusal | { readonly commit: Promise<AppendResult>; readonly events: number };

const RETRIES = 5;
/** Streams kept in memory at least, and at most twice as many. */
const CACHED = 10_000;
/** How long a stream that another process has appended to is read before each command: conflicts cost more than reads. */
const SHARED_MS = 60_000;
/** Events before a snapshot whose commands are remembered. */
const RECALLED = 1_000;

/**
 * Loads streams, lets a decider decide, appends what it decided. Commands on one stream queue up within
 * the process; the next one decides on the state the one before leaves while that one's commit is under
 * way, and each is answered only after its own commit.
 */
export class StreamRepository {
  private readonly cache: QuickLRU<string, LoadedStream<unknown, DomainEvent>>;
  /** Streams that other processes append to as well, and until when that is believed. */
  private readonly shared = new QuickLRU<string, number>({ maxSize: CACHED });

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly clock: Clock,
    private readonly snapshots: SnapshotStore,
    /** True where no other process appends (embedded): what is cached is then what is there. */
    private readonly onlyWriter: boolean,
    cached = CACHED,
  ) {
    this.cache = new QuickLRU({
      maxSize: cached,
      onEviction: (name, stream) => {
        // A stream at work must have one state only, so it stays, unless another entry has replaced it.
        if (stream.busy && this.cache.peek(name) === stream) this.cache.set(name, stream);
      },
    });
  }

  /** The current state, as committed. The caller must not change it. */
  async load<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, id: string): Promise<Loaded<S>> {
    const stream = this.entry(aggregate, id);
    try {
      return await stream.runExclusive(async () => {
        await this.refresh(stream);
        await stream.settled();
        return { state: stream.state, revision: stream.revision };
      });
    } catch (error) {
      // An append that this read waited for failed; what is in the log now is asked for afresh.
      if (stream.dropped && this.cache.get(stream.name) !== (stream as unknown)) return this.load(aggregate, id);
      throw error;
    }
  }

  /**
   * One command, one append. `decide` may run again after a conflict with another process.
   * Answers the receipt, the decider's refusal, STALE where `If-Match` named another revision, or
   * IDEMPOTENCY_KEY_REUSED. A command that is already in the stream answers as it did the first time.
   * @throws EventStoreUnavailableError and whatever a defective decider throws
   */
  async execute<S, E extends DomainEvent>(
    aggregate: Aggregate<S, E>,
    id: string,
    context: CommandContext,
    decide: (state: S, loaded: Loaded<S>) => readonly E[] | Refusal,
  ): Promise<CommandReceipt | Refusal> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.attempt(aggregate, id, context, decide);
      } catch (error) {
        if (error instanceof DuplicateEventIdError) return refuse('key_reused', 'IDEMPOTENCY_KEY_REUSED');
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
        this.noteShared(`${aggregate.prefix}${id}`);
        if (attempt >= RETRIES) return refuse('conflict', 'CONFLICT', { details: { reason: 'busy' } });
        await pause(Math.random() * 10 * 2 ** attempt);
      }
    }
  }

  /** The marina that a stream's first event was recorded for; undefined: there is no such stream. */
  async marinaOf(stream: string): Promise<string | null | undefined> {
    for await (const event of this.store.readStream(stream, { limit: 1 })) return event.metadata.marina_id;
    return undefined;
  }

  /** The receipt of a command that is in the stream already; null when it is not. */
  async receiptOf<S, E extends DomainEvent>(
    aggregate: Aggregate<S, E>,
    id: string,
    context: CommandContext,
  ): Promise<CommandReceipt | null> {
    await this.load(aggregate, id);
    const known = this.entry(aggregate, id).receiptOf(context.command_id);
    if (known === undefined || known.hash !== context.command_hash) return null;
    await known.committed;
    return { id, revision: known.revision, position: known.position };
  }

  /** What happened after a revision: for telling the holder of a stale one what changed and by whom. */
  async eventsSince(stream: string, revision: number, limit = 20): Promise<LoggedEvent[]> {
    const events = [];
    for await (const event of this.store.readStream(stream, { from: revision + 1, limit })) events.push(event);
    return (await this.codec.decodeAll(events)).filter((event): event is LoggedEvent => !(event instanceof Error));
  }

  /** Forgets every cached state, e.g. after a person was erased. */
  forget(): void {
    this.cache.clear();
  }

  private async attempt<S, E extends DomainEvent>(
    aggregate: Aggregate<S, E>,
    id: string,
    context: CommandContext,
    decide: (state: S, loaded: Loaded<S>) => readonly E[] | Refusal,
  ): Promise<CommandReceipt | Refusal> {
    const stream = this.entry(aggregate, id);
    const decided = await stream.runExclusive(async (): Promise<Decided> => {
      // What is in memory may be behind other processes. The log refuses an append that was decided on that; whatever else
      // is answered must rest on what is there now.
      if (this.isWorthTrying(stream)) {
        await stream.settled();
        const tried = await this.decideOn(stream, id, context, decide);
        if ('commit' in tried) return tried;
      }
      await this.refresh(stream);
      return this.decideOn(stream, id, context, decide);
    });
    if (!('commit' in decided)) return decided;
    const { revision, position } = await decided.commit;
    this.snapshots.consider(stream, aggregate.snapshot, decided.events);
    return { id, revision, position };
  }

  /** The next command's answer on the state in memory; where it appends, the append has begun. */
  private async decideOn<S, E extends DomainEvent>(
    stream: LoadedStream<S, E>,
    id: string,
    context: CommandContext,
    decide: (state: S, loaded: Loaded<S>) => readonly E[] | Refusal,
  ): Promise<Decided> {
    const before = stream.receiptOf(context.command_id);
    if (before !== undefined) {
      await before.committed;
      return before.hash === context.command_hash
        ? { id, revision: before.revision, position: before.position }
        : refuse('key_reused', 'IDEMPOTENCY_KEY_REUSED');
    }
    if (context.expected_revision !== undefined && context.expected_revision !== stream.revision) {
      await stream.settled();
      return this.stale(stream, context.expected_revision);
    }
    const events = decide(stream.state, { state: stream.state, revision: stream.revision });
    if (isRefusal(events)) {
      // The refusal may rest on an append that has not been committed yet, and could still fail.
      await stream.settled();
      return events;
    }
    if (events.length === 0) {
      await stream.settled();
      return { id, revision: stream.revision ?? -1, position: stream.position };
    }
    const checked = this.codec.check(events);
    const encoded = await this.codec.encode(checked, context, this.clock.nowIso());
    const expected = stream.revision ?? 'no_stream';
    const append = () => this.store.append(stream.name, expected, encoded);
    // Wrapped, so that the turn ends here and the next command decides while this one is committed.
    return { commit: stream.advance(checked, context, append, () => this.drop(stream)), events: events.length };
  }

  private isWorthTrying<S, E extends DomainEvent>(stream: LoadedStream<S, E>): boolean {
    if (this.onlyWriter || !stream.loaded || stream.dropped) return false;
    const until = this.shared.get(stream.name);
    return until === undefined || performance.now() > until;
  }

  private noteShared(stream: string): void {
    if (this.onlyWriter) return;
    this.shared.set(stream, performance.now() + SHARED_MS);
  }

  private async stale(stream: LoadedStream<unknown, DomainEvent>, expected: number): Promise<Refusal> {
    const since = await this.eventsSince(stream.name, expected);
    const changes = since.map((event) => ({
      type: event.type,
      revision: event.revision,
      at: event.metadata.recorded_at,
      by: { kind: event.metadata.actor.kind, id: event.metadata.actor.id, name: event.metadata.actor.name },
    }));
    return refuse('stale', 'STALE', { details: { revision: stream.revision, changes } });
  }

  private entry<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, id: string): LoadedStream<S, E> {
    const name = `${aggregate.prefix}${id}`;
    const cached = this.cache.get(name) as LoadedStream<S, E> | undefined;
    if (cached !== undefined) return cached;
    const fresh = new LoadedStream<S, E>(name, aggregate);
    this.cache.set(name, fresh);
    return fresh;
  }

  private drop<S, E extends DomainEvent>(stream: LoadedStream<S, E>): void {
    // Another one may have taken its place.
    if (this.cache.get(stream.name) === (stream as unknown)) this.cache.delete(stream.name);
  }

  private async refresh<S, E extends DomainEvent>(stream: LoadedStream<S, E>): Promise<void> {
    if (stream.dropped) throw new WrongExpectedRevisionError(stream.name, 'no_stream', stream.revision);
    if (stream.loaded && this.onlyWriter) return;
    if (!stream.loaded) {
      await this.snapshots.restore(stream);
      if (stream.revision !== null) await this.recall(stream, stream.revision);
    }
    await stream.settled();
    let batch = [];
    for await (const event of this.store.readStream(stream.name, { from: (stream.revision ?? -1) + 1 })) {
      batch.push(event);
      if (batch.length >= 500) {
        stream.apply(await this.codec.decodeFacts(batch));
        batch = [];
      }
    }
    stream.apply(await this.codec.decodeFacts(batch));
    stream.loaded = true;
  }

  /** A snapshot knows no commands: those of its last events may well be sent again. */
  private async recall<S, E extends DomainEvent>(stream: LoadedStream<S, E>, revision: number): Promise<void> {
    const recent = [];
    const from = Math.max(0, revision + 1 - RECALLED);
    for await (const event of this.store.readStream(stream.name, { from, limit: revision + 1 - from })) {
      recent.push(event);
    }
    stream.recall(recent);
  }
}
