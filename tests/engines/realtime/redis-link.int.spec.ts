import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { RateClass } from '../../../contracts/vocabulary/route.js';
import { EngineUnavailableError } from '../../../services/platform/availability/engine-unavailable.js';
import { SettableClock } from '../../../services/platform/clock/clock.js';
import { AddressHolds } from '../../../services/platform/http/address-holds.js';
import { RateLimits } from '../../../services/platform/http/rate-limits.js';
import { Turns } from '../../../services/platform/http/turns.js';
import { RefusedError } from '../../../services/platform/http/problem.js';
import type { RedisLink } from '../../../services/platform/redis/redis-link.js';
import { parseSettings } from '../../../services/platform/settings/settings.js';
import { createLogger } from '../../../services/platform/telemetry/logger.js';
import { eventually } from '../../fixtures/platform-bench.js';
import { describeOnOwnRedis, describeOnRedis, OwnRedis, redisOf } from './redis-under-test.js';

const settings = parseSettings({
  RATE_BOATER_PER_MINUTE: '5',
  RATE_SIGN_IN_PER_MINUTE: '2',
  RATE_UPLOADS_PER_ADDRESS_AND_DAY: '3',
});

let lines: string[];
let links: RedisLink[];
const logger = () => createLogger('warn', { write: (line: string) => void lines.push(line) });
async function open(installation: string, url: string): Promise<RedisLink> {
  const link = await redisOf(installation, url, logger());
  links.push(link);
  return link;
}

beforeEach(() => {
  lines = [];
  links = [];
});
afterEach(async () => {
  for (const link of links) await link.close();
});

/** Number of requests that are accepted. */
async function letIn(limits: readonly RateLimits[], times: number, rate: RateClass = 'boater'): Promise<number> {
  let good = 0;
  for (let count = 0; count < times; count += 1) {
    try {
      await limits[count % limits.length]?.count(rate, 'ada');
      good += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(RefusedError);
      expect((error as RefusedError).retryAfter).toBeGreaterThan(0);
    }
  }
  return good;
}

describeOnRedis('requests counted by two processes, on Redis', (server) => {
  it('are counted together, by class and by installation', async () => {
    const installation = randomUUID();
    const both = [
      new RateLimits(settings, await open(installation, server)),
      new RateLimits(settings, await open(installation, server)),
    ];
    expect(await letIn(both, 12)).toBe(5);
    expect(await letIn(both, 6, 'sign_in')).toBe(2);
    expect(await letIn([new RateLimits(settings, await open(randomUUID(), server))], 12)).toBe(5);
  });

  it('share the allowance of uploads, also what one of them gives back', async () => {
    const installation = randomUUID();
    const [one, other] = [
      new RateLimits(settings, await open(installation, server)),
      new RateLimits(settings, await open(installation, server)),
    ] as const;
    const take = (limits: RateLimits, files: number) => limits.take('address_files', '203.0.113.1', files);
    const giveBack = await take(one, 2);
    await expect(take(other, 2)).rejects.toMatchObject({ refusal: { code: 'TOO_MANY_UPLOADS' } });
    await take(other, 1);
    await expect(take(one, 1)).rejects.toBeInstanceOf(RefusedError);
    await giveBack();
    await take(other, 2);
    await expect(take(one, 1)).rejects.toBeInstanceOf(RefusedError);
  });

  it('are counted under names that do not reveal the client', async () => {
    const link = await open(randomUUID(), server);
    await new RateLimits(settings, link).count('sign_in', 'name:ada@post.example');
    const names = (await link.evaluate("return redis.call('keys', ARGV[1])", [], [`${link.prefix}:rate*`])) as string[];
    expect(names).toHaveLength(1);
    expect(names.join()).not.toMatch(/ada|post/);
  });
});

describeOnRedis('turns of two processes, on Redis', (server) => {
  it('are taken by one of them, for their length, and by each alone while Redis is away', async () => {
    const installation = randomUUID();
    const links = [await open(installation, server), await open(installation, server)] as const;
    const [one, other] = [new Turns(links[0]), new Turns(links[1])] as const;
    expect(await one.take('ada', 60_000)).toBe(0);
    const left = await other.take('ada', 60_000);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
    expect(await other.take('noa', 1)).toBe(0);
    await eventually(async () => (await one.take('noa', 1)) === 0);
    await links[1].close();
    expect([await other.take('ada', 60_000), (await other.take('ada', 60_000)) > 0]).toEqual([0, true]);
  });
});

