import QuickLRU from 'quick-lru';
import type { RedisLink } from '../redis/redis-link.js';

/** Turns that one process remembers; it forgets the least recently used ones first. */
const REMEMBERED = 10_000;

/** Takes a turn for some milliseconds if nobody has it, and answers the milliseconds that it still lasts otherwise. */
const TAKE = `
local left = redis.call('pttl', KEYS[1])
if left > 0 then return left end
redis.call('set', KEYS[1], '1', 'PX', ARGV[1])
return 0`;

/**
 * Turns with a length: whoever takes one lets the next begin only after it. Processes share them in Redis; while Redis is
 * away each process gives its own.
 */
export class Turns {
  private readonly own = new QuickLRU<string, number>({ maxSize: REMEMBERED });

  constructor(private readonly redis: Pick<RedisLink, 'prefix' | 'answers' | 'evaluate' | 'disguised'> | null = null) {}

  /**
   * Takes the turn of a name.
   * @param ms its length, at least one millisecond
   * @returns 0 if it was taken, otherwise the milliseconds until it is free
   */
  async take(name: string, ms: number): Promise<number> {
    const { redis } = this;
    if (redis === null || !redis.answers) return this.takeHere(name, ms);
    try {
      return Number(await redis.evaluate(TAKE, [`${redis.prefix}:turn:${redis.disguised(name)}`], [String(ms)]));
    } catch {
      return this.takeHere(name, ms);
    }
  }

  private takeHere(name: string, ms: number): number {
    const now = performance.now();
    const left = (this.own.get(name) ?? 0) - now;
    if (left > 0) return Math.ceil(left);
    this.own.set(name, now + ms, { maxAge: ms });
    return 0;
  }
}
