import QuickLRU from 'quick-lru';
import type { Clock } from '../clock/clock.js';
import type { RedisLink } from '../redis/redis-link.js';
import { networkOf } from './network-of.js';

/** Addresses that one process remembers; it forgets the least recently used ones first. */
const REMEMBERED = 10_000;

/** Removes the ids whose time is over and adds one. The key expires with its last id. */
const ADD = `
redis.call('zremrangebyscore', KEYS[1], '-inf', ARGV[1])
redis.call('zadd', KEYS[1], ARGV[2], ARGV[3])
local last = redis.call('zrange', KEYS[1], -1, -1, 'withscores')
return redis.call('pexpireat', KEYS[1], last[2])`;
const LIST = "return redis.call('zrangebyscore', KEYS[1], '(' .. ARGV[1], '+inf')";

/**
 * The records that came from an address, each for a limited time. Like the rate limits, they are kept in memory, and in
 * Redis under a keyed digest so that all processes count together. No event and no file contains an address.
 */
export class AddressHolds {
  private readonly own = new QuickLRU<string, ReadonlyMap<string, number>>({ maxSize: REMEMBERED });

  constructor(
    private readonly clock: Clock,
    private readonly redis: Pick<RedisLink, 'prefix' | 'answers' | 'evaluate' | 'disguised'> | null = null,
  ) {}

  /** @param until an instant, after which the record is forgotten */
  async add(address: string, id: string, until: string): Promise<void> {
    const name = networkOf(address);
    const time = new Date(until).getTime();
    this.own.set(name, new Map([...this.known(name), [id, time]]));
    await this.shared(ADD, name, [String(time), id]);
  }

  /** The ids of the records that came from this address. */
  async of(address: string): Promise<ReadonlySet<string>> {
    const name = networkOf(address);
    const elsewhere = (await this.shared(LIST, name, [])) as string[] | null;
    return new Set([...this.known(name).map(([id]) => id), ...(elsewhere ?? [])]);
  }

  private known(name: string): [string, number][] {
    const now = this.clock.now().getTime();
    return [...(this.own.get(name) ?? [])].filter(([, until]) => until > now);
  }

  /** Null while Redis is away or fails: each process then counts alone, as with the rate limits. */
  private async shared(script: string, name: string, values: readonly string[]): Promise<unknown> {
    const { redis } = this;
    if (redis === null || !redis.answers) return null;
    const key = `${redis.prefix}:held:${redis.disguised(name)}`;
    try {
      return await redis.evaluate(script, [key], [String(this.clock.now().getTime()), ...values]);
    } catch {
      return null;
    }
  }
}
