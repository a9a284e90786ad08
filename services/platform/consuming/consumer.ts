import type { Logger } from 'pino';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { EngineUnavailableError, type SparablePart } from '../availability/engine-unavailable.js';
import type { EventLog, LogBatch } from '../event-sourcing/event-log.js';
import { ForeignPositionError } from '../event-store/event-store.js';
import { ReadModelBehindError } from '../read-models/read-model-store.js';

/** A consumer's work on the log. Calls never overlap. */
export interface BatchHandler {
  readonly name: string;
  /**
   * Returns the position to start from: the checkpoint, or the head for handlers that need new events only.
   * @param onProgress receives the last processed position, for handlers that already process events during the start
   */
  start(onProgress: (position: number) => void): Promise<number>;
  /**
   * Processes a batch; it is complete when the promise resolves. A rejection makes the loop start again from `start`.
   */
  handle(batch: LogBatch): Promise<void>;
  /** Position up to which the log is processed, while the handler holds back some of the batches that it was given. */
  readonly processed?: number | undefined;
  /**
   * Saves how far the handler is, so that the next start need not read again what was of no interest. Called when the
   * consumer stops in order.
   */
  settle?(): Promise<void>;
}

export interface ConsumerStatus {
  readonly name: string;
  readonly state: 'catching_up' | 'live' | 'failing' | 'stopped';
  /** Position of the last processed event. */
  readonly position: number;
  readonly error: string | null;
  /** The unavailable part that the consumer waits for, if the product can run without that part. */
  readonly waits_for: SparablePart | null;
}

/**
 * The checkpoint is beyond the end of the log: it belongs to another log, or the log has lost its end. Continuing would
 * skip the next events that are written. A replica that lags looks the same for a moment, so the consumer tries again.
 */
export class LogEndsEarlierError extends Error {
  override readonly name = 'LogEndsEarlierError';
  constructor(position: number, head: number) {
    super(`the log ends at position ${head}, before position ${position}, which was already processed`);
  }
}

/** Faults that all consumers meet together. */
const SHARED = [EngineUnavailableError, LogEndsEarlierError, ForeignPositionError];

const LONGEST_PAUSE_MS = 10_000;
/** An engine that is away is looked for at least once a second. */
const LONGEST_AWAY_PAUSE_MS = 1_000;
/** Pause while a read model that the handler needs is being built. */
const BEHIND_PAUSE_MS = 250;
/**
 * Turns of the event loop that a consumer yields after a batch, if it is up to date and nothing waits for it. A batch
 * costs more than an event: under load the turns are long, so events are processed in groups and the processor is left
 * to the commands. Without load the turns take no time.
 */
const TURNS_BETWEEN_BATCHES = 8;

/**
 * The longest pause before the next try, in milliseconds: it doubles with each failure in a row.
 *
 * @param away whether the handler failed because an engine is away
 */
export const retryPauseMs = (failures: number, away: boolean): number =>
  Math.min(50 * 2 ** Math.min(failures, 10), away ? LONGEST_AWAY_PAUSE_MS : LONGEST_PAUSE_MS);

/** Follows the log for one handler, strictly in order, and recovers after every error. */
export class Consumer {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private current: ConsumerStatus;
  private readonly waiters = new Set<{ position: number; resolve: (arrived: boolean) => void }>();

  constructor(
    private readonly log: EventLog,
    private readonly handler: BatchHandler,
    private readonly logger: Logger,
    /** Returns true for an error after which this consumer must not continue (another process took over). */
    private readonly isFatal: (error: unknown) => boolean = () => false,
  ) {
    this.current = { name: handler.name, state: 'stopped', position: 0, error: null, waits_for: null };
  }

  get status(): ConsumerStatus {
    return this.current;
  }

  start(): void {
    if (this.running !== undefined) return;
    // The state changes at once, so that a status read before the first batch does not show `stopped`.
    this.current = { ...this.current, state: 'catching_up' };
    this.running = this.run();
  }

