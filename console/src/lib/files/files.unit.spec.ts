import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stopClock, type Clock } from '../../../testing/clock.js';
import { setSocketConnection } from '../realtime/connection.js';
import { retryWhileOffline } from './retry-while-offline.js';
import { retryImport } from './retry-import.js';

const failing = (times: number) => {
  const load = jest.fn(() => Promise.resolve('file'));
  for (let failed = 0; failed < times; failed += 1) load.mockRejectedValueOnce(new Error('did not come'));
  return load;
};

let clock: Clock;
beforeEach(() => {
  clock = stopClock('2027-07-01T09:00:00Z');
});
afterEach(() => clock.goOn());

describe('an optional file', () => {
  it('is requested until it loads', async () => {
    const come = jest.fn();
    const load = failing(2);
    retryImport(load, come);
    await clock.pass(1_900);
    expect(load).toHaveBeenCalledTimes(1);
    await clock.pass(2_200);
    expect(load).toHaveBeenCalledTimes(3);
    expect(come.mock.calls).toEqual([['file']]);
    await clock.pass(10_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is neither requested nor used after it was cancelled', async () => {
    const come = jest.fn();
    const load = failing(1);
    const stop = retryImport(load, come);
    await clock.pass(100);
    stop();
    await clock.pass(10_000);
    expect(load).toHaveBeenCalledTimes(1);
    retryImport(failing(0), come)();
    await clock.pass(100);
    expect(come).not.toHaveBeenCalled();
  });
});

describe('the file of a screen', () => {
  afterEach(() => setSocketConnection(null));

  it.each(['connecting', 'offline'] as const)('is requested again while the sockets are %s', async (state) => {
    setSocketConnection(state);
    const load = failing(2);
    const coming = retryWhileOffline(load);
    await clock.pass(4_200);
    await expect(coming).resolves.toBe('file');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is an error when it fails to load while connected', async () => {
    await expect(retryWhileOffline(failing(1))).rejects.toThrow('did not come');
  });
});
