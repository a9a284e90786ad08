import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { networkOf } from '../../platform/http/network-of.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { Turns } from '../../platform/http/turns.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import { GuessQueue, longestWait, tooManyGuesses } from './guess-queue.js';

/** Attempts on all secrets that may wait in one process. */
const MOST_WAITING_IN_ALL = 500;

/** What is known of whoever sends a code of the second factor after the password or the link. */
export type CodeSender = 'known' | 'unknown' | 'by_link';

/**
 * Slows down guesses at one secret, from however many addresses: attempts are checked one after another, and a pause
 * follows each wrong one (`GuessQueue`). Counts and turns belong to the installation if it has Redis, otherwise to the
 * process; the order of those that wait always belongs to the process. What one address may try is limited before.
 */
@Injectable()
export class SignInPace implements OnModuleDestroy {
  private readonly queues = new Map<string, GuessQueue>();
  private admitted = 0;
  private stopped = false;

  constructor(
    private readonly limits: RateLimits,
    private readonly turns: Turns,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * A code has six digits only, so its attempts are few an hour. Known devices and mailed links have counts of their own:
   * whoever knows the password and guesses from elsewhere does not lock the owner out.
   * @throws RefusedError TOO_MANY_REQUESTS
   */
  async keepSecond(userId: string, sender: CodeSender): Promise<void> {
    await this.limits.count('second_factor', `${sender}:${userId}`);
  }

  /**
   * Runs a check of a secret in its turn.
   * @param secret names the account and the secret; accounts that nobody has are treated alike
   * @param address from which the attempt comes; null: from within the process
   * @throws RefusedError TOO_MANY_REQUESTS without a check, if it would wait too long
   */
  async guess(secret: string, address: string | null, check: () => Promise<boolean>): Promise<boolean> {
    const known = this.queues.get(secret);
    // Whoever need not wait is let in even then: nobody guesses at their account.
    const mayWait = this.admitted < MOST_WAITING_IN_ALL;
    if (this.stopped || (!mayWait && known !== undefined))
      throw tooManyGuesses(longestWait(this.settings.RATE_SIGN_IN_PER_MINUTE));
    this.admitted += 1;
    try {
      return await (known ?? this.open(secret)).run(networkOf(address ?? ''), check, mayWait);
    } finally {
      this.admitted -= 1;
    }
  }

  onModuleDestroy(): void {
    this.stopped = true;
    for (const queue of this.queues.values()) queue.stop();
  }

  private open(secret: string): GuessQueue {
    const { limits, turns, settings } = this;
    const counts = {
      wrong: () => limits.count('guess', secret, 0),
      addWrong: async () => void (await limits.count('guess', secret)),
      takeTurn: (ms: number) => turns.take(secret, ms),
    };
    const queue = new GuessQueue(counts, settings.RATE_SIGN_IN_PER_MINUTE, () => this.queues.delete(secret));
    this.queues.set(secret, queue);
    return queue;
  }
}
