import { setImmediate as sent } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { SendingInParts } from './sending-in-parts.js';

/** Requests several turns at once and records those that were granted. */
function requestTurns(parts: SendingInParts, turns: number, gone: number[] = []): number[] {
  const first = gone.length;
  for (let turn = first; turn < first + turns; turn += 1) {
    const wait = parts.turn();
    if (wait === undefined) gone.push(turn);
    else void wait.then(() => gone.push(turn));
  }
  return gone;
}

describe('sending in parts', () => {
  it('sends a part at once, and each further one after the previous one, in order', async () => {
    const gone = requestTurns(new SendingInParts(3), 8);
    expect(gone).toEqual([0, 1, 2]);
    await sent();
    expect(gone).toEqual([0, 1, 2, 3, 4, 5]);
    await sent();
    expect(gone).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('lets no call overtake waiting ones, and sends a whole part at once when none waits', async () => {
    const parts = new SendingInParts(2);
    const gone = requestTurns(parts, 5);
    await sent();
    expect(parts.turn()).toBeInstanceOf(Promise);
    await sent();
    await sent();
    expect(gone).toEqual([0, 1, 2, 3, 4]);
    await sent();
    expect([parts.turn(), parts.turn()]).toEqual([undefined, undefined]);
    expect(parts.turn()).toBeInstanceOf(Promise);
  });
});
