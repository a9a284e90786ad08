import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import type { LeaseMark } from '../read-models/read-model-store.js';
import { SqliteReadModelStore } from '../read-models/sqlite-read-model-store.js';
import type { LeasedWork } from './leader-election.js';
import type { LeaseStore } from './lease.js';
import { Leases, type LeasesOptions } from './leases.js';

const timing = { beatMs: 40, sureMs: 120, silenceMs: 200, lookMs: 10 };
/** A holder that a busy machine stops for a moment keeps its lease; nothing here waits until it expires. */
const patient = { ...timing, sureMs: 10_000, silenceMs: 12_000 };
const logger = pino({ level: 'silent' });

const TICK_MS = 5;

/** Shorter than the silence of `patient`: what comes about within it did not wait until a lease expired. */
const WITHIN_MS = 5_000;

/**
 * A clock that stands still while a busy machine keeps the process from running. Otherwise a standby in the same process
 * could wake up first, and take the pause for the silence of a dead holder.
 */
class RunningTime {
  private passed = 0;
  private last = performance.now();
  private readonly timer = setInterval(() => {
    const now = performance.now();
    this.passed += Math.min(now - this.last, 2 * TICK_MS);
    this.last = now;
  }, TICK_MS);

  readonly now = (): number => this.passed;

  stop(): void {
    clearInterval(this.timer);
  }
}

/** A process's connection to the store, which counts what it sends and can be cut. */
class Line implements LeaseStore {
  cut = false;
  loads = 0;
  saves = 0;

  constructor(private readonly store: LeaseStore) {}

  async loadLease(name: string): Promise<LeaseMark | null> {
    if (this.cut) throw new Error('cut');
    this.loads += 1;
    return this.store.loadLease(name);
  }

  async saveLease(name: string, seen: LeaseMark | null, next: LeaseMark | null): Promise<boolean> {
    if (this.cut) throw new Error('cut');
    this.saves += 1;
    return this.store.saveLease(name, seen, next);
  }
}

class Worker implements LeasedWork {
  working = false;
  starts = 0;
  failing = false;

  constructor(private readonly others: Worker[] = []) {}

  start(): Promise<void> {
    expect(this.others.some((other) => other.working)).toBe(false);
    this.starts += 1;
    if (this.failing) return Promise.reject(new Error('cannot'));
    this.working = true;
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    await pause(5);
    this.working = false;
  }
}

