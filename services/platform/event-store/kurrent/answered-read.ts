import type { StreamingRead } from '@eventstore/db-client';
import { DeadlineExceededError } from '@eventstore/db-client';

/**
 * Collects all events of a read. The read is cancelled if the server is silent for `silenceMs`, because the client's
 * reads have no deadline, and when the signal aborts.
 */
export function collected<E>(read: StreamingRead<E>, silenceMs: number, signal: AbortSignal): Promise<E[]> {
  return new Promise((resolve, reject) => {
    const events: E[] = [];
    const cancel = (why: string) => {
      settle(() => reject(new DeadlineExceededError(undefined, why)))();
      // Nothing uses the rest of the call any more, so its errors are ignored.
      read.cancel().catch(() => undefined);
    };
    const silent = setTimeout(() => cancel('no answer in time'), silenceMs);
    const end = () => cancel('the event store was closed');
    const settle = (how: () => void) => () => {
      clearTimeout(silent);
      signal.removeEventListener('abort', end);
      how();
    };
    signal.addEventListener('abort', end);
    read.on('data', (event) => {
      events.push(event);
      silent.refresh();
    });
    read.on(
      'end',
      settle(() => resolve(events)),
    );
    // The listener stays registered, because a cancelled call may still fail.
    read.on('error', (error) => settle(() => reject(error))());
    read.on(
      'close',
      settle(() => reject(new DeadlineExceededError(undefined, 'the answer broke off'))),
    );
  });
}
