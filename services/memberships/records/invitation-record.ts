import { defineRecord } from '../../platform/areas/record.js';
import { invitationAuditView } from '../audit/invitation-audit-view.js';
import { evolve, initial, invitationEvents } from '../domain/invitation.js';

export const invitationRecord = defineRecord({
  prefix: 'invitation-',
  events: invitationEvents,
  initial,
  evolve,
  hint: { topic: 'memberships' },
  audit: invitationAuditView,
});
