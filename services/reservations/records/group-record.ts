import { defineRecord } from '../../platform/areas/record.js';
import { groupAuditView } from '../audit/group-audit-view.js';
import { groupEvents } from '../domain/events/group-events.js';
import { evolve, initial } from '../domain/group.js';
import { groupFeedSource } from '../feed/group-source.js';

/** A group of boats. Its boats are reservations that name it. */
export const groupRecord = defineRecord({
  prefix: 'group-',
  events: groupEvents,
  initial,
  evolve,
  exclusive: 'group',
  hint: { topic: 'reservations' },
  audit: groupAuditView,
  feed: groupFeedSource,
});
