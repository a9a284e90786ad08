import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';

/** Milliseconds of one attempt on an account that others are guessing at. */
const SLOW_MS = 1_000;

/**
 * Slows down guesses at one account from many addresses. Beyond the rate of one address, attempts from unknown devices
 * wait for each other and take a second each, so that the owner is delayed and not locked out.
 */
@Injectable()
export class SignInPace {
  private readonly turns = new KeyedMutex();

  constructor(
    private readonly limits: RateLimits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * A code has six digits only, so its attempts are few an hour. Known devices have a count of their own: whoever knows
   * the password and guesses from elsewhere does not lock the owner out.
   * @throws RefusedError TOO_MANY_REQUESTS
   */
  async keepSecond(userId: string, known: boolean): Promise<void> {
    await this.limits.count('second_factor', `${known ? 'known' : 'unknown'}:${userId}`);
  }

  /** Waits as long as this attempt has to. @throws RefusedError TOO_MANY_REQUESTS beyond one attempt a second */
  async keep(email: string): Promise<void> {
    const attempts = await this.limits.count('account', `name:${email}`);
    if (attempts <= this.settings.RATE_SIGN_IN_PER_MINUTE) return;
    await this.turns.runExclusive(email, () => pause(SLOW_MS));
  }
}
