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
import { noteReceipt } from './covering-position.js';
import type { EventCodec } from './event-codec.js';
import type { DomainEvent, LoggedEvent } from './event-definition.js';
import { LoadedStream } from './loaded-stream.js';
import { renewMoment } from './log-moment.js';
import type { SnapshotStore } from './snapshot-store.js';
import { StreamReader } from './stream-reader.js';

export interface Loaded<S> {
  readonly state: S;
  /** Null if the stream does not exist. */
  readonly revision: number | null;
}

type Decided = CommandReceipt | Refusal | { readonly commit: Promise<AppendResult>; readonly events: number };

const RETRIES = 5;
/** Number of streams cached in memory: at least this many, at most twice as many. */
const CACHED = 10_000;

/**
 * Loads a stream, lets its decider decide and appends the result. Commands on one stream queue up within the process.
 * The next command decides on the new state while the previous commit is still under way; each is answered only after
 * its own commit.
 */
export class StreamRepository {
  private readonly cache: QuickLRU<string, LoadedStream<unknown, DomainEvent>>;
  /** The marina of streams, which never changes. */
  private readonly marinas = new QuickLRU<string, string | null>({ maxSize: CACHED });

  private readonly reader: StreamReader;

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly clock: Clock,
    private readonly snapshots: SnapshotStore,
    /** True if no other process appends (embedded), so that cached streams are always current. */
    onlyWriter: boolean,
    cached = CACHED,
  ) {
    this.reader = new StreamReader(store, codec, snapshots, onlyWriter);
    this.cache = new QuickLRU({
      maxSize: cached,
      onEviction: (name, stream) => {
        // A busy stream must have only one state, so it stays cached unless another entry has replaced it.
        if (stream.busy && this.cache.peek(name) === stream) this.cache.set(name, stream);
      },
    });
  }

  /**
   * The committed state, which may lack what other processes appended within `RECENT_MS`. It informs a command; what a
   * command decides on is protected by the expected revision of its append. The caller must not mutate it.
   */
  async load<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, id: string): Promise<Loaded<S>> {
    const stream = this.entry(aggregate, id);
    try {
      return await stream.runExclusive(async () => {
        await this.reader.refresh(stream, 'recent');
        await stream.settled();
        return { state: stream.state, revision: stream.revision };
      });
    } catch (error) {
      // This read waited for an append that failed, so it is repeated from the log.
      if (stream.dropped && this.cache.get(stream.name) !== (stream as unknown)) return this.load(aggregate, id);
      throw error;
    }
  }

  /**
   * Executes one command with at most one append. `decide` may run again after a conflict with another process. Returns
   * the receipt, the decider's refusal, STALE if `If-Match` names another revision of a record that the decider finds, or
   * IDEMPOTENCY_KEY_REUSED. A command that is already in the stream returns its first receipt.
   * @throws EventStoreUnavailableError, and whatever a defective decider throws
   */
  async execute<S, E extends DomainEvent>(
    aggregate: Aggregate<S, E>,
    id: string,
    context: CommandContext,
    decide: (state: S, loaded: Loaded<S>) => readonly E[] | Refusal,
  ): Promise<CommandReceipt | Refusal> {
    return this.repeated(`${aggregate.prefix}${id}`, () => this.attempt(aggregate, id, context, decide));
  }

  /**
   * Foresees how `execute` would answer a command, on the current log: its first receipt if it was sent before, what
   * refuses it otherwise (the decider's refusal, STALE, IDEMPOTENCY_KEY_REUSED), and null if it would be carried out.
   * Appends nothing.
   * @param unread `may_be_new`: a stream that was never read here counts as new if the decider accepts that. It is for a
   * command whose repetition does no harm before its append, at which the log tells that there is such a stream.
   * @throws EventStoreUnavailableError, and whatever a defective decider throws
   */
  async foresee<S, E extends DomainEvent>(
    aggregate: Aggregate<S, E>,
    id: string,
    context: CommandContext,
    decide: (state: S) => readonly E[] | Refusal,
    unread: 'may_be_new' | 'is_read' = 'is_read',
  ): Promise<CommandReceipt | Refusal | null> {
    return this.repeated(`${aggregate.prefix}${id}`, async () => {
      const stream = this.entry(aggregate, id);
      const judged = await stream.runExclusive(async () => {
        const judge = () => this.judge(stream, id, context, decide);
        if (unread === 'may_be_new' && context.expected_revision === undefined && this.reader.isUnread(stream)) {
          const tried = await judge();
          if ('events' in tried) return tried;
        }
        return this.reader.answered(stream, judge, (tried) => 'events' in tried);
      });
      if ('events' in judged) return null;
      if (!isRefusal(judged)) noteReceipt(judged, false);
      return judged;
    });
  }

  /** Runs an attempt again after a conflict with another process. */
  private async repeated<T>(stream: string, run: () => Promise<T>): Promise<T | Refusal> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        if (error instanceof DuplicateEventIdError) return refuse('key_reused', 'IDEMPOTENCY_KEY_REUSED');
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
        this.reader.noteShared(stream);
        renewMoment();
        if (attempt >= RETRIES) return refuse('conflict', 'CONFLICT', { details: { reason: 'busy' } });
        await pause(Math.random() * 10 * 2 ** attempt);
      }
    }
  }

  /** The marina for which a stream's first event was recorded; undefined if there is no such stream. */
  async marinaOf(stream: string): Promise<string | null | undefined> {
    const known = this.marinas.get(stream);
    if (known !== undefined) return known;
    for await (const { metadata } of this.reader.recentOrRead(stream, 0, 1)) {
      this.marinas.set(stream, metadata.marina_id);
      return metadata.marina_id;
    }
    return undefined;
  }

  /** The receipt of a command that is already in the stream, otherwise null. */
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

  /** Recent events after a revision, from which a STALE refusal reports what changed and by whom. */
  async eventsSince(stream: string, revision: number, limit = 20): Promise<LoggedEvent[]> {
    const events = [];
    for await (const event of this.reader.recentOrRead(stream, revision + 1, limit)) events.push(event);
    return (await this.codec.decodeAll(events)).filter((event): event is LoggedEvent => !(event instanceof Error));
  }

  /**
   * Drops all cached states, e.g. after a person was erased: a busy stream after the work that waits for it now. A second
   * state of it would be read from a log that still lacks its appends.
   */
  forget(): void {
    for (const [name, stream] of Array.from(this.cache)) {
      if (!stream.busy) this.cache.delete(name);
      else void stream.runExclusive(() => this.dropSettled(stream));
    }
  }

  private async attempt<S, E extends DomainEvent>(
    aggregate: Aggregate<S, E>,
    id: string,
    context: CommandContext,
    decide: (state: S, loaded: Loaded<S>) => readonly E[] | Refusal,
    unread: 'may_be_new' | 'exists' = 'may_be_new',
  ): Promise<CommandReceipt | Refusal> {
    const stream = this.entry(aggregate, id);
    const { decided, created } = await stream.runExclusive(async () => {
      const decideNow = () => this.decideOn(stream, id, context, decide);
      if (unread === 'may_be_new' && context.expected_revision === undefined && this.reader.isUnread(stream)) {
        const tried = await decideNow();
        if ('commit' in tried) return { decided: tried, created: true };
      }
      const answered = await this.reader.answered<Decided>(stream, decideNow, (tried) => 'commit' in tried);
      return { decided: answered, created: false };
    });
    const appends = 'commit' in decided;
    let answer: CommandReceipt | Refusal;
    try {
      answer = appends ? { id, ...(await decided.commit) } : decided;
    } catch (error) {
      if (!created || !(error instanceof WrongExpectedRevisionError)) throw error;
      renewMoment();
      return this.attempt(aggregate, id, context, decide, 'exists');
    }
    if (appends) this.snapshots.consider(stream, aggregate.snapshot, decided.events);
    if (!isRefusal(answer)) noteReceipt(answer, appends);
    return answer;
  }

  /** Decides the next command on the cached state. If it appends, the append has started on return. */
  private async decideOn<S, E extends DomainEvent>(
    stream: LoadedStream<S, E>,
    id: string,
    context: CommandContext,
    decide: (state: S, loaded: Loaded<S>) => readonly E[] | Refusal,
  ): Promise<Decided> {
    const judged = await this.judge(stream, id, context, decide);
    if (!('events' in judged)) return judged;
    const { events } = judged;
    if (events.length === 0) {
      await stream.settled();
      return { id, revision: stream.revision ?? -1, position: stream.position };
    }
    const checked = this.codec.check(events);
    const encoded = await this.codec.encode(checked, context, this.clock.nowIso());
    const expected = stream.revision ?? 'no_stream';
    // The log rejects the append if there is such a stream, which is then dropped.
    stream.loaded = true;
    const append = () => this.store.append(stream.name, expected, encoded);
    const commit = stream.advance(checked, context, append, () => this.drop(stream));
    const created = () => this.marinas.set(stream.name, context.marina_id);
    if (expected === 'no_stream') void commit.then(created, () => undefined);
    // The promise is wrapped so that the next command decides while this one is being committed.
    return { commit, events: events.length };
  }

  /** What a command would append to the cached state, or its answer without an append. */
  private async judge<S, E extends DomainEvent>(
    stream: LoadedStream<S, E>,
    id: string,
    context: CommandContext,
    decide: (state: S, loaded: Loaded<S>) => readonly E[] | Refusal,
  ): Promise<CommandReceipt | Refusal | { readonly events: readonly E[] }> {
    const before = stream.receiptOf(context.command_id);
    if (before !== undefined) {
      await before.committed;
      return before.hash === context.command_hash
        ? { id, revision: before.revision, position: before.position }
        : refuse('key_reused', 'IDEMPOTENCY_KEY_REUSED');
    }
    const events = decide(stream.state, { state: stream.state, revision: stream.revision });
    const { expected_revision } = context;
    const stale = expected_revision !== undefined && expected_revision !== stream.revision;
    // Only whom the decider shows the record learns its revision and what changed.
    if (stale && !(isRefusal(events) && events.kind === 'not_found')) {
      await stream.settled();
      return this.stale(stream, expected_revision);
    }
    if (isRefusal(events)) {
      // The refusal may depend on an append that is not yet committed and may still fail.
      await stream.settled();
      return events;
    }
    return { events };
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

  private async dropSettled(stream: LoadedStream<unknown, DomainEvent>): Promise<void> {
    await stream.settled().catch(() => undefined); // a failed append drops the stream itself
    stream.dropped = true;
    this.drop(stream);
  }

  private drop<S, E extends DomainEvent>(stream: LoadedStream<S, E>): void {
    // Another stream may have taken its place.
    if (this.cache.get(stream.name) === (stream as unknown)) this.cache.delete(stream.name);
  }
}
