import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { AccessDeniedError, NotLeaderError, UnavailableError } from '@eventstore/db-client';
import { describe, expect, it } from '@jest/globals';
import { retrying, withDeadline } from './retry-policy.js';

function refusal(code: status): ServiceError {
  const metadata = new Metadata();
  metadata.set('leader-endpoint-host', 'node2');
  metadata.set('leader-endpoint-port', '2113');
  return Object.assign(new Error('refused'), { code, details: 'refused', metadata });
}

/** Fails the given number of times, then resolves to the number of its calls. */
function failing(times: number, error: Error): () => Promise<number> {
  let calls = 0;
  return () => {
    calls += 1;
    return calls > times ? Promise.resolve(calls) : Promise.reject(error);
  };
}

const AWAY = new UnavailableError(refusal(status.UNAVAILABLE));
const ELSEWHERE = new NotLeaderError(refusal(status.NOT_FOUND));

describe('retries and deadlines', () => {
  it('retry until the call succeeds', async () => {
    expect(await retrying(5_000, failing(3, AWAY))).toBe(4);
  });

  it('end when the time is over', async () => {
    const started = performance.now();
    await expect(retrying(200, failing(1_000, AWAY))).rejects.toBe(AWAY);
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('make one attempt without a retry time, and one more if another node is the leader', async () => {
    await expect(retrying(0, failing(1, AWAY))).rejects.toBe(AWAY);
    expect(await retrying(0, failing(1, ELSEWHERE))).toBe(2);
    await expect(retrying(0, failing(2, ELSEWHERE))).rejects.toBe(ELSEWHERE);
  });

  it('end after a final error, and when the result is no longer needed', async () => {
    const denied = new AccessDeniedError(refusal(status.PERMISSION_DENIED));
    await expect(retrying(5_000, failing(1, denied))).rejects.toBe(denied);
    await expect(retrying(5_000, failing(1, AWAY), { until: () => true })).rejects.toBe(AWAY);
  });

  it('end the wait for an answer at the deadline', async () => {
    expect(await withDeadline(1_000, Promise.resolve(7))).toBe(7);
    await expect(withDeadline(20, new Promise(() => undefined))).rejects.toThrow('no answer in time');
  });
});
