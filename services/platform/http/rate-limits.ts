import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import type { RateClass } from '../../../contracts/vocabulary/route.js';
import type { RedisLink } from '../redis/redis-link.js';
import type { Settings } from '../settings/settings.js';
import { networkOf } from './network-of.js';
import { RefusedError } from './problem.js';

/**
 * The counted things: requests by their class, wrong guesses at one secret, codes of a second factor, calls of programs,
 * berth requests for one marina and those that name one mail address, and new sockets.
 */
type Counted = RateClass | 'guess' | 'second_factor' | 'program' | 'marina' | 'mailbox' | 'socket';

const SOCKETS_PER_MINUTE = 60;
/** Wrong guesses are counted for the pace of the next ones and never refused: strangers could shut an owner out. */
const NEVER_REFUSED = Number.MAX_SAFE_INTEGER - 1;
const QUARTER = 900;
const HOUR = 3_600;
const DAY = 24 * HOUR;

type CountingTogether = Pick<RedisLink, 'prefix' | 'answers' | 'evaluate' | 'disguised'>;

/**
 * Limits requests by class, per minute or a longer time. A count belongs to the caller, or to the address before sign-in. Processes share
 * their counts in Redis; while Redis is away each process counts alone.
 */
export class RateLimits {
  private readonly limiters: Record<Counted, RateLimiterAbstract>;

  constructor(
    settings: Settings,
    private readonly redis: CountingTogether | null = null,
  ) {
    const per = (name: Counted, points: number, duration = 60) => {
      const own = new RateLimiterMemory({ points, duration });
      return redis === null ? own : shared(redis, name, own);
    };
    this.limiters = {
      sign_in: per('sign_in', settings.RATE_SIGN_IN_PER_MINUTE),
      guess: per('guess', NEVER_REFUSED, QUARTER),
      second_factor: per('second_factor', settings.RATE_SECOND_FACTOR_PER_HOUR, HOUR),
      program: per('program', settings.RATE_PROGRAM_PER_MINUTE),
      public: per('public', settings.RATE_PUBLIC_PER_MINUTE),
      request: per('request', settings.RATE_REQUESTS_PER_HOUR, HOUR),
      booking: per('booking', settings.RATE_INSTANT_BOOKINGS_PER_HOUR, HOUR),
      marina: per('marina', settings.RATE_REQUESTS_PER_MARINA_AND_HOUR, HOUR),
      mailbox: per('mailbox', settings.RATE_REQUESTS_PER_MAILBOX_AND_DAY, DAY),
      boater: per('boater', settings.RATE_BOATER_PER_MINUTE),
      staff: per('staff', settings.RATE_STAFF_PER_MINUTE),
      upload: per('upload', settings.RATE_UPLOAD_PER_MINUTE),
      socket: per('socket', SOCKETS_PER_MINUTE),
    };
  }

  /**
   * Counts one request.
   * @param who an address or any other name of whoever asks
   * @param points 0: only reads the number
   * @returns the number of requests within this time, including this one
   * @throws RefusedError TOO_MANY_REQUESTS with the seconds to wait
   */
  async count(rate: Counted, who: string, points = 1): Promise<number> {
    const counted = networkOf(who);
    try {
      // Redis receives no plain addresses or names.
      return (await this.limiters[rate].consume(this.redis?.disguised(counted) ?? counted, points)).consumedPoints;
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      throw new RefusedError(refuse('too_many', 'TOO_MANY_REQUESTS'), Math.ceil(rejected.msBeforeNext / 1000));
    }
  }
}

function shared(redis: CountingTogether, name: Counted, insuranceLimiter: RateLimiterMemory): RateLimiterAbstract {
  return new RateLimiterRedis({
    storeClient: {
      get isReady() {
        return redis.answers;
      },
      eval: (script: string, { keys, arguments: values }: { keys: string[]; arguments: string[] }) =>
        redis.evaluate(script, keys, values),
    },
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `${redis.prefix}:rate:${name}`,
    points: insuranceLimiter.points,
    duration: insuranceLimiter.duration,
    // A caller whose points are all spent is refused without another request to Redis.
    inMemoryBlockOnConsumed: insuranceLimiter.points + 1,
    insuranceLimiter,
  });
}
