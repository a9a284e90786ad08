import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import type { RateClass } from '../../../contracts/vocabulary/route.js';
import type { Settings } from '../settings/settings.js';
import { RefusedError } from './problem.js';

/** Requests per minute by class; what is counted is the caller (or, before sign-in, the address). */
export class RateLimits {
  private readonly limiters: Record<RateClass, RateLimiterMemory>;

  constructor(settings: Settings) {
    const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
    this.limiters = {
      sign_in: perMinute(settings.RATE_SIGN_IN_PER_MINUTE),
      public: perMinute(settings.RATE_PUBLIC_PER_MINUTE),
      boater: perMinute(settings.RATE_BOATER_PER_MINUTE),
      staff: perMinute(settings.RATE_STAFF_PER_MINUTE),
      upload: perMinute(settings.RATE_UPLOAD_PER_MINUTE),
    };
  }

  /** Counts one request. @throws RefusedError TOO_MANY_REQUESTS with the seconds to wait */
  async count(rate: RateClass, who: string): Promise<void> {
    try {
      await this.limiters[rate].consume(who);
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      throw new RefusedError(refuse('too_many', 'TOO_MANY_REQUESTS'), Math.ceil(rejected.msBeforeNext / 1000));
    }
  }
}
