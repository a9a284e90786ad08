import { defineRecord } from '../../platform/areas/record.js';
import { boaterAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/boater.js';
import { boaterEvents } from '../domain/boater-events.js';

export const boaterRecord = defineRecord({
  prefix: 'boater-',
  events: boaterEvents,
  initial,
  evolve,
  hint: { topic: 'customers' },
  audit: boaterAuditView,
});
