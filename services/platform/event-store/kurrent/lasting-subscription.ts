import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EventStoreUnavailableError } from '../event-store.js';
import type { LogTail } from '../log-tail.js';
import type { LiveSubscription } from './live-subscription.js';
import { isFinal, isTooSlow, reasonOf } from './server-errors.js';

/**
 * The first attempt to subscribe again follows at once, the second after this pause, which doubles with each further
 * one. A subscription that has lasted longer than the longest pause ends the series.
 */
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

export interface SubscriptionTiming {
  /** Time within which the server must confirm a subscription. */
  readonly callMs: number;
  /** Interval at which the subscription is checked for deliveries. */
  readonly watchEveryMs: number;
}

/**
 * A subscription that outlives outages of the server. Whenever one ends, the next one starts where the tail ends, so
 * the followers of the tail notice nothing. The log gets one line when the server goes and one when it is back. The
 * server also ends subscriptions that do not keep up under load; that is no outage.
 */
export class LastingSubscription {
  private readonly ending = new AbortController();
  private current: LiveSubscription | undefined;
  private interruption: Promise<void> | undefined;
  private wait = 0;
  private fatal: Error | undefined;

  constructor(
    private readonly tail: LogTail,
    private readonly subscription: () => LiveSubscription,
    private readonly timing: SubscriptionTiming,
    private readonly logger: Logger | undefined,
  ) {}

  /** The error after which the subscription was given up; undefined for an outage, which ends. */
  get failure(): Error | undefined {
    return this.fatal;
  }

  /** Resolves when the interruption of the subscription is over; undefined while there is none. */
  get resumed(): Promise<void> | undefined {
    return this.interruption;
  }

  /**
   * Resolves once the server has confirmed the first subscription.
   * @throws EventStoreUnavailableError, UnexpectedAnswerError
   */
  async begin(): Promise<void> {
    void this.keep(await this.subscribe());
  }

  /** Gives the subscription up, for an error that lasts. */
  fail(error: Error): void {
    this.fatal ??= error;
    this.end();
  }

  /** Ends the subscription and closes the tail. */
  end(): void {
    this.ending.abort();
    this.current?.end();
    this.tail.close();
  }

  private async keep(first: LiveSubscription): Promise<void> {
    for (let current: LiveSubscription | undefined = first; current !== undefined;) {
      const began = performance.now();
      const reason = await current.ended;
      if (this.hasEnded()) return;
      if (performance.now() - began > LONGEST_PAUSE_MS) this.wait = 0;
      const resuming = this.resume(reason);
      this.interruption = resuming.then(() => undefined);
      current = await resuming;
      this.interruption = undefined;
    }
  }

  private async resume(reason: unknown): Promise<LiveSubscription | undefined> {
    const away = !isTooSlow(reason);
    if (away) this.logger?.warn({ reason: reasonOf(reason) }, 'event store is away');
    while (!this.hasEnded()) {
      await pause(this.wait, undefined, { signal: this.ending.signal, ref: false }).catch(() => undefined);
      if (this.hasEnded()) return undefined;
      this.wait = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, 2 * this.wait));
      try {
        const next = await this.subscribe();
        if (away) this.logger?.info('event store is back');
        return next;
      } catch (error) {
        if (error instanceof EventStoreUnavailableError && !isFinal(error)) continue;
        this.fail(error instanceof Error ? error : new Error(String(error)));
      }
    }
    return undefined;
  }

  private async subscribe(): Promise<LiveSubscription> {
    const { callMs, watchEveryMs } = this.timing;
    const next = this.subscription();
    this.current = next;
    await next.begin(callMs, watchEveryMs);
    return next;
  }

  /** A function, because TypeScript would otherwise assume that a signal once found not aborted stays so. */
  private hasEnded(): boolean {
    return this.ending.signal.aborted;
  }
}
