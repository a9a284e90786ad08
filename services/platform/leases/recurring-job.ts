import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { Settings } from '../settings/settings.js';
import type { ProcessingRecord } from '../processing/processing-record.js';
import { unknownPeriod } from '../processing/record-beginning.js';
import { LOGGER, PROCESSING_RECORD, SETTINGS, TIMERS } from '../tokens.js';
import type { LeaderElection } from './leader-election.js';
import { Leases } from './leases.js';

/** What the platform gives every job. */
@Injectable()
export class JobTimers {
  constructor(
    readonly leases: Leases,
    @Inject(SETTINGS) readonly settings: Settings,
    @Inject(LOGGER) readonly logger: Logger,
    @Inject(TIMERS) readonly timers: boolean,
    @Inject(PROCESSING_RECORD) readonly record: ProcessingRecord,
  ) {}
}

/**
 * Work that time alone causes. One process at a time runs it, every `JOBS_EVERY_SECONDS`. A run may come late or twice,
 * so the deciders check every command again.
 */
export abstract class RecurringJob implements OnApplicationBootstrap, OnModuleDestroy {
  /** Names the lease. */
  protected abstract readonly lease: string;
  private timer: NodeJS.Timeout | undefined;
  private election: LeaderElection | undefined;
  private running: Promise<number> | undefined;

  constructor(private readonly every: JobTimers) {}

  /** Carries out everything that is due now and returns the number of records affected. */
  protected abstract runOnce(): Promise<number>;

  async onApplicationBootstrap(): Promise<void> {
    const { leases, timers } = this.every;
    if (!timers) return;
    this.election = await leases.runAsLeader(this.lease, { start: () => this.start(), stop: () => this.stop() });
  }

  async onModuleDestroy(): Promise<void> {
    await this.election?.end();
    await this.running?.catch(() => undefined);
  }

  /** Runs the work now. Overlapping calls share one run. */
  async run(): Promise<number> {
    this.running ??= this.runOnce().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /**
   * The moment up to which nobody knows what was sent; null: it is known. What was due before may have been sent, so a job
   * that mails leaves it out.
   */
  protected async unknownUntil(): Promise<string | null> {
    return (await unknownPeriod(this.every.record))?.until ?? null;
  }

  /** Runs the work now if this process is the one that runs it; elsewhere the next turn does it. */
  runSoon(): void {
    if (this.timer !== undefined) this.runOrLog();
  }

  /**
   * Carries out the work for one record. Returns 1, or 0 after a refusal or an error, which is logged: one unreadable
   * record must not keep the others from their turn.
   * @param record its kind and id, for the log
   */
  protected async attempt(
    record: Readonly<Record<string, string>>,
    failure: string,
    work: () => Promise<unknown>,
  ): Promise<0 | 1> {
    try {
      return isRefusal(await work()) ? 0 : 1;
    } catch (error) {
      this.every.logger.error({ err: error, ...record }, failure);
      return 0;
    }
  }

  private start(): Promise<void> {
    this.timer = setInterval(() => this.runOrLog(), this.every.settings.JOBS_EVERY_SECONDS * 1000).unref();
    return Promise.resolve();
  }

  private runOrLog(): void {
    this.run().catch((error: unknown) => this.every.logger.error({ err: error, job: this.lease }, 'job failed'));
  }

  private async stop(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.running?.catch(() => undefined);
  }
}
