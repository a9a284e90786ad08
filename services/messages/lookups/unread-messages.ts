import { MESSAGE_COUNTS_DAYS } from '../../../contracts/messages/vocabulary.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { EVERYBODY, hasReader } from '../domain/conversation.js';
import type { MessageDocument } from '../projections/message-list.js';
import type { Viewer } from './viewer.js';

const DAY_MS = 24 * 60 * 60 * 1000;

function since(now: string): string {
  return new Date(Date.parse(now) - MESSAGE_COUNTS_DAYS * DAY_MS).toISOString();
}

/** A marina's messages of boaters that the user has not read. */
export function unreadBy(user_id: string, marina_id: string, now: string): Filter {
  return { marina_id, ...unreadOf(user_id, now) };
}

/** The messages of boaters that the user has not read, without old ones: somebody new does not begin with all of them. */
export function unreadOf(user_id: string, now: string): Filter {
  return {
    from: 'BOATER',
    created_at: { $gte: since(now) },
    read_by: { $nin: [user_id, EVERYBODY] },
  };
}

/** Whether the viewer has yet to read the message; the same rule as that of the filter. */
export function isUnread(
  { from, created_at, read_by }: Pick<MessageDocument, 'from' | 'created_at' | 'read_by'>,
  viewer: Viewer,
): boolean {
  if (viewer.kind === 'boater') return from === 'MARINA' && read_by.length === 0;
  return from === 'BOATER' && created_at >= since(viewer.now) && !hasReader(read_by, viewer.user_id);
}
