import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent, SubscribeOptions, SubscriptionBatch } from './event-store.js';
import { EventStoreUnavailableError } from './event-store.js';
import type { LogTail } from './log-tail.js';

const DEFAULT_BATCH = 500;

/**
 * Follows the log for one subscriber: from the shared tail if it reaches back far enough, otherwise from the log. Both
 * return the events after a given position, so the switch between them neither skips nor repeats one.
 */
export async function* followLog(
  tail: LogTail,
  readAfter: (position: number, most: number) => RecordedEvent[],
  { after, signal, batchSize = DEFAULT_BATCH }: SubscribeOptions,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  let position = after;
  let caughtUp = false;
  while (!signal.aborted) {
    if (tail.closed) throw new EventStoreUnavailableError('The event log is closed');
    const events = tail.after(position, batchSize) ?? readAfter(position, batchSize);
    const last = events.at(-1);
    if (last !== undefined) {
      position = last.position;
      caughtUp = position >= tail.head;
      yield { events, caughtUp };
      // Without this pause a consumer that never leaves the microtask queue would block all others.
      if (!caughtUp) await setImmediate();
    } else if (!caughtUp) {
      caughtUp = true;
      yield { events, caughtUp };
    } else {
      await tail.movedBeyond(position, signal);
    }
  }
}
