import { defineRecord } from '../../platform/areas/record.js';
import { vesselAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/vessel.js';
import { vesselEvents } from '../domain/vessel-events.js';

export const vesselRecord = defineRecord({
  prefix: 'vessel-',
  events: vesselEvents,
  initial,
  evolve,
  hint: { topic: 'vessels' },
  audit: vesselAuditView,
});