describe('leased work', () => {
  let directory: string;
  let store: SqliteReadModelStore;
  let time: RunningTime;
  const closing: Leases[] = [];

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'quayside-leases-'));
    store = SqliteReadModelStore.openIn(directory);
    time = new RunningTime();
  });

  afterEach(async () => {
    for (const leases of closing.splice(0)) await leases.close();
    time.stop();
    await store.close();
    rmSync(directory, { recursive: true });
  });

  function leasesOf(line: LeaseStore, options: Partial<LeasesOptions> = {}): Leases {
    const leases = new Leases({
      store: line,
      logger,
      alone: false,
      catchUp: () => Promise.resolve(),
      timing,
      now: time.now,
      ...options,
    });
    closing.push(leases);
    return leases;
  }

  async function until(condition: () => boolean): Promise<void> {
    const began = performance.now();
    while (!condition()) {
      if (performance.now() - began > WITHIN_MS) throw new Error('it did not come about');
      await pause(5);
    }
  }

  it('runs in one of two processes, and in the other as soon as the first ends', async () => {
    const [one, two] = [new Worker(), new Worker()];
    const [here, there] = [new Line(store), new Line(store)];
    const first = leasesOf(here, { timing: patient });
    await first.runAsLeader('work', one);
    const election = await leasesOf(there, { timing: patient }).runAsLeader('work', two);
    expect([one.working, two.working, election.holds]).toEqual([true, false, false]);
    const [beats, looks] = [here.saves, there.loads];
    await until(() => here.saves >= beats + 3 && there.loads >= looks + 10);
    expect([one.working, two.working]).toEqual([true, false]);
    await first.close();
    expect(one.working).toBe(false);
    await until(() => two.working);
    expect(election.holds).toBe(true);
  });

  it('stops in a process that cannot reach the store before it starts in another, and returns later', async () => {
    const line = new Line(store);
    const one = new Worker();
    const two = new Worker([one]);
    const first = leasesOf(line);
    await first.runAsLeader('work', one);
    const second = leasesOf(store);
    await second.runAsLeader('work', two);
    line.cut = true;
    await until(() => two.working);
    expect([one.working, one.starts, two.starts]).toEqual([false, 1, 1]);
    line.cut = false;
    await pause(2 * timing.silenceMs);
    expect([one.working, two.working]).toEqual([false, true]);
    await second.close();
    await until(() => one.working);
    expect(one.starts).toBe(2);
  });

  it('is left to others if it cannot start, and is retried', async () => {
    const [one, two] = [new Worker(), new Worker()];
    one.failing = true;
    await leasesOf(store).runAsLeader('work', one);
    await leasesOf(store).runAsLeader('work', two);
    expect([one.working, two.working]).toEqual([false, true]);
    await closing.pop()?.close();
    one.failing = false;
    await until(() => one.working);
  });

  it('can be released, and is taken again', async () => {
    const one = new Worker();
    const election = await leasesOf(store).runAsLeader('work', one);
    election.stepDown();
    await until(() => !one.working);
    await until(() => one.working);
    expect(one.starts).toBe(2);
  });

  it('starts at once without a store in the only process, and rejects if it cannot start', async () => {
    const line = new Line(store);
    line.cut = true;
    const alone = leasesOf(line, { alone: true });
    const [one, two] = [new Worker(), new Worker()];
    const election = await alone.runAsLeader('work', one);
    expect([one.working, election.holds]).toEqual([true, true]);
    election.stepDown();
    await until(() => one.starts === 2);
    two.failing = true;
    await expect(alone.runAsLeader('other work', two)).rejects.toThrow('cannot');
    await alone.close();
    expect(one.working).toBe(false);
  });

  it('is excluded by work done instead of it, which does not wait for a live holder', async () => {
    const [here, there] = [leasesOf(store), leasesOf(store)];
    const worker = new Worker();
    const election = await here.runAsLeader('work', worker);
    await expect(there.insteadOf('work', () => Promise.resolve())).rejects.toThrow(
      'another process has held work for too long',
    );
    await election.end();
    let began = false;
    const doing = there.insteadOf('work', async () => {
      began = true;
      await pause(2 * timing.silenceMs);
      return worker.starts;
    });
    await until(() => began);
    await here.runAsLeader('work', worker);
    expect(await doing).toBe(1);
    await until(() => worker.working);
  });

  it('can be replaced at once in the only process, and after a silence if its holder is dead', async () => {
    expect(await leasesOf(store, { alone: true }).insteadOf('work', () => Promise.resolve('done'))).toBe('done');
    await store.saveLease('work', null, { holder: 'dead', count: 7 });
    expect(await leasesOf(store).insteadOf('work', () => Promise.resolve('done'))).toBe('done');
  });

  describe('mutexes', () => {
    it('of one key run one after the other in all processes; other keys do not wait', async () => {
      const seen: string[] = [];
      const gate = Promise.withResolvers<undefined>();
      const work = (name: string) => async () => {
        seen.push(`${name} begins`);
        await gate.promise;
        seen.push(`${name} ends`);
        return name;
      };
      const [here, there] = [leasesOf(store), leasesOf(store)];
      const first = here.runExclusive('a', work('first'));
      await until(() => seen.length > 0);
      const second = there.runExclusive('a', work('second'));
      expect(await there.runExclusive('b', () => Promise.resolve([...seen]))).toEqual(['first begins']);
      gate.resolve(undefined);
      expect(await Promise.all([first, second])).toEqual(['first', 'second']);
      expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
      expect(await store.loadLease('turn a')).toBeNull();
    });

    it('last as long as the work, and are released by work that fails', async () => {
      const [here, there] = [leasesOf(store), leasesOf(store)];
      let ended = false;
      const long = here.runExclusive('a', async () => {
        await pause(2 * timing.silenceMs);
        ended = true;
        throw new Error('no');
      });
      const next = there.runExclusive('a', () => Promise.resolve(ended));
      await expect(long).rejects.toThrow('no');
      expect(await next).toBe(true);
    });

    it('of a dead process are taken over', async () => {
      await store.saveLease('turn a', null, { holder: 'gone', count: 3 });
      const began = performance.now();
      expect(await leasesOf(store).runExclusive('a', () => Promise.resolve('mine'))).toBe('mine');
      expect(performance.now() - began).toBeGreaterThanOrEqual(timing.silenceMs);
    });

    it('are refused with one line while a live process does not release its own', async () => {
      const [here, there] = [leasesOf(store), leasesOf(store)];
      let release = () => {};
      const stuck = here.runExclusive('a', () => new Promise<void>((resolve) => (release = resolve)));
      await pause(5);
      await expect(there.runExclusive('a', () => Promise.resolve())).rejects.toThrow(
        'another process has held turn a for too long',
      );
      release();
      await stuck;
    });
  });
});
