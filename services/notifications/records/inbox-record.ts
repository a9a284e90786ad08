import { defineRecord } from '../../platform/areas/record.js';
import { inboxAuditView } from '../audit/audit-view.js';
import { inboxEvents } from '../domain/inbox-events.js';

/**
 * The marks of one person on the notifications of their marinas. Setting a mark twice changes nothing, so no rule needs
 * the earlier ones; the snapshot spares reading them again.
 */
export const inboxRecord = defineRecord({
  prefix: 'inbox-',
  events: inboxEvents,
  initial: () => ({}),
  evolve: (state: Record<string, never>) => state,
  snapshot: { version: 1, every: 200, to: (state) => state, from: () => ({}) },
  hint: { topic: 'notifications' },
  audit: inboxAuditView,
});
