import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import type { LogBatch, ReadEvent } from '../event-sourcing/event-log.js';
import { CheckpointMovedError } from '../read-models/read-model-store.js';
import { Checkpoint } from './checkpoint.js';
import { ConsumerCommits } from './consumer-commits.js';

describe('a checkpoint', () => {
  let bench: PlatformBench;
  let checkpoint: Checkpoint;

  beforeEach(() => {
    bench = new PlatformBench();
    checkpoint = new Checkpoint('c', new ConsumerCommits(bench.readModels));
  });
  afterEach(() => bench.close());

  const kept = () => bench.readModels.loadCheckpoint('c');
  const batchOf = (count: number, position: number): LogBatch => ({
    events: Array.from({ length: count }, () => ({}) as ReadEvent),
    position,
    caughtUp: true,
  });

  it('is saved after every batch that had an effect', async () => {
    await checkpoint.follow(batchOf(1, 7), true);
    expect([await kept(), checkpoint.position]).toEqual([7, 7]);
  });

  it('is saved after many irrelevant events, however far apart their positions are', async () => {
    for (let event = 1; event < 1000; event += 1) await checkpoint.follow(batchOf(1, event * 800), false);
    expect([await kept(), checkpoint.position]).toEqual([0, 0]);
    await checkpoint.follow(batchOf(1, 800_000), false);
    expect(await kept()).toBe(800_000);
    await checkpoint.follow(batchOf(999, 900_000), false);
    expect(await kept()).toBe(800_000);
  });

  it('continues from its saved position and never moves back', async () => {
    await checkpoint.save(9);
    await checkpoint.save(4);
    const next = new Checkpoint('c', new ConsumerCommits(bench.readModels));
    expect(await next.load()).toBe(9);
  });

  it('rejects a save if another process has moved it', async () => {
    await checkpoint.load();
    await bench.readModels.saveCheckpoint('c', 0, { position: 5, event_id: null });
    await expect(checkpoint.follow(batchOf(1, 6), true)).rejects.toThrow(CheckpointMovedError);
  });
});
