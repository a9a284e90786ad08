import QuickLRU from 'quick-lru';
import { type AppendResult, type RecordedEvent, WrongExpectedRevisionError } from '../event-store/event-store.js';
import type { CommandContext } from './command-context.js';
import type { RecordedFact } from './event-codec.js';
import type { DomainEvent } from './event-definition.js';
import type { Aggregate } from './aggregate.js';

interface KnownCommand {
  hash: string;
  revision: number;
  position: number;
  committed: Promise<unknown>;
}

/**
 * Number of command ids that a stream remembers: at least this many, at most twice as many. Older resends collide with
 * the log's unique event ids.
 */
const REMEMBERED_COMMANDS = 5_000;

/** One stream in memory: its queue and its state, which includes appended events that are not yet committed. */
export class LoadedStream<S, E extends DomainEvent> {
  state: S;
  revision: number | null = null;
  position = 0;
  loaded = false;
  /** True after a failed append: the state is ahead of the log and must not be used any more. */
  dropped = false;
  private commands = new QuickLRU<string, KnownCommand>({ maxSize: REMEMBERED_COMMANDS });
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** Appends that are not answered yet. */
  private pending = 0;
  private lastAppend: Promise<unknown> = Promise.resolve();

  constructor(
    readonly name: string,
    readonly aggregate: Aggregate<S, E>,
  ) {
    this.state = aggregate.initial();
  }

  /** True while work waits or an append is under way: the state is then ahead of the log. */
  get busy(): boolean {
    return this.waiting > 0 || this.pending > 0;
  }

  /** Runs the work after all work queued before it. */
  async runExclusive<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const turn = this.queue.then(work);
    this.queue = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }

  /**
   * Waits until every append decided so far is committed.
   * @throws the error of a failed append
   */
  async settled(): Promise<void> {
    await this.lastAppend;
  }

  receiptOf(commandId: string): KnownCommand | undefined {
    return this.commands.get(commandId);
  }

  /**
   * Applies events read from the log.
   * @throws UnreadableEventError if one of them could not be read
   */
  apply(events: readonly (RecordedFact | Error)[]): void {
    for (const event of events) {
      if (event instanceof Error) throw event;
      this.state = this.aggregate.evolve(this.state, event as unknown as E);
      this.revision = event.revision;
      this.position = event.position;
      this.commands.set(event.metadata.command_id, {
        hash: event.metadata.command_hash,
        revision: event.revision,
        position: event.position,
        committed: Promise.resolve(),
      });
    }
  }

  /**
   * Applies new events to the state and starts their append.
   * @throws whatever `evolve` throws for its own events; then nothing is appended, and the half-changed state is
   * dropped
   */
  advance(
    events: readonly E[],
    context: CommandContext,
    append: () => Promise<AppendResult>,
    drop: () => void,
  ): Promise<AppendResult> {
    try {
      for (const event of events) this.state = this.aggregate.evolve(this.state, event);
    } catch (error) {
      this.dropped = true;
      drop();
      throw error;
    }
    this.pending += 1;
    const appended = append().finally(() => {
      this.pending -= 1;
    });
    this.revision = (this.revision ?? -1) + events.length;
    const known: KnownCommand = {
      hash: context.command_hash,
      revision: this.revision,
      position: 0,
      committed: appended,
    };
    this.commands.set(context.command_id, known);
    const result = appended.then(
      (committed) => {
        known.position = committed.position;
        this.position = Math.max(this.position, committed.position);
        return committed;
      },
      (error: unknown) => {
        this.dropped = true;
        drop();
        throw error;
      },
    );
    known.committed = result;
    this.lastAppend = result;
    result.catch(() => undefined); // the command itself awaits it; there may be no other listener
    return result;
  }

  /** Remembers commands whose events the state already contains, without folding them again. */
  recall(events: readonly RecordedEvent[]): void {
    for (const { metadata, revision, position } of events) {
      const { command_id, command_hash: hash } = metadata;
      this.commands.set(command_id, { hash, revision, position, committed: Promise.resolve() });
    }
  }

  /** Starts from a snapshot instead of the first event. */
  startFrom(state: S, revision: number, position: number): void {
    if (this.loaded) throw new WrongExpectedRevisionError(this.name, revision, this.revision);
    this.state = state;
    this.revision = revision;
    this.position = position;
  }
}
