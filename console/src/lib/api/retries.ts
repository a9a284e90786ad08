import { ApiError } from './api-error.js';

const MOST = 2;

/** Only what may pass by itself is tried again; a refusal stays one. */
export function worthRetrying(failures: number, error: unknown): boolean {
  return failures < MOST && error instanceof ApiError && error.passing;
}

/** Milliseconds before the next try: what the server asked for, at most 10 s, else 0.5 s and 1 s. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? 500 * 2 ** failures : Math.min(asked, 10) * 1000;
}
