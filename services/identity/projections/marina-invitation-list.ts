import type { Projection } from '../../platform/consuming/projection.js';
import type { MarinaInvitationEvent } from '../domain/marina-invitation.js';
import { marinaInvitationRecord } from '../records/marina-invitation-record.js';

interface MarinaInvitationDocument {
  invitation_id: string;
  user_id: string | null;
  marina_id: string;
  expires_at: string;
}

/** Invitations that nobody has answered; addresses stay in the log. */
export const marinaInvitationList: Projection<MarinaInvitationDocument, MarinaInvitationEvent> = {
  name: 'marina-invitations',
  version: 2,
  indexes: [{ fields: ['user_id'] }, { fields: ['marina_id'] }, { fields: ['expires_at'] }],
  wholeStream: marinaInvitationRecord.prefix,
  documentIds: marinaInvitationRecord.idsIn,
  apply: (_document, event) => {
    const { type, data } = event as MarinaInvitationEvent;
    if (type !== 'MarinaInvitationMade') return null;
    const { invitation_id, user_id, marina_id, expires_at } = data as MarinaInvitationDocument;
    return { invitation_id, user_id, marina_id, expires_at };
  },
};