  /** Resolves after the current batch. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    this.log.faults.recovers(this);
    const { state } = this.current;
    // A position that cannot be saved only makes the next start longer.
    if (state === 'live' || state === 'catching_up') await this.handler.settle?.().catch(() => undefined);
    this.current = { ...this.current, state: 'stopped' };
    for (const waiter of this.waiters) waiter.resolve(false);
  }

  /**
   * Resolves to true once everything up to `position` has been processed, and to false after `withinMs` (0: without
   * waiting) or when stopped.
   */
  async reached(position: number, withinMs: number): Promise<boolean> {
    if (this.current.position >= position) return true;
    if (withinMs === 0) return false;
    if (this.stopping.signal.aborted) {
      await this.running;
      return false;
    }
    return new Promise((resolve) => {
      const end = (arrived: boolean) => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
        resolve(arrived);
      };
      const waiter = { position, resolve: end };
      const timer = setTimeout(end, withinMs, false).unref();
      this.waiters.add(waiter);
    });
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    const stopped = () => this.stopping.signal.aborted;
    for (let failures = 0; !stopped();) {
      try {
        const from = await this.handler.start((position) => this.moveTo(position, 'catching_up'));
        const recent = await this.unlessStopped(this.log.recentHead());
        if (recent === undefined) return;
        // The recent head may lack events of other processes, so the server's own head decides.
        if (from > recent) {
          const head = await this.unlessStopped(this.log.head());
          if (head === undefined) return;
          if (from > head) throw new LogEndsEarlierError(from, head);
        }
        this.moveTo(from, 'catching_up', this.current.waits_for);
        for await (const batch of this.log.follow(from, signal)) {
          await this.handler.handle(batch);
          failures = 0;
          this.log.faults.recovers(this);
          this.moveTo(this.handler.processed ?? batch.position, batch.caughtUp ? 'live' : 'catching_up');
          if (batch.caughtUp) await this.letOthersWork();
        }
      } catch (error) {
        if (stopped()) return;
        if (error instanceof ReadModelBehindError) {
          await this.rest(BEHIND_PAUSE_MS);
          continue;
        }
        failures += 1;
        const away = error instanceof EngineUnavailableError;
        this.report(error, failures);
        const text = error instanceof Error ? error.message : String(error);
        if (this.isFatal(error)) {
          this.current = { ...this.current, state: 'stopped', error: text };
          return;
        }
        this.current = { ...this.current, state: 'failing', error: text, waits_for: away ? error.sparable : null };
        await this.rest(retryPauseMs(failures, away) * (0.5 + Math.random() / 2));
      }
    }
  }

  /** A fault of an engine or of the log is none of the consumer: one line is enough for all, as long as it lasts. */
  private report(error: unknown, failures: number): void {
    const facts = { consumer: this.handler.name, err: error, failures };
    const isShared = SHARED.some((type) => error instanceof type);
    if (!isShared) this.logger.error(facts, 'consumer failed');
    else if (!this.log.faults.begins((error as Error).name, this)) return;
    else if (error instanceof EngineUnavailableError) this.logger.warn(facts, 'consumer waits for an engine');
    else this.logger.error(facts, 'the log is not the one that consumers have processed');
  }

  private async rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  /** Undefined if the consumer is stopped first: a server that does not answer must not hold up the end. */
  private async unlessStopped<T>(work: Promise<T>): Promise<T | undefined> {
    const { signal } = this.stopping;
    let stop: () => void = () => undefined;
    const stopped = new Promise<undefined>((resolve) => {
      stop = () => resolve(undefined);
      signal.addEventListener('abort', stop);
    });
    if (signal.aborted) stop();
    // A consumer tries again for as long as an outage lasts, so its signal keeps no listener.
    return Promise.race([work, stopped]).finally(() => signal.removeEventListener('abort', stop));
  }

  private async letOthersWork(): Promise<void> {
    for (let turn = 0; turn < TURNS_BETWEEN_BATCHES; turn += 1) {
      if (this.waiters.size > 0 || this.stopping.signal.aborted) return;
      await nextTurn();
    }
  }

  /** @param waits_for the part last reported unavailable; only a processed event shows that it is available again */
  private moveTo(
    position: number,
    state: ConsumerStatus['state'],
    waits_for: ConsumerStatus['waits_for'] = null,
  ): void {
    this.current = { name: this.handler.name, state, position, error: null, waits_for };
    for (const waiter of this.waiters) if (waiter.position <= position) waiter.resolve(true);
  }
}
