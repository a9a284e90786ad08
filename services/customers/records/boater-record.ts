import { defineRecord } from '../../platform/areas/record.js';
import type { Exclusive } from '../../platform/leases/locks.js';
import { boaterAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/boater.js';
import { boaterEvents } from '../domain/boater-events.js';

/** One merge or undo at a time in a marina, by the marina's id: two of them could replace each other's records. */
export const mergingLock: Exclusive = { exclusive: 'boater-merging' };

export const boaterRecord = defineRecord({
  prefix: 'boater-',
  events: boaterEvents,
  initial,
  evolve,
  hint: { topic: 'customers' },
  audit: boaterAuditView,
});
