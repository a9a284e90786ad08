import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openHarbour, startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';

/** Calls of a start beside the pages of the log that it reads. */
const MOST_CALLS = 20;
/** Events that a start reads for each that it has to read. */
const MOST_READ = 1.2;

describe('a start on a log on a server', () => {
  let node: EventStoreDouble;
  let server: MarinaServer;

  beforeAll(async () => {
    node = await EventStoreDouble.start();
    server = await startHarbourServer({ settings: { EVENT_STORE_URL: node.url } });
    const harbour = await openHarbour(server, { berths: Array.from({ length: 20 }, () => 12) });
    for (let booking = 0; booking < 6; booking += 1) await harbour.approved();
    await server.settled(20_000);
  }, 120_000);

  afterAll(async () => {
    await server.close();
    node.goAway();
  });

  async function started(): Promise<{ calls: number; events: number }> {
    const [calls, events] = [node.calls.reads.length, node.calls.eventsOfPages];
    await server.start();
    await server.settled(20_000);
    const made = node.calls.reads.slice(calls);
    const pages = made.filter(({ kind }) => kind === 'page').length;
    return { calls: made.length - pages, events: node.calls.eventsOfPages - events };
  }

  const foreign = (count: number) => {
    for (let number = 0; number < count; number += 1)
      node.log.append('invoice-1', 'any', [
        { id: randomUUID(), type: 'Billed', contentType: 'application/json', data: 'e30=', metadata: 'e30=' },
      ]);
  };

  it('reads each event once for a first build, and hardly a stream for policies', async () => {
    const [calls, events] = [node.calls.reads.length, node.calls.eventsOfPages];
    const first = await startHarbourServer({ settings: { EVENT_STORE_URL: node.url } });
    await first.settled(20_000);
    const streams = node.calls.reads.slice(calls).filter(({ kind }) => kind === 'stream').length;
    const read = node.calls.eventsOfPages - events;
    await first.close();
    expect(read).toBeLessThanOrEqual(MOST_READ * node.log.events.length);
    expect(streams).toBeLessThanOrEqual(node.log.events.length / 20);
  }, 60_000);

  it('reads nothing again after a stop in order', async () => {
    await server.stop();
    const { calls, events } = await started();
    expect(calls).toBeLessThanOrEqual(MOST_CALLS);
    expect(events).toBeLessThanOrEqual(10);
  }, 60_000);

  it('reads what happened meanwhile once, however many consumers take it in', async () => {
    await server.stop();
    const other = await startHarbourServer({ settings: { EVENT_STORE_URL: node.url } });
    const before = node.log.events.length;
    const elsewhere = await openHarbour(other, { berths: Array.from({ length: 20 }, () => 12) });
    for (let booking = 0; booking < 10; booking += 1) await elsewhere.request();
    await other.settled(20_000);
    await other.close();
    const missed = node.log.events.length - before;
    // Policies read the streams of what they react to.
    const { events } = await started();
    expect(events).toBeLessThanOrEqual(MOST_READ * missed);
  }, 60_000);

  it('reads what happened meanwhile without the events of another program, and so do later starts', async () => {
    await server.stop();
    const other = await startHarbourServer({ settings: { EVENT_STORE_URL: node.url } });
    const before = node.log.events.length;
    await openHarbour(other, { berths: [12] });
    await other.settled(20_000);
    await other.close();
    const missed = node.log.events.length - before;
    foreign(35_000);
    const first = await started();
    expect(first.calls).toBeLessThanOrEqual(MOST_CALLS);
    expect(first.events).toBeLessThanOrEqual(MOST_READ * missed);
    await server.stop();
    const passed = node.calls.eventsPassedOver;
    const second = await started();
    expect(second.calls).toBeLessThanOrEqual(MOST_CALLS);
    expect(second.events).toBeLessThanOrEqual(10);
    expect(node.calls.eventsPassedOver - passed).toBeLessThanOrEqual(10);
  }, 60_000);
});
