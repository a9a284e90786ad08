import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { SessionUseEvent } from '../domain/session-use.js';

/** When somebody worked is nobody's history: only the list of sessions shows the last use. */
export const sessionUseAuditView: ExplainedView<SessionUseEvent, never> = {
  kind: 'user',
  events: { SessionUsed: 'silent' },
  fields: [],
  records: () => [],
  explain: () => ({ before: [], after: [] }),
};
