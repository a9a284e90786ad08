import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { PlatformBench } from '../../../tests/fixtures/platform-bench.js';

describe('a held log', () => {
  let bench: PlatformBench;

  beforeEach(() => {
    bench = new PlatformBench();
  });
  afterEach(() => bench.close());

  /** Follows the log from its start in the background. */
  function following(follow: 'follow' | 'followDuringHold') {
    const stop = new AbortController();
    const seen: number[] = [];
    const ended = (async () => {
      for await (const { events } of bench.core.log[follow](0, stop.signal)) {
        seen.push(...events.map(({ position }) => position));
      }
    })();
    return { stop, seen, ended };
  }

  it('pauses its followers until the release, except the one that holds it', async () => {
    await bench.write('n1', 'one');
    const { log } = bench.core;
    log.hold();
    const [held, holder] = [following('follow'), following('followDuringHold')];
    await pause(50);
    expect([held.seen, holder.seen]).toEqual([[], [1]]);
    log.release();
    await pause(50);
    expect(held.seen).toEqual([1]);
    for (const { stop, ended } of [held, holder]) {
      stop.abort();
      await ended;
    }
  });

  it('does not keep a follower whose signal aborts', async () => {
    await bench.write('n1', 'one');
    bench.core.log.hold();
    const held = following('follow');
    await pause(20);
    held.stop.abort();
    await held.ended;
    expect(held.seen).toEqual([]);
    bench.core.log.release();
  });
});