describeOnRedis('the records of an address, on Redis', (server) => {
  it('are known to two processes until their time is over, under names that do not show the address', async () => {
    const clock = new SettableClock(new Date());
    const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000).toISOString();
    const installation = randomUUID();
    const link = await open(installation, server);
    const [one, other] = [
      new AddressHolds(clock, link),
      new AddressHolds(clock, await open(installation, server)),
    ] as const;
    await one.add('203.0.113.1', 'long', inSeconds(120));
    await one.add('203.0.113.1', 'short', inSeconds(60));
    expect([...(await other.of('203.0.113.1'))].toSorted()).toEqual(['long', 'short']);
    expect([...(await other.of('203.0.113.2'))]).toEqual([]);
    clock.advance(61_000);
    expect([...(await other.of('203.0.113.1'))]).toEqual(['long']);
    const names = (await link.evaluate("return redis.call('keys', ARGV[1])", [], [`${link.prefix}:held*`])) as string[];
    expect(names).toHaveLength(1);
    expect(names.join()).not.toContain('203.0.113');
  });
});

describeOnOwnRedis('a Redis that is away', () => {
  it('is reported once, and each process counts alone until it is back', async () => {
    const redis = await OwnRedis.start();
    try {
      const installation = randomUUID();
      const both = [
        new RateLimits(settings, await open(installation, redis.url)),
        new RateLimits(settings, await open(installation, redis.url)),
      ];
      await redis.kill();
      await eventually(() => links.every(({ answers }) => !answers));
      expect(await letIn(both, 30)).toBe(10);
      await redis.start();
      await eventually(() => links.every(({ answers }) => answers));
      expect(await letIn(both, 12, 'sign_in')).toBe(2);
      expect(lines.filter((line) => line.includes('Redis is away'))).toHaveLength(2);
      expect(lines.filter((line) => line.includes('Redis is back'))).toHaveLength(2);
    } finally {
      await redis.kill();
    }
  });

  it('that does not answer delays one request for half a second, and the next not at all', async () => {
    const redis = await OwnRedis.start();
    try {
      const limits = new RateLimits(settings, await open(randomUUID(), redis.url));
      await limits.count('boater', 'ada');
      redis.freeze();
      const started = performance.now();
      expect(await letIn([limits], 5)).toBe(5);
      expect(performance.now() - started).toBeLessThan(2_500);
    } finally {
      redis.thaw();
      await redis.kill();
    }
  });

  it('that is missing at the start is reported in one line, and used once it is available', async () => {
    const redis = await OwnRedis.start();
    await redis.kill();
    try {
      const link = await open('a', redis.url);
      expect(link.answers).toBe(false);
      await expect(link.ping()).rejects.toThrow(`Redis at 127.0.0.1:${redis.port} does not answer`);
      expect(lines.filter((line) => line.includes('go on without it'))).toHaveLength(1);
      await redis.start();
      await eventually(() => link.answers);
      await link.ping();
    } finally {
      await redis.kill();
    }
  });

  it('that rejects the credentials prevents the start', async () => {
    const redis = await OwnRedis.start();
    try {
      await redis.kill();
      await redis.start('--requirepass', 'right');
      const opening = open('a', `redis://:pa55word@127.0.0.1:${redis.port}`);
      await expect(opening).rejects.toThrow(`Redis at 127.0.0.1:${redis.port} does not let us in: WRONGPASS`);
      await expect(open('a', redis.url)).rejects.toThrow('does not let us in: NOAUTH');
      expect(lines.join()).not.toContain('pa55word');
      await redis.kill();
      await redis.start('--user', ...'half on >word ~* &* +@all -eval'.split(' '));
      const url = `redis://half:word@127.0.0.1:${redis.port}`;
      await expect(open('a', url)).rejects.toThrow(/does not let us in: NOPERM .*eval/);
    } finally {
      await redis.kill();
    }
  });
});

describe('the URL of a Redis', () => {
  it.each(['http://host:6379', 'redis:', 'no url', 'redis://'])('is rejected if it is invalid: %s', async (url) => {
    await expect(open('a', url)).rejects.toThrow(EngineUnavailableError);
    expect(() => parseSettings({ REDIS_URL: 'http://root:pa55word@host' })).toThrow(
      'Setting REDIS_URL is wrong: must be redis:// or rediss://, with user and password before the host.',
    );
  });
});
