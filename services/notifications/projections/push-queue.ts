import type { Projection } from '../../platform/consuming/projection.js';
import type { PushEvent } from '../domain/push-events.js';
import { pushRecord } from '../records/push-record.js';

interface WaitingPush {
  push_id: string;
  /** UTC instant. */
  due_at: string;
}

/** Pushes that are still to be sent; those that are done leave the queue. */
export const pushQueue: Projection<WaitingPush, PushEvent> = {
  name: 'push-queue',
  version: 1,
  indexes: [{ fields: ['due_at'] }],
  documentIds: (event) => pushRecord.idsIn(event),
  apply: (_, { data }, push_id) => {
    const due_at = 'retry_at' in data ? data.retry_at : data.at;
    return due_at === null ? null : { push_id, due_at };
  },
};
