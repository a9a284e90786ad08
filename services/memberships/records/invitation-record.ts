import { INVITATION_STREAM } from '../../../contracts/memberships/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import { invitationAuditView } from '../audit/invitation-audit-view.js';
import { evolve, initial, invitationEvents } from '../domain/invitation.js';

export const invitationRecord = defineRecord({
  prefix: INVITATION_STREAM,
  events: invitationEvents,
  initial,
  evolve,
  hint: { topic: 'memberships' },
  audit: invitationAuditView,
});
