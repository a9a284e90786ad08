import { defineRecord } from '../../platform/areas/record.js';
import { closureTellingAuditView } from '../audit/closure-telling-view.js';
import { closureTellingEvents } from '../domain/closure-telling-events.js';
import { evolve, initial } from '../domain/closure-telling.js';

/** One stream per closure; its id is the closure's. */
export const closureTellingRecord = defineRecord({
  prefix: 'closuretelling-',
  events: closureTellingEvents,
  initial,
  evolve,
  hint: { topic: 'occupancy' },
  audit: closureTellingAuditView,
});
