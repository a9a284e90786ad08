import { setTimeout as pause } from 'node:timers/promises';
import { DeadlineExceededError, NotLeaderError } from '@eventstore/db-client';
import { isFinal } from './server-errors.js';

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

/**
 * Settles as `work` does, or as a missed deadline once `milliseconds` have passed: the client's own deadlines begin
 * only when it has found a node, and its reads have none at all.
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
 * Does something again until it works, is refused for good, or `milliseconds` have passed; for work that may be
 * repeated without harm. With no patience it is done once, and once more where another node is the leader: the
 * client then turns to that one.
 */
export async function retrying<T>(
  milliseconds: number,
  work: () => Promise<T>,
  given: { until?: () => boolean } = {},
): Promise<T> {
  const end = performance.now() + milliseconds;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const wait = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
      const redirected = attempt === 0 && error instanceof NotLeaderError;
      const late = !redirected && performance.now() + wait >= end;
      if (isFinal(error) || late || given.until?.() === true) throw error;
      await pause(wait);
    }
  }
}
