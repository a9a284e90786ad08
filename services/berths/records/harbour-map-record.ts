import { defineRecord } from '../../platform/areas/record.js';
import { harbourMapAuditView } from '../audit/harbour-map-audit-view.js';
import { evolve, initial } from '../domain/harbour-map.js';
import { harbourMapEvents } from '../domain/harbour-map-events.js';

/** One stream per marina; its id is the marina's. */
export const harbourMapRecord = defineRecord({
  prefix: 'harbourmap-',
  events: harbourMapEvents,
  initial,
  evolve,
  hint: { topic: 'berths' },
  audit: harbourMapAuditView,
});
