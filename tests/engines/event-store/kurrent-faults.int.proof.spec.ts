import { getEventListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import { type Logger, pino } from 'pino';
import { describe, expect, it } from '@jest/globals';
import {
  EventStoreUnavailableError,
  ForeignLogError,
  WrongExpectedRevisionError,
} from '../../../services/platform/event-store/event-store.js';
import { notLeader, notReady } from './double/faults.js';
import { StoredLog } from './double/stored-log.js';
import { all, events, Follower, numbers, streamName } from './event-fixtures.js';
import { KurrentBench, Persistent } from './kurrent-bench.js';

/** Duration of the outage under load; set a minute for a thorough run. */
const OUTAGE_MS = Number(process.env.TEST_OUTAGE_MS ?? 3_000);

/** A logger, and the lines written to it without time, process and host. */
function writtenLines(): { lines: { level: number; msg: string; reason?: string }[]; logger: Logger } {
  const lines: { level: number; msg: string; reason?: string }[] = [];
  const base = { level: 'trace', base: null, timestamp: false } as const;
  const logger = pino(base, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  return { lines, logger };
}

describe('EventStoreDB adapter: faults', () => {
  const bench = new KurrentBench();

  describe('the server is unavailable during an append', () => {
    it('reports that it is unavailable, with nothing written, and accepts the same append later', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url, { patienceMs: 300 });
      const stream = streamName();
      const given = events(3);
      server.goAway();

      await expect(store.append(stream, 'no_stream', given)).rejects.toBeInstanceOf(EventStoreUnavailableError);
      await expect(store.ping()).rejects.toBeInstanceOf(EventStoreUnavailableError);
      await expect(store.head()).rejects.toBeInstanceOf(EventStoreUnavailableError);
      await expect(all(store.readStream(stream))).rejects.toBeInstanceOf(EventStoreUnavailableError);
      expect(server.log.ofStream(stream)).toEqual([]);

      await server.comeBack();
      expect((await store.append(stream, 'no_stream', given)).revision).toBe(2);
      expect(numbers(await all(store.readStream(stream)))).toEqual([0, 1, 2]);
    });

    it('fails the appends that wait behind it in the same stream', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url, { patienceMs: 500 });
      const stream = streamName();
      await store.append(stream, 'no_stream', events(1));
      server.goAway();

      const started = performance.now();
      const results = await Promise.allSettled(
        Array.from({ length: 30 }, (_, index) => store.append(stream, index, events(1))),
      );

      for (const result of results) {
        expect(result).toMatchObject({ status: 'rejected', reason: { name: 'EventStoreUnavailableError' } });
      }
      expect(performance.now() - started).toBeLessThan(3_000);
    });

    it('hides a short outage', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url, { patienceMs: 5_000 });
      const stream = streamName();
      server.goAway();
      const append = store.append(stream, 'no_stream', events(1));
      await pause(300);
      await server.comeBack();

      expect((await append).revision).toBe(0);
      expect(server.log.ofStream(stream)).toHaveLength(1);
    });

    it.each([
      ['is not ready', notReady()],
      ['knows no leader', { code: status.UNKNOWN, details: 'No leader info available in response' }],
      ['gave the operation up', { code: status.ABORTED, details: 'Operation timed out' }],
    ])('retries if the server %s', async (_, refusal) => {
      const server = await bench.server();
      const store = await bench.open(server.url);
      const stream = streamName();
      server.faults.appends.push({ kind: 'refused', status: refusal }, { kind: 'refused', status: refusal });

      expect((await store.append(stream, 'no_stream', events(1))).revision).toBe(0);
      expect(server.calls.appends).toHaveLength(3);
    });

    it('aborts a call that takes too long', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url, { callMs: 700, patienceMs: 0 });
      server.faults.delay = 6_000;
      const started = performance.now();
      const calls = [store.append(streamName(), 'no_stream', events(1)), store.head(), store.ping()];
      for (const answer of await Promise.allSettled(calls)) {
        expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'EventStoreUnavailableError' } });
        expect(answer).toMatchObject({ reason: { message: expect.stringContaining('it did not answer in time') } });
      }
      expect(performance.now() - started).toBeLessThan(5_000);
    });
  });

  describe('an append was stored, but its answer was lost', () => {
    it.each(['answer_lost', 'broken_after'] as const)('is not repeated (%s)', async (kind) => {
      const server = await bench.server();
      const store = await bench.open(server.url);
      const stream = streamName();
      await store.append(stream, 'no_stream', events(1));
      server.faults.appends.push({ kind });

      const result = await store.append(stream, 0, events(2, 1));

      const read = await all(store.readStream(stream));
      expect(numbers(read)).toEqual([0, 1, 2]);
      expect(result).toEqual({ revision: 2, position: read[2]?.position });
      expect(server.calls.appends).toHaveLength(3);
      expect(numbers(await all(store.readAll({ after: 0 })))).toEqual([0, 1, 2]);
    });

    it('finds its position if the server does not return it and others have appended since', async () => {
      const server = await bench.server();
      const [store, other] = [await bench.open(server.url), await bench.open(server.url)];
      const stream = streamName();
      server.faults.withoutPositions = true;
      server.faults.appends.push({ kind: 'answer_lost' });

      const lost = store.append(stream, 'no_stream', events(2));
      while (server.log.revisionOf(stream) === null) await pause(5);
      await other.append(stream, 1, events(1, 2));

      const read = await all(store.readStream(stream));
      expect(await lost).toEqual({ revision: 1, position: read[1]?.position });
      expect(numbers(read)).toEqual([0, 1, 2]);
    });

    it('is found by a caller that repeats it after the last retry', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url, { callMs: 1_500, patienceMs: 0 });
      const stream = streamName();
      const given = events(1);
      server.faults.appends.push({ kind: 'answer_lost' });
      await expect(store.append(stream, 'no_stream', given)).rejects.toBeInstanceOf(EventStoreUnavailableError);

      const again = store.append(stream, 'no_stream', given);

      await expect(again).rejects.toBeInstanceOf(WrongExpectedRevisionError);
      await expect(again).rejects.toMatchObject({ actual: 0 });
      expect((await all(store.readStream(stream))).map(({ id }) => id)).toEqual(given.map(({ id }) => id));
    });

    it('does not mistake the same command of another process for a repetition', async () => {
      const server = await bench.server();
      const stores = [await bench.open(server.url), await bench.open(server.url)];
      const stream = streamName();
      const [first] = events(1);

      const results = await Promise.allSettled(
        stores.map((store, index) => store.append(stream, 'no_stream', [{ ...first!, data: { decided: index } }])),
      );

      expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
      const loser = results.find((result) => result.status === 'rejected');
      expect(loser?.reason).toBeInstanceOf(WrongExpectedRevisionError);
      expect(server.log.ofStream(stream)).toHaveLength(1);
    });

    it('is found if the server was restarted before the next attempt and has forgotten its ids', async () => {
      const directory = mkdtempSync(join(tmpdir(), 'event-store-double-'));
      const file = join(directory, 'log');
      const server = await bench.server({ log: new StoredLog(file) });
      const store = await bench.open(server.url);
      const stream = streamName();
      await store.append(stream, 'no_stream', events(1));
      server.faults.appends.push({ kind: 'answer_lost' });

      const lost = store.append(stream, 0, events(2, 1));
      while (server.log.revisionOf(stream) !== 2) await pause(5);
      server.goAway();
      const restarted = await bench.server({ log: new StoredLog(file), port: server.port });

      const read = await all(store.readStream(stream));
      expect(await lost).toEqual({ revision: 2, position: read[2]?.position });
      expect(numbers(read)).toEqual([0, 1, 2]);
      expect(restarted.calls.appends).toHaveLength(1);
      rmSync(directory, { recursive: true });
    });

    it('is missing if the connection broke before it was stored, and is then stored once', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url);
      const stream = streamName();
      server.faults.appends.push({ kind: 'broken_before' });
      expect((await store.append(stream, 'no_stream', events(2))).revision).toBe(1);
      expect(server.log.ofStream(stream)).toHaveLength(2);
    });
  });

  it(
    `is away for ${OUTAGE_MS} ms under load: nothing answered is lost, nothing is there twice, and all goes on`,
    async () => {
      const server = await bench.server();
      const store = await bench.open(server.url, { callMs: 1_000, patienceMs: 200 });
      const consumers = [new Persistent(store), new Persistent(store)];
      const answered: string[] = [];
      let refused = 0;
      let goOn = true;
      const writer = async (): Promise<void> => {
        const stream = streamName();
        for (let expected = -1; goOn;) {
          const [event] = events(1);
          try {
            const { revision } = await store.append(stream, expected === -1 ? 'no_stream' : expected, [event!]);
            expected = revision;
            answered.push(event!.id);
          } catch (error) {
            if (error instanceof EventStoreUnavailableError) refused += 1;
            // The append was stored although the writer was told that the outcome is unknown; like a command, the
            // writer then reads the stream.
            else if (error instanceof WrongExpectedRevisionError) expected = error.actual ?? -1;
            else throw error;
          }
          await pause(20);
        }
      };
      const writers = Array.from({ length: 10 }, writer);
      await pause(300);
      server.goAway();
      await pause(OUTAGE_MS);
      const before = answered.length;
      await server.comeBack();
      while (answered.length < before + 50) await pause(20);
      goOn = false;
      await Promise.all(writers);

      const ids = (await all(store.readAll({ after: 0 }))).map(({ id }) => id);
      expect(refused).toBeGreaterThan(10);
      expect(new Set(ids).size).toBe(ids.length);
      expect(answered.filter((id) => !ids.includes(id))).toEqual([]);
      for (const consumer of consumers) {
        await consumer.until(ids.length);
        expect(consumer.seen.map(({ id }) => id)).toEqual(ids);
        expect(consumer.failures).toBe(0);
        await consumer.abort();
      }
    },
    OUTAGE_MS + 30_000,
  );

  it('is restarted: an open store reconnects, and its consumers miss nothing', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'event-store-double-'));
    const file = join(directory, 'log');
    const server = await bench.server({ log: new StoredLog(file) });
    const store = await bench.open(server.url);
    const consumer = new Persistent(store);
    const stream = streamName();
    await store.append(stream, 'no_stream', events(3));
    await consumer.until(3);

    server.goAway();
    const restarted = await bench.server({ log: new StoredLog(file), port: server.port });

    expect((await store.append(stream, 2, events(2, 3))).revision).toBe(4);
    await consumer.until(5);
    expect(numbers(consumer.seen)).toEqual([0, 1, 2, 3, 4]);
    expect(restarted.log.ofStream(stream)).toHaveLength(5);
    await consumer.abort();
    rmSync(directory, { recursive: true });
  });

  describe('a subscription', () => {
    it('that became silent is replaced, and its followers miss nothing', async () => {
      const server = await bench.server();
      const { lines, logger } = writtenLines();
      const store = await bench.open(server.url, { logger });
      const follower = new Follower(store, { after: 0 });
      await follower.untilCaughtUp();
      server.faults.silence = true;
      await store.append(streamName(), 'no_stream', events(2));
      while (lines.length === 0) await pause(10);
      expect(lines[0]).toEqual({ level: 40, msg: 'event store is away', reason: 'the subscription has gone silent' });
      expect(follower.seen).toEqual([]);

      server.faults.silence = false;
      await store.append(streamName(), 'no_stream', events(1, 2));
      await follower.untilSeen(3);
      expect(numbers(follower.seen)).toEqual([0, 1, 2]);
      await follower.abort();
    });

    it('without events is kept', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url, { watchEveryMs: 20 });
      const follower = new Follower(store, { after: 0 });
      await follower.untilCaughtUp();
      await pause(300);
      await store.append(streamName(), 'no_stream', events(1));
      await follower.untilSeen(1);
      expect(server.calls.subscriptions).toBe(1);
      await follower.abort();
    });

    it('that breaks starts again where it stood, with one line for all followers', async () => {
      const server = await bench.server();
      const { lines, logger } = writtenLines();
      const store = await bench.open(server.url, { patienceMs: 100, logger });
      const followers = Array.from({ length: 5 }, () => new Follower(store, { after: 0 }));
      await Promise.all(followers.map((follower) => follower.untilCaughtUp()));
      const stream = streamName();
      await store.append(stream, 'no_stream', events(2));
      await Promise.all(followers.map((follower) => follower.untilSeen(2)));

      server.goAway();
      await pause(600);
      await server.comeBack();

      while (lines.length < 2) await pause(10);
      await store.append(stream, 1, events(2, 2));
      await Promise.all(followers.map((follower) => follower.untilSeen(4)));
      for (const follower of followers) {
        expect(numbers(follower.seen)).toEqual([0, 1, 2, 3]);
        await follower.abort();
      }
      expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
        [40, 'event store is away'],
        [30, 'event store is back'],
      ]);
    });

    it('that the server ends again and again starts again, more and more slowly', async () => {
      const server = await bench.server();
      const { lines, logger } = writtenLines();
      const store = await bench.open(server.url, { logger });
      const follower = new Follower(store, { after: 0 });
      await follower.untilCaughtUp();
      server.faults.subscriptionsEnd = true;
      await store.append(streamName(), 'no_stream', events(2));
      await pause(1_000);
      expect(lines[0]).toMatchObject({ level: 40, reason: 'it ended the subscription' });
      expect(server.calls.subscriptions).toBeGreaterThan(2);
      expect(server.calls.subscriptions).toBeLessThan(12);

      server.faults.subscriptionsEnd = false;
      await follower.untilSeen(2);
      await follower.abort();
    });

    it('that does not keep up under load starts again without a line, and its followers miss nothing', async () => {
      const server = await bench.server();
      const { lines, logger } = writtenLines();
      const store = await bench.open(server.url, { logger, tailCapacity: 64, watchEveryMs: 60_000 });
      const followers = Array.from({ length: 3 }, () => new Follower(store, { after: 0 }));
      await Promise.all(followers.map((follower) => follower.untilCaughtUp()));
      const stream = streamName();
      for (let count = 0; count < 1_000; count += 100) {
        await store.append(stream, count === 0 ? 'no_stream' : count - 1, events(100, count));
      }
      for (const follower of followers) {
        await follower.untilSeen(1_000);
        expect(numbers(follower.seen)).toEqual(Array.from({ length: 1_000 }, (_, number) => number));
        await follower.abort();
      }
      expect(server.calls.tooSlow).toBeGreaterThan(0);
      expect(lines).toEqual([]);
    });

    it('that waits for the server is reading again within a second of its return', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url, { patienceMs: 100 });
      const follower = new Follower(store, { after: 0 });
      await follower.untilCaughtUp();
      server.goAway();
      await pause(4_000);
      await server.comeBack();
      const back = performance.now();
      await store.append(streamName(), 'no_stream', events(1));
      await follower.untilSeen(1);
      expect(performance.now() - back).toBeLessThan(1_000);
      await follower.abort();
    });

    it('fails if the log has lost the event at which it stood', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url);
      await store.append(streamName(), 'no_stream', events(5));
      const follower = new Follower(store, { after: 0 });
      await follower.untilCaughtUp();
      server.goAway();
      const other = new StoredLog();
      other.append(
        'elsewhere',
        'any',
        Array.from({ length: 50 }, (_, index) => ({
          id: `other-${index}`,
          type: 'Other',
          contentType: 'application/json',
          data: 'e30=',
          metadata: 'e30=',
        })),
      );
      await bench.server({ log: other, port: server.port });
      await expect(follower.finished()).rejects.toBeInstanceOf(ForeignLogError);
    });

    it('that cannot start fails', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url, { patienceMs: 100 });
      server.goAway();
      await expect(new Follower(store, { after: 0 }).finished()).rejects.toBeInstanceOf(EventStoreUnavailableError);
    });

    it('that failed leaves no listener on its signal', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url, { patienceMs: 100 });
      const { signal } = new AbortController();
      server.goAway();
      await expect(all(store.subscribe({ after: 0, signal }))).rejects.toBeInstanceOf(EventStoreUnavailableError);
      expect(getEventListeners(signal, 'abort')).toEqual([]);
    });

    it('ends without an error when it is aborted while the server is unavailable', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url, { patienceMs: 5_000 });
      server.goAway();
      const follower = new Follower(store, { after: 0 });
      await pause(50);
      const started = performance.now();
      await follower.abort();
      expect(performance.now() - started).toBeLessThan(1_000);
    });

    it('is shared by all followers of a process, the later ones included', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url);
      const followers = Array.from({ length: 5 }, () => new Follower(store, { after: 0 }));
      await Promise.all(followers.map((follower) => follower.untilCaughtUp()));
      expect(server.calls.subscriptions).toBe(1);
      await Promise.all(followers.map((follower) => follower.abort()));

      const late = new Follower(store, { after: 0 });
      await late.untilCaughtUp();
      expect(server.calls.subscriptions).toBe(1);
      await late.abort();
    });
  });

  describe('the node is not the leader', () => {
    it('is redirected to the leader, in appends, reads and subscriptions', async () => {
      const leader = await bench.server();
      const node = await bench.server({ log: leader.log });
      const store = await bench.open(node.url);
      const stream = streamName();
      node.leader = leader;

      expect((await store.append(stream, 'no_stream', events(1))).revision).toBe(0);
      const follower = new Follower(store, { after: 0 });
      await follower.untilSeen(1);

      expect(leader.calls.appends).toHaveLength(1);
      expect(leader.calls.subscriptions).toBe(1);
      await follower.abort();
    });

    it('is found among the nodes of a cluster, and again after an election', async () => {
      const first = await bench.server();
      const second = await bench.server({ log: first.log });
      second.leader = first;
      const store = await bench.open(`esdb://127.0.0.1:${first.port},127.0.0.1:${second.port}?tls=false`);
      const stream = streamName();
      await store.append(stream, 'no_stream', events(1));
      expect(second.calls.appends).toHaveLength(0);

      second.leader = undefined;
      first.leader = second;
      await store.append(stream, 0, events(1, 1));
      expect(second.calls.appends).toHaveLength(1);

      first.leader = undefined;
      second.goAway();
      expect((await store.append(stream, 1, events(1, 2))).revision).toBe(2);
    });

    it('is unavailable if the leader that it names is unavailable', async () => {
      const node = await bench.server();
      const store = await bench.open(node.url, { patienceMs: 300 });
      node.faults.refusal = notLeader('127.0.0.1', 1);
      await expect(store.append(streamName(), 'no_stream', events(1))).rejects.toBeInstanceOf(
        EventStoreUnavailableError,
      );
    });
  });

  it('can be closed while the server is unavailable', async () => {
    const server = await bench.server();
    const store = await bench.open(server.url, { patienceMs: 300 });
    server.goAway();
    const append = store.append(streamName(), 'no_stream', events(1));
    append.catch(() => undefined);
    await store.close();
    await expect(append).rejects.toBeInstanceOf(EventStoreUnavailableError);
  });
});
