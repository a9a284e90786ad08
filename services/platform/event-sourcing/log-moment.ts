import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogMoment } from '../event-store/event-store.js';

/** The moment for work under way; undefined once the work has ended, although what it left behind still runs. */
interface Work {
  moment: LogMoment | undefined;
}

const workUnderWay = new AsyncLocalStorage<Work>();

/**
 * Runs a command, or the reaction to an event, with all that it awaits. None of its answers may lack what the log held at
 * the moment; the first of them asks the engine, if it must be asked, and the others know it then.
 */
export async function asOf<T>(moment: LogMoment, run: () => Promise<T>): Promise<T> {
  const work: Work = { moment };
  try {
    return await workUnderWay.run(work, run);
  } finally {
    work.moment = undefined;
  }
}

/** What an answer of the work under way must not lack; all that the log holds now if none has begun. */
export function momentUnderWay(): LogMoment {
  return workUnderWay.getStore()?.moment ?? { since: performance.now() };
}

/** The position of the event that the work under way reacts to; undefined for commands. */
export function reactedTo(): LogMoment | undefined {
  const moment = workUnderWay.getStore()?.moment;
  return moment !== undefined && 'position' in moment ? moment : undefined;
}

/** Call it when the log has refused an append: from now on, the work under way needs all that the log holds by now. */
export function renewMoment(): void {
  const work = workUnderWay.getStore();
  if (work?.moment !== undefined) work.moment = { since: performance.now() };
}
