import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';

/** Milliseconds that an attempt waits for each full rate of one address that was spent on its account within the minute. */
const SLOW_MS = 1_000;
const LONGEST_MS = 5 * SLOW_MS;

/**
 * Slows down guesses at one account from many addresses. Beyond the rate of one address, each attempt from an unknown
 * device takes a second, and longer the more there are. None waits for another and none is refused, so that the owner is
 * delayed and not locked out. What one address may try is limited before.
 */
@Injectable()
export class SignInPace {
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

  /** Waits as long as an attempt with a password has to. */
  async keep(email: string): Promise<void> {
    const attempts = await this.limits.count('account', `name:${email}`);
    const rate = this.settings.RATE_SIGN_IN_PER_MINUTE;
    if (attempts > rate) await pause(Math.min(LONGEST_MS, SLOW_MS * Math.ceil((attempts - rate) / rate)));
  }
}
