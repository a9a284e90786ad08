import { defineRecord } from '../../platform/areas/record.js';
import { conflictAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/conflict.js';
import { conflictEvents } from '../domain/conflict-events.js';
import { conflictFeedSource } from '../feed/conflict-source.js';

/** One stream per conflict that staff acted on. */
export const conflictRecord = defineRecord({
  prefix: 'conflict-',
  events: conflictEvents,
  initial,
  evolve,
  // A remedy changes several streams.
  exclusive: 'conflict',
  hint: { topic: 'conflicts' },
  feed: conflictFeedSource,
  audit: conflictAuditView,
});
