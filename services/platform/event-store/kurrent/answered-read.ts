import type { StreamingRead } from '@eventstore/db-client';
import { DeadlineExceededError } from '@eventstore/db-client';

/**
 * All that a read answers. It is broken off when the server says nothing for so long: the client's reads have no
 * deadline of their own.
 */
export function collected<E>(read: StreamingRead<E>, silenceMs: number): Promise<E[]> {
  return new Promise((resolve, reject) => {
    const events: E[] = [];
    const silent = setTimeout(() => {
      reject(new DeadlineExceededError(undefined, 'no answer in time'));
      // What is left of the call is nobody's any more, its failure included.
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
    // Listened to for ever: a call that was broken off may still fail.
    read.on('error', (error) => settle(() => reject(error))());
    read.on(
      'close',
      settle(() => reject(new DeadlineExceededError(undefined, 'the answer broke off'))),
    );
  });
}
