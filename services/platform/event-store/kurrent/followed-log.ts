import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent, SubscribeOptions, SubscriptionBatch } from '../event-store.js';
import { EventStoreUnavailableError } from '../event-store.js';
import type { Following } from './live-tail.js';

const DEFAULT_BATCH = 500;

export interface FollowedLog {
  join(): Promise<Following>;
  /** Notes that a subscriber begins to catch up; what it returns notes that it has. */
  begin(): () => void;
  /** Up to `most` events after the position. */
  after(position: number, most: number): Promise<RecordedEvent[]>;
  /** Position of the last event on the server. */
  head(): Promise<number>;
  /** Position of the last event that this process has appended; the subscription may not have delivered it yet. */
  stored(): number;
}

/**
 * Follows the log for one subscriber: from the shared tail if it reaches back far enough, otherwise from the server.
 * Both return the events after a given position, so the switch between them neither skips nor repeats one.
 */
export async function* followServer(
  log: FollowedLog,
  { after, signal, batchSize = DEFAULT_BATCH }: SubscribeOptions,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  if (signal.aborted) return;
  let abort: () => void = () => undefined;
  const aborted = new Promise<undefined>((resolve) => {
    abort = () => resolve(undefined);
    signal.addEventListener('abort', abort);
  });
  try {
    yield* follow(log, { after, signal, batchSize }, aborted);
  } finally {
    // A consumer that resubscribes for hours uses the same signal throughout.
    signal.removeEventListener('abort', abort);
  }
}

async function* follow(
  log: FollowedLog,
  options: Required<SubscribeOptions>,
  aborted: Promise<undefined>,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  const caughtUpWith = log.begin();
  try {
    yield* followFrom(log, options, aborted, caughtUpWith);
  } finally {
    caughtUpWith();
  }
}

async function* followFrom(
  log: FollowedLog,
  { after, signal, batchSize }: Required<SubscribeOptions>,
  aborted: Promise<undefined>,
  caughtUpWith: () => void,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  const joining = log.join();
  const following = await Promise.race([joining, aborted]);
  if (following === undefined) {
    joining.then(({ leave }) => leave()).catch(() => undefined);
    return;
  }
  const { tail } = following;
  try {
    // The head is read after the subscription has started: a subscriber that has reached it and received all later
    // events has caught up.
    let goal = await Promise.race([patiently(following, () => log.head()), aborted]);
    let position = after;
    let caughtUp = false;
    while (goal !== undefined && !stopped(signal)) {
      if (tail.closed) throw lost(following);
      const from = position;
      const read = () => patiently(following, () => log.after(from, batchSize));
      const events = tail.after(position, batchSize) ?? (await Promise.race([read(), aborted]));
      if (events === undefined) return;
      goal = Math.max(goal, tail.head, log.stored());
      const last = events.at(-1);
      if (last !== undefined) {
        position = last.position;
        caughtUp = position >= goal;
        yield { events, caughtUp };
        if (caughtUp) caughtUpWith();
        // Without this pause a consumer that never leaves the microtask queue would block all others.
        if (!caughtUp) await setImmediate();
      } else if (!caughtUp && position >= goal) {
        caughtUp = true;
        yield { events, caughtUp };
        caughtUpWith();
      } else {
        await tail.movedBeyond(position, signal);
      }
    }
  } finally {
    following.leave();
  }
}

/** Repeats a read that failed because the server is away as soon as the server is back. */
async function patiently<T>(following: Following, read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      const back = following.back();
      if (!(error instanceof EventStoreUnavailableError) || back === undefined) throw error;
      await back;
      if (following.tail.closed) throw lost(following);
    }
  }
}

/** A function, because TypeScript would otherwise assume that a signal once found not aborted stays so. */
function stopped(signal: AbortSignal): boolean {
  return signal.aborted;
}

function lost({ failure }: Following): Error {
  return failure() ?? new EventStoreUnavailableError('The event store is closed');
}
