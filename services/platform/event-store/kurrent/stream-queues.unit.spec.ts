import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { EventStoreUnavailableError } from '../event-store.js';
import { StreamQueues } from './stream-queues.js';

describe('stream queues', () => {
  it('run appends one after the other within a stream, and concurrently across streams', async () => {
    const queues = new StreamQueues();
    const order: string[] = [];
    const work = (name: string, milliseconds: number) => async () => {
      order.push(`${name} begins`);
      await pause(milliseconds);
      order.push(`${name} ends`);
      return name;
    };
    const answers = await Promise.all([
      queues.enqueue('a', work('a1', 60)),
      queues.enqueue('a', work('a2', 0)),
      queues.enqueue('b', work('b1', 5)),
    ]);
    expect(answers).toEqual(['a1', 'a2', 'b1']);
    expect(order).toEqual(['a1 begins', 'b1 begins', 'b1 ends', 'a1 ends', 'a2 begins', 'a2 ends']);
  });

  it('continue after a refusal', async () => {
    const queues = new StreamQueues();
    const results = await Promise.allSettled([
      queues.enqueue('a', () => Promise.reject(new Error('refused'))),
      queues.enqueue('a', () => Promise.resolve(2)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('fail all queued appends when the engine is unavailable, and run later ones', async () => {
    const queues = new StreamQueues();
    let ran = 0;
    const run = () => Promise.resolve((ran += 1));
    const away = new EventStoreUnavailableError('away');
    const results = await Promise.allSettled([
      queues.enqueue('a', () => Promise.reject(away)),
      queues.enqueue('a', run),
      queues.enqueue('a', run),
      queues.enqueue('b', run),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(results[2]).toMatchObject({ reason: away });
    expect(await queues.enqueue('a', run)).toBe(2);
  });

  it('are idle when they are empty', async () => {
    const queues = new StreamQueues();
    await queues.idle();
    let done = 0;
    for (const stream of ['a', 'a', 'b']) void queues.enqueue(stream, () => pause(10).then(() => (done += 1)));
    await queues.idle();
    expect(done).toBe(3);
  });
});
