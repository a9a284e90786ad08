import { DeadlineExceededError, NotLeaderError } from '@eventstore/db-client';
import pRetry from 'p-retry';
import { isFinal } from './server-errors.js';

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

/**
 * Settles as `work` does, or rejects with `DeadlineExceededError` once `milliseconds` have passed. The client's own deadlines
 * begin only when it has found a node, its reads have none, and it takes no `AbortSignal`.
 */
export function withDeadline<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const late = () => reject(new DeadlineExceededError(undefined, 'no answer in time'));
    const timer = setTimeout(late, milliseconds);
    const inTime = () => clearTimeout(timer);
    work.then(inTime, inTime);
    work.then(resolve, reject);
  });
}

/**
 * Repeats work until it succeeds, fails for good, or `milliseconds` have passed; only for work that may be repeated without
 * harm. With 0 milliseconds it runs once, and once more where another node is the leader, to which the client then connects.
 * @throws the last error of the work
 */
export function retrying<T>(
  milliseconds: number,
  work: () => Promise<T>,
  given: { until?: () => boolean } = {},
): Promise<T> {
  const end = performance.now() + milliseconds;
  return pRetry(work, {
    retries: Infinity,
    minTimeout: FIRST_PAUSE_MS,
    maxTimeout: LONGEST_PAUSE_MS,
    shouldRetry: ({ error, attemptNumber, retryDelay }) => {
      const redirected = attemptNumber === 1 && error instanceof NotLeaderError;
      const late = !redirected && performance.now() + retryDelay >= end;
      return !isFinal(error) && !late && given.until?.() !== true;
    },
  });
}
