import { defineRecord } from '../../platform/areas/record.js';
import { berthAuditView, pierAuditView } from '../audit/audit-view.js';
import * as berth from '../domain/berth.js';
import { berthEvents } from '../domain/berth-events.js';
import * as pier from '../domain/pier.js';
import { pierEvents } from '../domain/pier-events.js';
import { berthFeedSource, pierFeedSource } from '../feed/inventory-sources.js';

export const pierRecord = defineRecord({
  prefix: 'pier-',
  events: pierEvents,
  initial: pier.initial,
  evolve: pier.evolve,
  hint: { topic: 'berths' },
  audit: pierAuditView,
  feed: pierFeedSource,
});

export const berthRecord = defineRecord({
  prefix: 'berth-',
  events: berthEvents,
  initial: berth.initial,
  evolve: berth.evolve,
  hint: { topic: 'berths' },
  audit: berthAuditView,
  feed: berthFeedSource,
});
