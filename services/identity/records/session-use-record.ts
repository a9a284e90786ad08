import { defineRecord } from '../../platform/areas/record.js';
import { sessionUseAuditView } from '../audit/session-use-audit-view.js';
import { evolve, initial, sessionUseEvents } from '../domain/session-use.js';

/** When a session was used. It is apart from the user's stream, which would otherwise grow with reading. */
export const sessionUseRecord = defineRecord({
  prefix: 'sessionuse-',
  events: sessionUseEvents,
  initial,
  evolve,
  audit: sessionUseAuditView,
});
