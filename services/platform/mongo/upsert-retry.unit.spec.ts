import { describe, expect, it } from '@jest/globals';
import { MongoServerError } from 'mongodb';
import { upsertWithRetry } from './upsert-retry.js';

const refusal = (code: number) => new MongoServerError({ code, message: `refused ${code}` });

/** An operation that fails with these errors, one after the other, and then succeeds. */
function failing(...errors: readonly Error[]) {
  const left = [...errors];
  let calls = 0;
  return {
    calls: () => calls,
    upsert: () => {
      calls += 1;
      const error = left.shift();
      return error === undefined ? Promise.resolve('made') : Promise.reject(error);
    },
  };
}

describe('an upsert of a document that another process may be creating', () => {
  it('is repeated when it is refused as a duplicate', async () => {
    const beaten = failing(refusal(11000));
    expect(await upsertWithRetry(beaten.upsert)).toBe('made');
    expect(beaten.calls()).toBe(2);
  });

  it('runs once when it succeeds or fails otherwise', async () => {
    const first = failing();
    expect(await upsertWithRetry(first.upsert)).toBe('made');
    expect(first.calls()).toBe(1);
    const broken = failing(refusal(91));
    await expect(upsertWithRetry(broken.upsert)).rejects.toThrow('refused 91');
    expect(broken.calls()).toBe(1);
  });

  it('is not repeated forever', async () => {
    const stuck = failing(refusal(11000), refusal(11000));
    await expect(upsertWithRetry(stuck.upsert)).rejects.toThrow('refused 11000');
  });
});
