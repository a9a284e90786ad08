import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { RefusedError } from '../../platform/http/problem.js';
import { Turns } from '../../platform/http/turns.js';
import { parseSettings } from '../../platform/settings/settings.js';
import { longestWait, pauseAfter } from './guess-queue.js';
import { SignInPace } from './sign-in-pace.js';

const SECRET = 'name:ines@example.org';
const RATE = 10;

describe('pauses after wrong guesses', () => {
  it('grow, and let all addresses guess no more in a minute than one address may', () => {
    const rates = [...Array.from({ length: 60 }, (_, index) => index + 1), 100, 1_000];
    const guessesIn = (ms: number, rate: number) => {
      let guesses = 0;
      for (let time = 0; time < ms; guesses += 1) time += pauseAfter(guesses + 1, rate);
      return guesses;
    };
    expect(rates.filter((rate) => guessesIn(60_000, rate) > rate)).toEqual([]);
    expect(rates.filter((rate) => pauseAfter(1, rate) > pauseAfter(2, rate))).toEqual([]);
    expect(rates.filter((rate) => pauseAfter(100 * rate, rate) !== Math.ceil(120_000 / rate))).toEqual([]);
  });
});

describe('guesses at one secret', () => {
  let turns: Turns;
  let limits: RateLimits;
  let pace: SignInPace;
  const settings = parseSettings({ RATE_SIGN_IN_PER_MINUTE: String(RATE) });
  beforeEach(() => {
    jest.useFakeTimers();
    turns = new Turns();
    limits = new RateLimits(settings);
    pace = new SignInPace(limits, turns, settings);
  });
  afterEach(() => {
    pace.onModuleDestroy();
    jest.useRealTimers();
  });

  /** The answers so far, in their order, and the times of the checks in milliseconds from the beginning. */
  function attempts(of = pace) {
    const begun = performance.now();
    const answers: [name: string, answer: boolean | number][] = [];
    const checkedAt: number[] = [];
    const attempt = (name: string, { from = name, right = false, secret = SECRET } = {}) => {
      const check = () => {
        checkedAt.push(performance.now() - begun);
        return Promise.resolve(right);
      };
      void of.guess(secret, from, check).then(
        (answer) => answers.push([name, answer]),
        (error: unknown) => answers.push([name, (error as RefusedError).retryAfter ?? -1]),
      );
    };
    const flood = (name: string, count: number, more = {}) => {
      for (let number = 0; number < count; number += 1) attempt(`${name}${number}`, more);
    };
    const refused = () => answers.filter(([, answer]) => typeof answer === 'number');
    return { attempt, flood, answers, refused, checkedAt };
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('are checked one after another, and never more in a minute than one address may try', async () => {
    const { flood, refused, checkedAt } = attempts();
    for (let second = 0; second < 120; second += 1) {
      flood(`second ${second} `, 20);
      await pass(1_000);
    }
    const firstMinute = checkedAt.filter((time) => time < 60_000).length;
    expect(firstMinute).toBeGreaterThan(RATE / 2);
    expect(firstMinute).toBeLessThanOrEqual(RATE);
    expect(checkedAt.length).toBeLessThanOrEqual(firstMinute + RATE / 2 + 1);
    const pauses = checkedAt.slice(1).map((time, index) => time - (checkedAt[index] ?? 0));
    expect(pauses.every((each, index) => index === 0 || each >= (pauses[index - 1] ?? 0) - 5)).toBe(true);
    expect(refused().length).toBeGreaterThan(2_000);
  });

  it('are checked in the context of the request that makes them', async () => {
    const request = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const check = () => {
      seen.push(request.getStore());
      return Promise.resolve(true);
    };
    const guesses = ['one', 'other'].map((name) => request.run(name, () => pace.guess(SECRET, name, check)));
    await pass(1_000);
    await Promise.all(guesses);
    expect(seen).toEqual(['one', 'other']);
  });

  it('wait for a limited time, and are refused with the seconds to wait otherwise', async () => {
    const { flood, answers, refused } = attempts();
    flood('guess ', 200);
    await pass(0);
    expect(refused().length).toBeGreaterThan(190);
    for (const [, seconds] of refused()) expect(seconds).toBeGreaterThan(0);
    await pass(longestWait(RATE));
    expect(answers).toHaveLength(200);
  });

  it('follow each other at once as long as all are right', async () => {
    const { flood, answers } = attempts();
    flood('owner ', 40, { right: true });
    await pass(0);
    expect(answers.map(([, answer]) => answer)).toEqual(Array.from({ length: 40 }, () => true));
  });

  it('wait in a limited number at one secret, even while all are right', async () => {
    const { flood, answers, refused } = attempts();
    flood('owner ', 60, { right: true });
    await pass(0);
    expect([answers.length, refused().length]).toEqual([60, 10]);
  });

  it('wait in a limited number at all secrets together; where nobody guesses, nobody has to', async () => {
    const { attempt, flood, answers, refused } = attempts();
    const secrets = Array.from({ length: 600 }, (_, number) => `name:user${number}@example.org`);
    for (const secret of secrets) attempt(`first ${secret}`, { secret });
    await pass(0);
    expect(answers).toHaveLength(600);
    for (const secret of secrets) attempt(`second ${secret}`, { secret });
    await pass(0);
    expect(refused()).toHaveLength(100);
    attempt('owner', { secret: 'name:noa@example.org', right: true });
    flood('more ', 2, { secret: secrets[0] });
    await pass(0);
    expect(answers).toContainEqual(['owner', true]);
    expect(refused()).toHaveLength(102);
  });

  it('go first from a network that has tried least, so that repeated ones do not keep it out', async () => {
    const { attempt, flood, answers, refused } = attempts();
    flood('guess ', 40, { from: '203.0.113.7' });
    await pass(0);
    const before = refused().length;
    attempt('owner', { right: true });
    await pass(0);
    // The owner takes the place of one that waits.
    expect(refused()).toHaveLength(before + 1);
    const checked = answers.filter(([, answer]) => typeof answer === 'boolean').length;
    await pass(longestWait(RATE));
    expect(answers.filter(([, answer]) => typeof answer === 'boolean')[checked]).toEqual(['owner', true]);
  });

  it('count one network for all addresses that one customer of IPv6 has', async () => {
    const { attempt, flood, answers, refused } = attempts();
    for (let number = 0; number < 40; number += 1) attempt(`guess ${number}`, { from: `2001:db8::${number + 1}` });
    await pass(0);
    const before = refused().length;
    attempt('owner', { from: '2001:db8:1::1', right: true });
    await pass(0);
    expect(refused()).toHaveLength(before + 1);
    expect(answers).not.toContainEqual(['owner', expect.any(Number)]);
    flood('more ', 1, { from: '2001:db8::99' });
    await pass(0);
    expect(answers).toContainEqual(['more 0', expect.any(Number)]);
  });

  it('do not delay those at another secret', async () => {
    const { attempt, flood, answers } = attempts();
    flood('guess ', 100);
    await pass(0);
    attempt('colleague', { secret: 'name:noa@example.org', right: true });
    await pass(0);
    expect(answers).toContainEqual(['colleague', true]);
  });

  it('wait in several processes for the same turns, where these are shared', async () => {
    const one = attempts();
    const other = attempts(new SignInPace(limits, turns, settings));
    for (let second = 0; second < 60; second += 1) {
      for (const { flood } of [one, other]) flood(`second ${second} `, 5);
      await pass(1_000);
    }
    // The very first guess of each process meets no wrong one yet.
    expect(one.checkedAt.length + other.checkedAt.length).toBeLessThanOrEqual(RATE + 1);
  });

  it('are forgotten a quarter of an hour later', async () => {
    const { flood, attempt, answers } = attempts();
    flood('guess ', 20);
    await pass(15 * 60_000);
    attempt('owner', { right: true });
    await pass(0);
    expect(answers.at(-1)).toEqual(['owner', true]);
  });

  it('are refused when the process stops, and none waits any more', async () => {
    const { flood, attempt, answers } = attempts();
    flood('guess ', 40);
    await pass(0);
    pace.onModuleDestroy();
    attempt('late');
    await pass(0);
    expect(answers).toHaveLength(41);
    expect(answers).toContainEqual(['late', expect.any(Number)]);
  });

  it('answer an error of the check to its own caller, and go on', async () => {
    const broken = pace.guess(SECRET, null, () => Promise.reject(new Error('torn')));
    await expect(broken).rejects.toThrow('torn');
    const { attempt, answers } = attempts();
    attempt('owner', { right: true });
    await pass(0);
    expect(answers).toEqual([['owner', true]]);
  });
});
