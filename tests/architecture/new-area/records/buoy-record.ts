import { defineRecord } from '../../../../services/platform/areas/record.js';
import { buoyAuditView } from '../audit/audit-view.js';
import { buoyEvents, evolve, initial } from '../domain/buoy.js';

export const buoyRecord = defineRecord({
  prefix: 'buoy-',
  events: buoyEvents,
  initial,
  evolve,
  hint: { topic: 'berths' },
  audit: buoyAuditView,
});
