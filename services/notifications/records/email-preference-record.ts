import { type EmailPreferences, noEmails } from '../../../contracts/notifications/email-preferences.js';
import { defineRecord } from '../../platform/areas/record.js';
import { emailPreferenceAuditView } from '../audit/email-preference-view.js';
import { emailPreferenceEvents } from '../domain/email-preference-events.js';

interface PreferenceState {
  readonly preferences: EmailPreferences;
}

/** What one user gets by email. */
export const emailPreferenceRecord = defineRecord({
  prefix: 'emailpreference-',
  events: emailPreferenceEvents,
  initial: (): PreferenceState => ({ preferences: noEmails }),
  evolve: (_state: PreferenceState, { data }): PreferenceState => ({ preferences: data.preferences }),
  hint: { topic: 'users' },
  audit: emailPreferenceAuditView,
});
