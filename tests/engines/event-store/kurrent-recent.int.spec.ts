import { beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreUnavailableError, RECENT_MS } from '../../../services/platform/event-store/event-store.js';
import type { KurrentEventStore } from '../../../services/platform/event-store/kurrent/kurrent-event-store.js';
import type { EventStoreDouble } from './double/event-store-double.js';
import { all, events, numbers, streamName } from './event-fixtures.js';
import { KurrentBench } from './kurrent-bench.js';

describe('EventStoreDB adapter: what is recent', () => {
  const bench = new KurrentBench();
  let server: EventStoreDouble;
  let store: KurrentEventStore;
  let other: KurrentEventStore;

  beforeEach(async () => {
    server = await bench.server();
    store = await bench.open(server.url, { tailCapacity: 64, patienceMs: 100, watchEveryMs: 60_000 });
    other = await bench.open(server.url, { watchEveryMs: 60_000 });
    await store.catchUp();
  });

  const readsOf = (kind: 'stream' | 'end') => server.calls.reads.filter((read) => read.kind === kind).length;

  it('is known of a stream that this process has read or written, without a call', async () => {
    const [mine, theirs, missing] = [streamName(), streamName(), streamName()];
    await store.append(mine, 'no_stream', events(2));
    await other.append(theirs, 'no_stream', events(3));
    await all(store.readStream(theirs));
    await all(store.readStream(missing));
    const before = readsOf('stream');
    expect(await store.recentOf(mine, 2)).toEqual([]);
    expect(await store.recentOf(theirs, 3)).toEqual([]);
    expect(await store.recentOf(missing, 0)).toEqual([]);
    expect(readsOf('stream')).toBe(before);
  });

  it('is not known of other streams, nor of the events before the tail', async () => {
    const stream = streamName();
    await other.append(stream, 'no_stream', events(3));
    const fresh = await bench.open(server.url);
    await fresh.catchUp();
    expect(await fresh.recentOf(stream, 0)).toBeUndefined();
    await all(fresh.readStream(stream));
    expect(await fresh.recentOf(stream, 1)).toBeUndefined();
    expect(await fresh.recentOf(stream, 3)).toEqual([]);
  });

  it('includes what other processes appended, after it has caught up', async () => {
    const [known, unknown] = [streamName(), streamName()];
    await store.append(known, 'no_stream', events(1));
    for (let number = 1; number < 40; number += 1) {
      await other.append(known, number - 1, events(1, number));
      await other.append(unknown, number === 1 ? 'no_stream' : number - 2, events(1, number));
      await store.catchUp();
      const before = readsOf('stream');
      expect(numbers((await store.recentOf(known, number)) ?? [])).toEqual([number]);
      expect(numbers((await store.recentOf(unknown, number - 1)) ?? [])).toEqual([number]);
      expect(readsOf('stream')).toBe(before);
    }
  });

  it('is asked of the server again after the tail has dropped the events since', async () => {
    const [quiet, busy] = [streamName(), streamName()];
    await all(store.readStream(quiet));
    for (let first = 0; first < 200; first += 20)
      await other.append(busy, first === 0 ? 'no_stream' : first - 1, events(20, first));
    await store.catchUp();
    expect(await store.recentOf(quiet, 0)).toBeUndefined();
  });

  it('shares one reading of the head among all who ask, and makes none while nobody does', async () => {
    const stream = streamName();
    await store.append(stream, 'no_stream', events(1));
    while ((await store.recentOf(stream, 1)) === undefined);
    const before = readsOf('end');
    for (let round = 0; round < 50; round += 1)
      await Promise.all(Array.from({ length: 20 }, () => store.recentOf(stream, 1)));
    expect(readsOf('end') - before).toBeLessThanOrEqual(2);
    await pause(2 * RECENT_MS);
    expect(readsOf('end') - before).toBeLessThanOrEqual(2);
  });

  it('is caught up with a moment by one call at most, and with an event that the tail holds by none', async () => {
    const stream = streamName();
    const { position } = await other.append(stream, 'no_stream', events(1));
    const since = performance.now();
    const before = readsOf('end');
    await Promise.all(Array.from({ length: 20 }, () => store.catchUp({ since })));
    await store.catchUp({ since });
    await store.catchUp({ position });
    expect(readsOf('end') - before).toBe(1);
    expect(numbers((await store.recentOf(stream, 0)) ?? [])).toEqual([0]);
    await store.catchUp();
    expect(readsOf('end') - before).toBe(2);
  });

  it('holds an event of another process after it has caught up with its position', async () => {
    const stream = streamName();
    for (let number = 0; number < 40; number += 1) {
      const { position } = await other.append(stream, number === 0 ? 'no_stream' : number - 1, events(1, number));
      await store.catchUp({ position });
      expect(numbers((await store.recentOf(stream, number)) ?? [])).toEqual([number]);
    }
  });

  it('is unknown within its time once the subscription delivers nothing', async () => {
    const stream = streamName();
    await store.append(stream, 'no_stream', events(1));
    await store.catchUp();
    server.faults.silence = true;
    const asked = performance.now();
    await other.append(stream, 0, events(1, 1));
    for (;;) {
      const recent = await store.recentOf(stream, 1);
      if (recent === undefined || recent.length > 0) break;
      expect(performance.now() - asked).toBeLessThan(RECENT_MS + 200);
      await pause(5);
    }
    await store.catchUp();
    expect(await store.recentOf(stream, 1)).toBeUndefined();
  });

  it('is unknown while the server is away, and known again when it is back', async () => {
    const stream = streamName();
    await store.append(stream, 'no_stream', events(1));
    server.goAway();
    while ((await store.recentOf(stream, 1)) !== undefined) await pause(20);
    await expect(store.recentHead()).rejects.toBeInstanceOf(EventStoreUnavailableError);
    await server.comeBack();
    while ((await store.recentOf(stream, 1)) === undefined) await pause(20);
    await other.append(stream, 0, events(1, 1));
    await store.catchUp();
    expect(numbers((await store.recentOf(stream, 1)) ?? [])).toEqual([1]);
  }, 20_000);
});
