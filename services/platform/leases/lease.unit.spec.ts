import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LeaseMark } from '../read-models/read-model-store.js';
import { Lease, type LeaseStore, type LeaseTiming } from './lease.js';

const TIMING: LeaseTiming = { beatMs: 2_000, sureMs: 5_000, silenceMs: 6_000, lookMs: 500 };

/** A store in memory that can lose its answers. */
class MarkStore implements LeaseStore {
  mark: LeaseMark | null = null;
  losing = false;

  loadLease(): Promise<LeaseMark | null> {
    return Promise.resolve(this.mark);
  }

  saveLease(_name: string, seen: LeaseMark | null, next: LeaseMark | null): Promise<boolean> {
    const stands = this.mark?.holder === seen?.holder && this.mark?.count === seen?.count;
    if (stands) this.mark = next;
    return this.losing ? Promise.reject(new Error('the answer was lost')) : Promise.resolve(stands);
  }
}

describe('a lease', () => {
  let store: MarkStore;
  let time: { one: number; two: number };
  let one: Lease;
  let two: Lease;

  beforeEach(() => {
    store = new MarkStore();
    // Monotonic clocks of two machines, which are unrelated.
    time = { one: 5, two: 7_000_000 };
    one = new Lease(store, 'l', TIMING, () => time.one);
    two = new Lease(store, 'l', TIMING, () => time.two);
  });

  const pass = (ms: number) => {
    time.one += ms;
    time.two += ms;
  };

  it('goes to the first process that requests it, and not to the second while heartbeats arrive', async () => {
    expect(await one.tryTake()).toBe(true);
    for (let beats = 0; beats < 10; beats += 1) {
      expect(await two.tryTake()).toBe(false);
      pass(5_900);
      expect(await two.tryTake()).toBe(false);
      expect(await one.beat()).toBe(true);
    }
  });

  it('changes holder once the mark has not changed for the whole silence, and the first holder notices', async () => {
    await one.tryTake();
    expect(await two.tryTake()).toBe(false);
    pass(5_999);
    expect(await two.tryTake()).toBe(false);
    pass(1);
    expect(await two.tryTake()).toBe(true);
    expect(await one.beat()).toBe(false);
    expect(one.sureForMs).toBe(0);
    expect(await two.beat()).toBe(true);
  });

  it('counts silence from the first read, however old the mark is', async () => {
    await one.tryTake();
    pass(1_000_000);
    expect(await two.tryTake()).toBe(false);
    pass(5_000);
    expect(await two.tryTake()).toBe(false);
  });

  it('stops being certain before another process could take it', async () => {
    await one.tryTake();
    expect(one.sureForMs).toBe(5_000);
    await two.tryTake();
    pass(5_000);
    expect(one.sureForMs).toBe(0);
    expect(await two.tryTake()).toBe(false);
    expect(await one.beat()).toBe(true);
    expect(one.sureForMs).toBe(5_000);
  });

  it('is free at once after a release; a lost lease is not released', async () => {
    await one.tryTake();
    await one.release();
    expect(await two.tryTake()).toBe(true);
    await one.release();
    expect(await two.beat()).toBe(true);
  });

  it('is recognised by its holder after the answer to a take or heartbeat was lost', async () => {
    store.losing = true;
    await expect(one.tryTake()).rejects.toThrow('lost');
    expect(one.sureForMs).toBe(0);
    store.losing = false;
    expect(await one.tryTake()).toBe(true);
    store.losing = true;
    await expect(one.beat()).rejects.toThrow('lost');
    store.losing = false;
    expect(await one.beat()).toBe(true);
    store.losing = true;
    await expect(one.beat()).rejects.toThrow('lost');
    store.losing = false;
    await one.release();
    expect(store.mark).toBeNull();
  });

  it('is not regained by a late answer after it was treated as lost', async () => {
    await one.tryTake();
    const late = one.beat();
    one.forget();
    expect(await late).toBe(false);
    expect(one.sureForMs).toBe(0);
  });
});
