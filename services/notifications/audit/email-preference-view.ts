import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { EmailPreferenceEvent } from '../domain/email-preference-events.js';

/** What a person gets by email concerns nobody else. */
export const emailPreferenceAuditView: ExplainedView<EmailPreferenceEvent, never> = {
  kind: 'user',
  events: { EmailPreferencesSet: 'silent' },
  fields: [],
  records: () => [],
  explain: () => ({ before: [], after: [] }),
};
