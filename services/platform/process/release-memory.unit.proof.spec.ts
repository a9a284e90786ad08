import { describe, expect, it } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { releaseUnusedMemory } from './release-memory.js';

describe('memory of a long task', () => {
  it('is collected on release, even in a program started without flags', async () => {
    const made = (() => new WeakRef(new Array(100_000).fill({})))();
    // Objects behind weak references stay alive until the end of the turn that created them.
    await setImmediate();
    releaseUnusedMemory();
    expect(made.deref()).toBeUndefined();
  });
});
