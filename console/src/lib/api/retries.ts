import { ApiError } from './api-error.js';

const MOST = 2;

/** Retries only transient failures, never a refusal. */
export function worthRetrying(failures: number, error: unknown): boolean {
  return failures < MOST && error instanceof ApiError && error.passing;
}

/** Milliseconds before the next attempt: the delay that the server requested, at most 10 s, else 0.5 s and 1 s. */
export function retryDelay(failures: number, error: unknown): number {
  const requested = error instanceof ApiError ? error.retryAfter : undefined;
  return requested === undefined ? 500 * 2 ** failures : Math.min(requested, 10) * 1000;
}
