import { defineRecord } from '../../platform/areas/record.js';
import { conflictAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/conflict.js';
import { conflictEvents } from '../domain/conflict-events.js';

/** One stream per conflict that staff acted on. */
export const conflictRecord = defineRecord({
  prefix: 'conflict-',
  events: conflictEvents,
  initial,
  evolve,
  hint: { topic: 'conflicts' },
  audit: conflictAuditView,
});
