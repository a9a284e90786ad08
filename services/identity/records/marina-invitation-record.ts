import { defineRecord } from '../../platform/areas/record.js';
import { marinaInvitationAuditView } from '../audit/marina-invitation-audit-view.js';
import { evolve, initial, marinaInvitationEvents } from '../domain/marina-invitation.js';

/** Never snapshotted, because the erasure of a person does not reach addresses in a snapshot. */
export const marinaInvitationRecord = defineRecord({
  prefix: 'marinainvitation-',
  events: marinaInvitationEvents,
  initial,
  evolve,
  hint: { topic: 'users' },
  audit: marinaInvitationAuditView,
});
