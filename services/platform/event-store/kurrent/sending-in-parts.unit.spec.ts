import { setImmediate as sent } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { SendingInParts } from './sending-in-parts.js';

/** Asks for so many turns at once, and notes who has had theirs. */
function asked(parts: SendingInParts, turns: number, gone: number[] = []): number[] {
  const first = gone.length;
  for (let turn = first; turn < first + turns; turn += 1) {
    const wait = parts.turn();
    if (wait === undefined) gone.push(turn);
    else void wait.then(() => gone.push(turn));
  }
  return gone;
}

describe('sending in parts', () => {
  it('lets a part go at once and each further one when the one before was sent, in order', async () => {
    const gone = asked(new SendingInParts(3), 8);
    expect(gone).toEqual([0, 1, 2]);
    await sent();
    expect(gone).toEqual([0, 1, 2, 3, 4, 5]);
    await sent();
    expect(gone).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('lets nobody pass who waits, and a whole part go at once again when nobody does', async () => {
    const parts = new SendingInParts(2);
    const gone = asked(parts, 5);
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
