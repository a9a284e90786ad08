import type { StreamingRead } from '@eventstore/db-client';
import { DeadlineExceededError } from '@eventstore/db-client';

/**
 * Collects all events of a read. The read is cancelled if the server is silent for `silenceMs`, because the client's
 * reads have no deadline.
 */
export function collected<E>(read: StreamingRead<E>, silenceMs: number): Promise<E[]> {
  return new Promise((resolve, reject) => {
    const events: E[] = [];
    const silent = setTimeout(() => {
      reject(new DeadlineExceededError(undefined, 'no answer in time'));
      // Nothing uses the rest of the call any more, so its errors are ignored.
      read.cancel().catch(() => undefined);
    }, silenceMs);
    const settle = (how: () => void) => () => {
      clearTimeout(silent);
      how();
    };
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
