import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { STREAM_NAMES } from '../../../services/platform/event-sourcing/stream-name.js';
import type { KurrentEventStore } from '../../../services/platform/event-store/kurrent/kurrent-event-store.js';
import type { EventStoreDouble } from './double/event-store-double.js';
import { all, events, numbers } from './event-fixtures.js';
import { KurrentBench, Persistent } from './kurrent-bench.js';

describe('EventStoreDB adapter: a server that other programs write to', () => {
  const bench = new KurrentBench();
  const open = () => bench.open(server.url, { streamNames: STREAM_NAMES, watchEveryMs: 60_000 });
  const ours = `lamp-${randomUUID()}`;
  let server: EventStoreDouble;
  let store: KurrentEventStore;

  beforeEach(async () => {
    server = await bench.server();
    store = await open();
    await store.append(ours, 'no_stream', events(3));
  });

  const others = (count: number, stream = 'Bills-7') => {
    const event = { type: 'Billed', contentType: 'application/json', data: 'e30=', metadata: 'e30=' };
    for (let number = 0; number < count; number += 1)
      server.log.append(stream, 'any', [{ id: randomUUID(), ...event }]);
  };
  const endReads = () => server.calls.reads.filter(({ kind }) => kind === 'end').length;

  it('reads the log without the events of the others', async () => {
    others(2_000);
    await store.append(ours, 2, events(1, 3));
    const before = server.calls.eventsOfPages;
    expect(numbers(await all(store.readAll({ after: 0 })))).toEqual([0, 1, 2, 3]);
    expect(server.calls.eventsOfPages - before).toBe(4);
  });

  it('reads a log whose others have names like ours', async () => {
    others(1_200, `bills-${randomUUID()}`);
    await store.append(ours, 2, events(1, 3));
    expect(numbers(await all(store.readAll({ after: 0 })))).toEqual([0, 1, 2, 3]);
  });

  it('finds its last event behind all that others have written since, in few calls', async () => {
    others(5_000);
    const fresh = await open();
    const before = endReads();
    const head = await fresh.head();
    expect(head).toBe(server.log.events.findLast(({ stream }) => stream === ours)?.position);
    expect(endReads() - before).toBeLessThanOrEqual(2);
    others(5_000);
    const pages = server.calls.eventsOfPages;
    expect(await fresh.head()).toBe(head);
    await store.append(ours, 2, events(1, 3));
    others(10);
    expect(await fresh.head()).toBeGreaterThan(head);
    expect(endReads() - before).toBeLessThanOrEqual(4);
    expect(server.calls.eventsOfPages - pages).toBeLessThanOrEqual(4);
  });

  it('finds its last event in a log that was put back to an earlier moment', async () => {
    const [first] = await all(store.readStream(ours));
    others(10);
    await store.head();
    const last = server.log.events.findIndex(({ position }) => position === first?.position);
    server.log.events.splice(last + 1);
    others(6);
    expect(await store.head()).toBe(first?.position);
  });

  describe('opened again where an earlier process has searched the end', () => {
    const reopened = async () => {
      const searched = await store.searchedEnd();
      const fresh = await open();
      if (searched !== undefined) fresh.resumeFrom(searched);
      return { fresh, searched };
    };
    const last = () => server.log.events.findLast(({ stream }) => stream === ours)?.position ?? 0;

    it('passes over nothing that others wrote before, and misses nothing that came after', async () => {
      others(5_000);
      const { fresh } = await reopened();
      others(10);
      const passed = server.calls.eventsPassedOver;
      expect(await fresh.head()).toBe(last());
      expect(await all(fresh.readAll({ after: last() }))).toEqual([]);
      expect(server.calls.eventsPassedOver - passed).toBeLessThanOrEqual(40);
      const [, , third] = await all(store.readStream(ours));
      await store.append(ours, 2, events(1, 3));
      others(10);
      expect(numbers(await all(fresh.readAll({ after: third?.position ?? 0 })))).toEqual([3]);
      expect(await (await reopened()).fresh.head()).toBe(last());
    });

    it('searches again in a log that has another event there, or none', async () => {
      const [, second] = await all(store.readStream(ours));
      others(10);
      const { searched } = await reopened();
      for (const changed of [{ end: (searched?.end ?? 0) + 1 }, { event_id: randomUUID() }]) {
        const fresh = await open();
        // As if the third event had been written after that end, in another history.
        fresh.resumeFrom({ ...searched!, ours: second?.position ?? 0, ...changed });
        expect(numbers(await all(fresh.readAll({ after: second?.position ?? 0 })))).toEqual([2]);
        expect(await fresh.head()).toBe(last());
      }
    });

    it('has nothing to remember where the log ends with an event of ours', async () => {
      expect((await reopened()).searched).toBeUndefined();
    });
  });

  it('follows the log while others write to it', async () => {
    const follower = new Persistent(store);
    await follower.until(3);
    for (let number = 3; number < 13; number += 1) {
      others(20);
      await store.append(ours, number - 1, events(1, number));
    }
    await follower.until(13);
    await follower.abort();
    expect(numbers(follower.seen)).toEqual([...Array(13).keys()]);
  });

  it('refuses to append to a stream that it would not read', async () => {
    await expect(store.append('Lamp-1', 'no_stream', events(1))).rejects.toThrow('its name is not one of ours');
  });
});
