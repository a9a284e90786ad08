import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import type { RateClass } from '../../../contracts/vocabulary/route.js';
import { TOO_MANY_UPLOADS_CODE } from '../../../contracts/vocabulary/uploads.js';
import type { RedisLink } from '../redis/redis-link.js';
import type { Settings } from '../settings/settings.js';
import { networkOf } from './network-of.js';
import { RefusedError } from './problem.js';

/**
 * The counted things: requests by their class, wrong guesses at one secret, codes of a second factor, calls of programs,
 * berth requests for one marina and those that name one mail address, and new sockets.
 */
type Counted = RateClass | 'guess' | 'second_factor' | 'program' | 'marina' | 'mailbox' | 'socket';

/**
 * The files that are sent in a day, and their bytes: by one user of staff, and by strangers with one link, from one address,
 * and to one marina.
 */
export type Allowance = `${'user' | 'link' | 'address' | 'marina'}_${'files' | 'bytes'}`;

const SOCKETS_PER_MINUTE = 60;
/** Wrong guesses are counted for the pace of the next ones and never refused: strangers could shut an owner out. */
const NEVER_REFUSED = Number.MAX_SAFE_INTEGER - 1;
const QUARTER = 900;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const MIB = 1024 * 1024;

type CountingTogether = Pick<RedisLink, 'prefix' | 'answers' | 'evaluate' | 'disguised'>;

/** Returns what was taken from an allowance. */
export type GiveBack = () => Promise<void>;

/**
 * Limits requests by class, per minute or a longer time, and what is uploaded in a day. A count belongs to the caller, or to the
 * address before sign-in. Processes share their counts in Redis; while Redis is away each process counts alone.
 */
export class RateLimits {
  private readonly limiters: Record<Counted, RateLimiterAbstract>;
  private readonly allowances: Record<Allowance, RateLimiterAbstract>;

  constructor(
    settings: Settings,
    private readonly redis: CountingTogether | null = null,
  ) {
    const per = (name: Counted, points: number, duration = 60) => {
      const own = new RateLimiterMemory({ points, duration });
      // A caller whose points are all spent is refused without another request to Redis.
      return redis === null ? own : shared(redis, name, own, { inMemoryBlockOnConsumed: points + 1 });
    };
    // Points that are given back must be there for the next upload, so no process remembers that they were spent.
    const perDay = (name: Allowance, points: number) => {
      const own = new RateLimiterMemory({ points, duration: DAY });
      return redis === null ? own : shared(redis, name, own, {});
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
    this.allowances = {
      user_files: perDay('user_files', settings.RATE_UPLOADS_PER_USER_AND_DAY),
      user_bytes: perDay('user_bytes', settings.RATE_UPLOAD_MIB_PER_USER_AND_DAY * MIB),
      link_files: perDay('link_files', settings.RATE_UPLOADS_PER_LINK_AND_DAY),
      link_bytes: perDay('link_bytes', settings.RATE_UPLOAD_MIB_PER_LINK_AND_DAY * MIB),
      address_files: perDay('address_files', settings.RATE_UPLOADS_PER_ADDRESS_AND_DAY),
      address_bytes: perDay('address_bytes', settings.RATE_UPLOAD_MIB_PER_ADDRESS_AND_DAY * MIB),
      marina_files: perDay('marina_files', settings.RATE_UPLOADS_PER_MARINA_AND_DAY),
      marina_bytes: perDay('marina_bytes', settings.RATE_UPLOAD_MIB_PER_MARINA_AND_DAY * MIB),
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
    try {
      return (await this.limiters[rate].consume(this.keyOf(who), points)).consumedPoints;
    } catch (rejected) {
      throw refusalOf(rejected, 'TOO_MANY_REQUESTS');
    }
  }

  /**
   * Takes points from an allowance before they are used, so that what arrives in the meantime counts them.
   * @param who the user, the link, the address or the marina
   * @returns gives the points back, for an upload that was not stored
   * @throws RefusedError TOO_MANY_UPLOADS with the seconds until the day of the allowance ends; nothing is taken then
   */
  async take(allowance: Allowance, who: string, points: number): Promise<GiveBack> {
    const limiter = this.allowances[allowance];
    const key = this.keyOf(who);
    try {
      const { msBeforeNext } = await limiter.consume(key, points);
      const ends = performance.now() + msBeforeNext;
      return async () => {
        // The next day begins with the whole allowance, never with more.
        if (performance.now() < ends) await limiter.reward(key, points);
      };
    } catch (rejected) {
      if (rejected instanceof RateLimiterRes) await limiter.reward(key, points);
      throw refusalOf(rejected, TOO_MANY_UPLOADS_CODE);
    }
  }

  /** Redis receives no plain addresses or names. */
  private keyOf(who: string): string {
    const counted = networkOf(who);
    return this.redis?.disguised(counted) ?? counted;
  }
}

function refusalOf(rejected: unknown, code: string): unknown {
  if (!(rejected instanceof RateLimiterRes)) return rejected;
  return new RefusedError(refuse('too_many', code), Math.ceil(rejected.msBeforeNext / 1000));
}

function shared(
  redis: CountingTogether,
  name: Counted | Allowance,
  insuranceLimiter: RateLimiterMemory,
  more: { readonly inMemoryBlockOnConsumed?: number },
): RateLimiterAbstract {
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
    ...more,
    insuranceLimiter,
  });
}
