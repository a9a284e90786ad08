import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { eventually, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { LogBatch } from '../event-sourcing/event-log.js';
import { ForeignPositionError } from '../event-store/event-store.js';
import { ReadModelBehindError } from '../read-models/read-model-store.js';
import { type BatchHandler, Consumer, LogEndsEarlierError, retryPauseMs } from './consumer.js';

/** Records the batches it handles; fails or delays as the test requires. */
class Recorder implements BatchHandler {
  readonly name = 'recorder';
  readonly seen: number[] = [];
  from = 0;
  failures = 0;
  failing: Error = new Error('out of order');
  takesMs = 0;
  inside = 0;
  batches = 0;
  most = 0;

  start(): Promise<number> {
    return Promise.resolve(this.from);
  }

  async handle(batch: LogBatch): Promise<void> {
    this.inside += 1;
    this.batches += 1;
    this.most = Math.max(this.most, this.inside);
    try {
      if (this.takesMs > 0) await pause(this.takesMs);
      if (this.failures > 0 && batch.events.length > 0) {
        this.failures -= 1;
        throw this.failing;
      }
      this.seen.push(...batch.events.map(({ position }) => position));
      this.from = batch.position;
    } finally {
      this.inside -= 1;
    }
  }
}

describe('a consumer', () => {
  let bench: PlatformBench;
  let recorder: Recorder;
  let consumer: Consumer;

  beforeEach(() => {
    bench = new PlatformBench();
    recorder = new Recorder();
    consumer = new Consumer(bench.core.log, recorder, bench.logger, (error) => error instanceof RangeError);
  });
  afterEach(async () => {
    await consumer.stop();
    await bench.close();
  });

  const write = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => bench.write(`n${index}`, 'x')));

  it('processes existing and then new events, each once and in order', async () => {
    await write(30);
    expect(consumer.status).toEqual({ name: 'recorder', state: 'stopped', position: 0, error: null, waits_for: null });
    consumer.start();
    consumer.start();
    await eventually(() => consumer.status.state === 'live');
    await write(30);
    expect(await consumer.reached(60, 2000)).toBe(true);
    expect(recorder.seen).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('never processes two batches at a time', async () => {
    recorder.takesMs = 3;
    consumer.start();
    for (let round = 0; round < 10; round += 1) await write(3);
    expect(await consumer.reached(30, 5000)).toBe(true);
    expect(recorder.most).toBe(1);
  });

  it('groups the events of many commands unless a caller waits', async () => {
    consumer.start();
    await eventually(() => consumer.status.state === 'live');
    const { batches } = recorder;
    for (let round = 0; round < 100; round += 1) await write(1);
    expect(recorder.batches - batches).toBeLessThan(50);
    expect(await consumer.reached(100, 5000)).toBe(true);
    expect(recorder.seen).toHaveLength(100);
  });

  it('recovers after every error from the start of the handler, and reports that it is failing', async () => {
    recorder.failures = 3;
    await write(2);
    consumer.start();
    await eventually(() => consumer.status.state === 'failing');
    expect(consumer.status.error).toBe('out of order');
    expect(await consumer.reached(2, 5000)).toBe(true);
    expect(recorder.seen).toEqual([1, 2]);
    expect(consumer.status).toMatchObject({ state: 'live', error: null, waits_for: null });
  });

  describe('whose handler cannot work', () => {
    let lines: { level: number; msg: string }[];
    let logger: Logger;

    beforeEach(() => {
      lines = [];
      logger = pino(
        { base: null },
        { write: (line: string) => void lines.push(JSON.parse(line) as { level: number; msg: string }) },
      );
      consumer = new Consumer(bench.core.log, recorder, logger);
    });

    it('waits in silence for a read model that is being built', async () => {
      recorder.failures = 3;
      recorder.failing = new ReadModelBehindError('the list of cards', 2);
      await write(2);
      consumer.start();
      await eventually(() => recorder.failures === 1);
      expect(consumer.status).toMatchObject({ state: 'catching_up', error: null });
      expect(await consumer.reached(2, 5_000)).toBe(true);
      expect(lines).toEqual([]);
    });

    it('looks for an engine that is away at least once a second', () => {
      const pauses = [1, 2, 5, 20].map((failures) => retryPauseMs(failures, true));
      expect(pauses).toEqual([100, 200, 1_000, 1_000]);
      expect(retryPauseMs(20, false)).toBe(10_000);
    });

    it('goes on when the engine is back, with one line', async () => {
      recorder.failures = 4;
      recorder.failing = new EngineUnavailableError('away');
      await write(1);
      consumer.start();
      await eventually(() => consumer.status.state === 'failing');
      expect(await consumer.reached(1, 10_000)).toBe(true);
      expect(lines).toMatchObject([{ level: 40, msg: 'consumer waits for an engine' }]);
    }, 15_000);

    it.each([
      [new EngineUnavailableError('away'), { level: 40, msg: 'consumer waits for an engine' }],
      [new LogEndsEarlierError(9, 1), { level: 50, msg: 'the log is not the one that consumers have processed' }],
      [new ForeignPositionError(9), { level: 50, msg: 'the log is not the one that consumers have processed' }],
    ])('is reported once for all consumers that meet the same: %s', async (failing, line) => {
      const recorders = ['one', 'two', 'three'].map((name) => Object.assign(new Recorder(), { name, failing }));
      const consumers = recorders.map((each) => new Consumer(bench.core.log, each, logger));
      const meetIt = async (times: number) => {
        for (const each of recorders) each.failures = 2;
        await write(1);
        for (const each of consumers) each.start();
        await eventually(() => recorders.every(({ seen }) => seen.length === times));
      };
      await meetIt(1);
      expect(lines).toMatchObject([line]);
      await meetIt(2);
      expect(lines).toMatchObject([line, line]);
      await Promise.all(consumers.map((each) => each.stop()));
    });
  });

  it('stops for good after a fatal error', async () => {
    recorder.failures = 1;
    recorder.failing = new RangeError('another one is at it');
    await write(1);
    consumer.start();
    await eventually(() => consumer.status.error !== null);
    expect(consumer.status).toMatchObject({ state: 'stopped', error: 'another one is at it' });
    await pause(150);
    expect(recorder.seen).toEqual([]);
  });

  it('stops after the current batch', async () => {
    consumer.start();
    await eventually(() => consumer.status.state === 'live');
    recorder.takesMs = 50;
    await write(1);
    await eventually(() => recorder.inside === 1);
    await consumer.stop();
    expect(recorder.seen).toEqual([1]);
    await write(1);
    await pause(80);
    expect(recorder.seen).toEqual([1]);
    expect(consumer.status.state).toBe('stopped');
  });

  it('tells waiting callers whether it arrived, was too slow or stopped', async () => {
    consumer.start();
    await write(1);
    expect(await consumer.reached(1, 2000)).toBe(true);
    const started = Date.now();
    expect(await consumer.reached(2, 30)).toBe(false);
    expect(Date.now() - started).toBeLessThan(1000);
    const waiting = consumer.reached(2, 60_000);
    await consumer.stop();
    expect(await waiting).toBe(false);
    expect(await consumer.reached(2, 60_000)).toBe(false);
    expect(await consumer.reached(1, 0)).toBe(true);
  });

  it('processes nothing while the log ends before its checkpoint, and continues once it does not', async () => {
    await write(3);
    recorder.from = 5;
    consumer.start();
    await eventually(() => consumer.status.state === 'failing');
    expect(consumer.status.error).toBe('the log ends at position 3, before position 5, which was already processed');
    await write(4);
    await eventually(() => recorder.seen.length === 2);
    expect(recorder.seen).toEqual([6, 7]);
  });
});
