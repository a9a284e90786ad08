import { describe, expect, it } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { releaseUnusedMemory } from './release-memory.js';

describe('memory of a long work', () => {
  it('is collected when it is given back, also in a program that was started without any flags', async () => {
    const made = (() => new WeakRef(new Array(100_000).fill({})))();
    // What a reference was made of in this turn is kept until its end.
    await setImmediate();
    releaseUnusedMemory();
    expect(made.deref()).toBeUndefined();
  });
});
