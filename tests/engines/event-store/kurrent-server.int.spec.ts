import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { describe, expect, it } from '@jest/globals';
import {
  EventStoreUnavailableError,
  ForeignPositionError,
  UnexpectedAnswerError,
} from '../../../services/platform/event-store/event-store.js';
import { WrongEventStoreUrlError } from '../../../services/platform/event-store/kurrent/connection-url.js';
import { accessDenied } from './double/faults.js';
import { all, anEvent, events, Follower, numbers, streamName } from './event-fixtures.js';
import { KurrentBench } from './kurrent-bench.js';

const CERTIFICATE = join(__dirname, 'double', 'localhost-certificate.pem');

describe('EventStoreDB adapter: on a server', () => {
  const bench = new KurrentBench();

  describe('opening', () => {
    it('reports in one line that the server cannot be reached, with its address', async () => {
      const server = await bench.server();
      server.goAway();
      const opening = bench.open(`esdb://marina:geheim@127.0.0.1:${server.port}?tls=false`);
      await expect(opening).rejects.toBeInstanceOf(EventStoreUnavailableError);
      await expect(opening).rejects.toThrow(
        `The event store at esdb://127.0.0.1:${server.port} cannot be used: it cannot be reached.`,
      );
    });

    it('reports that no node of a cluster can be reached', async () => {
      const url = 'esdb://127.0.0.1:1,127.0.0.1:2?tls=false&maxDiscoverAttempts=1&discoveryInterval=10';
      await expect(bench.open(url, { callMs: 3_000 })).rejects.toThrow(
        'The event store at esdb://127.0.0.1:1,127.0.0.1:2 cannot be used: no node of it can be reached.',
      );
    });

    it('reports that the user may not read the log', async () => {
      const server = await bench.server();
      server.faults.refusal = accessDenied();
      await expect(bench.open(server.url)).rejects.toThrow(
        `The event store at esdb://127.0.0.1:${server.port} refused the user and password of its URL, or that user may not read $all.`,
      );
    });

    it('rejects an invalid URL before it connects', async () => {
      await expect(bench.open('mongodb://127.0.0.1')).rejects.toBeInstanceOf(WrongEventStoreUrlError);
      await expect(bench.open('esdb://a:geheim@127.0.0.1?tlsCAFile=/not/there')).rejects.toThrow(
        'The URL of the event store is wrong: Failed to load certificate file. File was not found.',
      );
      await expect(bench.open('esdb://a:geheim@127.0.0.1?keepAliveTimeout=soon')).rejects.toThrow(
        'The URL of the event store is wrong: one of its options has a value that cannot be used.',
      );
    });
  });

  describe('over TLS', () => {
    const tls = {
      key: readFileSync(join(__dirname, 'double', 'localhost-key.pem')),
      certificate: readFileSync(CERTIFICATE),
      user: 'marina',
      password: 'p:ss w@rd',
    };
    const urlOf = (port: number, password: string): string =>
      `esdb://marina:${encodeURIComponent(password)}@localhost:${port}?tlsCAFile=${encodeURIComponent(CERTIFICATE)}`;

    it('sends the credentials with every append, and never uses batch append', async () => {
      const server = await bench.server({ tls });
      const store = await bench.open(urlOf(server.port, tls.password));
      const stream = streamName();
      await Promise.all([store.append(stream, 'no_stream', events(1)), store.append(stream, 0, events(1, 1))]);

      const expected = `Basic ${Buffer.from('marina:p:ss w@rd').toString('base64')}`;
      expect(server.calls.appends.map(({ authorization }) => authorization)).toEqual([[expected], [expected]]);
      expect(server.calls.batchAppends).toBe(0);
      const follower = new Follower(store, { after: 0 });
      await follower.untilSeen(2);
      await follower.abort();
    });

    it('reports that the credentials were rejected, without showing them', async () => {
      const server = await bench.server({ tls });
      const opening = bench.open(urlOf(server.port, 'guessed'));
      await expect(opening).rejects.toThrow(/^The event store at \S+ refused the user and password of its URL/);
      await expect(opening).rejects.not.toThrow(/guessed/);
    });
  });

  it('does not use batch append without TLS either', async () => {
    const server = await bench.server();
    const store = await bench.open(server.url);
    await store.append(streamName(), 'no_stream', events(2));
    expect(server.calls.appends.map(({ authorization }) => authorization)).toEqual([[]]);
    expect(server.calls.batchAppends).toBe(0);
  });

  it('skips events of the server and of other applications', async () => {
    const server = await bench.server();
    const store = await bench.open(server.url, { watchEveryMs: 60_000 });
    const follower = new Follower(store, { after: 0 });
    await follower.untilCaughtUp();
    expect(await store.head()).toBe(0);
    const strangers = EventStoreDBClient.connectionString(server.url);
    const foreign = (): Promise<unknown> =>
      strangers.appendToStream('invoice-1', jsonEvent({ type: 'Billed', data: {}, metadata: { $causedBy: 'x' } }), {
        credentials: { username: 'other', password: 'other' },
      });
    await foreign();
    expect(await store.head()).toBe(0);

    const stream = streamName();
    for (let count = 0; count < 30; count += 1) {
      await store.append(stream, count === 0 ? 'no_stream' : count - 1, events(1, count));
      await foreign();
    }
    await follower.untilSeen(30);

    const log = await all(store.readAll({ after: 0 }));
    expect(log.every((event) => event.stream === stream)).toBe(true);
    expect(numbers(log)).toEqual(Array.from({ length: 30 }, (_, number) => number));
    expect(follower.seen).toEqual(log);
    expect(numbers(await all(store.readAll({ after: log[10]!.position, limit: 3 })))).toEqual([11, 12, 13]);
    // Hundreds of foreign events follow the last event of the product; they are scanned once.
    for (let count = 0; count < 300; count += 1) await foreign();
    expect(await store.head()).toBe(log.at(-1)!.position);
    const reads = server.calls.reads.length;
    expect(await store.head()).toBe(log.at(-1)!.position);
    expect(server.calls.reads.length).toBe(reads + 1);
    await follower.abort();
    await strangers.dispose();
  });

  describe('a position between two events, from another log', () => {
    it('is reported at once instead of as an outage', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url);
      await store.append(streamName(), 'no_stream', events(3));
      const [first] = await all(store.readAll({ after: 0, limit: 1 }));
      const between = first!.position + 1;
      const started = performance.now();
      expect(await store.eventAt(between)).toBeUndefined();
      const reading = all(store.readAll({ after: between }));
      await expect(reading).rejects.toBeInstanceOf(ForeignPositionError);
      await expect(reading).rejects.toMatchObject({ position: between });
      await expect(new Follower(store, { after: between }).finished()).rejects.toBeInstanceOf(ForeignPositionError);
      // An outage is waited for 6 s.
      expect(performance.now() - started).toBeLessThan(5_000);
    });

    it('is no event of this product if another application has written there', async () => {
      const server = await bench.server();
      const store = await bench.open(server.url);
      expect(server.log.events[0]?.stream).toBe('$settings');
      expect(await store.eventAt(server.log.events[0]!.position)).toBeUndefined();
      server.log.append('invoice-1', 'any', [
        { id: 'other', type: 'Billed', contentType: 'application/json', data: 'e30=', metadata: 'e30=' },
      ]);
      expect(await store.eventAt(server.log.events[1]!.position)).toBeUndefined();
    });
  });

  it('does not repeat a question that the server answers with an unknown error', async () => {
    const server = await bench.server();
    const store = await bench.open(server.url);
    server.faults.refusal = { code: status.UNKNOWN, details: 'Unexpected ReadStreamResult: Error' };
    const before = server.calls.reads.length;
    const reading = all(store.readStream(streamName()));
    await expect(reading).rejects.toBeInstanceOf(UnexpectedAnswerError);
    await expect(reading).rejects.toThrow('gave an unknown answer: Unexpected ReadStreamResult: Error');
    expect(server.calls.reads.length).toBe(before + 1);
  });

  it('sends the server a new id for every append instead of the id of the event', async () => {
    const server = await bench.server();
    const store = await bench.open(server.url);
    const stream = streamName();
    const given = anEvent();
    await store.append(stream, 'no_stream', [given]);
    expect(server.log.ofStream(stream)[0]?.id).not.toBe(given.id);
    expect((await all(store.readStream(stream)))[0]).toMatchObject(given);
  });

  it('gives all followers the same frozen objects', async () => {
    const server = await bench.server();
    const store = await bench.open(server.url);
    const followers = [new Follower(store, { after: 0 }), new Follower(store, { after: 0 })];
    await Promise.all(followers.map((follower) => follower.untilCaughtUp()));
    await store.append(streamName(), 'no_stream', events(3));
    await Promise.all(followers.map((follower) => follower.untilSeen(3)));
    const [first, second] = followers.map(({ seen }) => seen);
    first!.forEach((event, index) => expect(second![index]).toBe(event));
    expect(first!.every((event) => Object.isFrozen(event))).toBe(true);
    await Promise.all(followers.map((follower) => follower.abort()));
  });

  it('reads each stretch of the log once for followers that catch up side by side', async () => {
    const server = await bench.server();
    const store = await bench.open(server.url, { watchEveryMs: 60_000, tailCapacity: 64 });
    await store.append(streamName(), 'no_stream', events(2_000));
    const before = server.calls.reads.length;
    const followers = Array.from({ length: 20 }, () => new Follower(store, { after: 0, batchSize: 400 }));
    await Promise.all(followers.map((follower) => follower.untilSeen(2_000)));
    // One for the head of each follower and of the tail, five stretches, and the end of the log for each follower.
    expect(server.calls.reads.length - before).toBeLessThanOrEqual(20 + 1 + 5 + 20);
    for (const follower of followers) {
      expect(numbers(follower.seen)).toEqual(Array.from({ length: 2_000 }, (_, number) => number));
      await follower.abort();
    }
  });

  it('reports stored appends', async () => {
    const server = await bench.server();
    const commits: { appends: number; events: number }[] = [];
    const store = await bench.open(server.url, {
      onCommit: ({ appends, events: stored }) => commits.push({ appends, events: stored }),
    });
    await store.append(streamName(), 'no_stream', events(2));
    await store.append(streamName(), 5, events(1)).catch(() => undefined);
    expect(commits).toEqual([{ appends: 1, events: 2 }]);
  });

  it('rejects an append that the server would refuse, with nothing written', async () => {
    const server = await bench.server();
    const store = await bench.open(server.url, { callMs: 10_000 });
    const stream = streamName();
    const large = anEvent({ text: 'x'.repeat(1_100_000) });
    await expect(store.append(stream, 'no_stream', [anEvent(), large])).rejects.toThrow('1048576 bytes at most');
    await expect(store.append('$settings', 'no_stream', events(1))).rejects.toBeInstanceOf(RangeError);
    expect(await all(store.readStream(stream))).toEqual([]);
  });

  it('treats a stream deleted on the server as missing', async () => {
    const server = await bench.server();
    const store = await bench.open(server.url, { callMs: 10_000 });
    const stream = streamName();
    await store.append(stream, 'no_stream', events(3));
    const administrator = EventStoreDBClient.connectionString(server.url);
    await administrator.deleteStream(stream);
    expect(await all(store.readStream(stream))).toEqual([]);
    await administrator.dispose();
  });
});
