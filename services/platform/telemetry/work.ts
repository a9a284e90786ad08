import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan } from './open-span.js';

/** The work of the running code: a request, or a reaction to an event. */
export interface Work {
  readonly correlation_id: string;
  /** The open span of this work, when traces are recorded. */
  readonly span?: OpenSpan;
}

const underWay = new AsyncLocalStorage<Work>();

/** Undefined for code without a request or an event: timers and the consumers' loops. */
export function workUnderWay(): Work | undefined {
  return underWay.getStore();
}

/** Runs a function, and everything it awaits, as part of the work. */
export function during<T>(work: Work, run: () => T): T {
  return underWay.run(work, run);
}
