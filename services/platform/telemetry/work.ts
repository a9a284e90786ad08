import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan } from './open-span.js';

/** What the code that runs is at work on: a request, or what follows from an event. */
export interface Work {
  readonly correlation_id: string;
  /** Open for it, where traces are recorded. */
  readonly span?: OpenSpan;
}

const underWay = new AsyncLocalStorage<Work>();

/** Undefined for what nobody has asked for: timers, the consumers' loops. */
export function workUnderWay(): Work | undefined {
  return underWay.getStore();
}

/** Runs something, and all that it awaits, as part of a work. */
export function during<T>(work: Work, run: () => T): T {
  return underWay.run(work, run);
}
