import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LeaseMark } from '../read-models/read-model-store.js';
import { Lease, type LeaseStore, type LeaseTiming } from './lease.js';

const TIMING: LeaseTiming = { beatMs: 2_000, sureMs: 5_000, silenceMs: 6_000, lookMs: 500 };

/** A store in memory whose answers can be lost on the way back. */
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
    // Stopwatches of two machines, which have nothing to do with each other.
    time = { one: 5, two: 7_000_000 };
    one = new Lease(store, 'l', TIMING, () => time.one);
    two = new Lease(store, 'l', TIMING, () => time.two);
  });

  const pass = (ms: number) => {
    time.one += ms;
    time.two += ms;
  };

  it('goes to the first who asks, and is not had by the second while signs of life come', async () => {
    expect(await one.tryTake()).toBe(true);
    for (let beats = 0; beats < 10; beats += 1) {
      expect(await two.tryTake()).toBe(false);
      pass(5_900);
      expect(await two.tryTake()).toBe(false);
      expect(await one.beat()).toBe(true);
    }
  });

  it('goes over when the same mark has stood for the whole silence, and the first one learns of it', async () => {
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

  it('counts silence from the first look, however long the mark has stood before', async () => {
    await one.tryTake();
    pass(1_000_000);
    expect(await two.tryTake()).toBe(false);
    pass(5_000);
    expect(await two.tryTake()).toBe(false);
  });

  it('is not held for sure before another one could have it', async () => {
    await one.tryTake();
    expect(one.sureForMs).toBe(5_000);
    await two.tryTake();
    pass(5_000);
    expect(one.sureForMs).toBe(0);
    expect(await two.tryTake()).toBe(false);
    expect(await one.beat()).toBe(true);
    expect(one.sureForMs).toBe(5_000);
  });

  it('given back, is free at once; what was lost is not given back', async () => {
    await one.tryTake();
    await one.release();
    expect(await two.tryTake()).toBe(true);
    await one.release();
    expect(await two.beat()).toBe(true);
  });

  it('is known again by who took it, or gave a sign of life, without hearing the answer', async () => {
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

  it('that was taken for lost does not come back with a late answer', async () => {
    await one.tryTake();
    const late = one.beat();
    one.forget();
    expect(await late).toBe(false);
    expect(one.sureForMs).toBe(0);
  });
});
