import type { Projection } from '../../platform/consuming/projection.js';
import type { MarinaInvitationEvent } from '../domain/marina-invitation.js';
import { marinaInvitationRecord } from '../records/marina-invitation-record.js';

interface MarinaInvitationDocument {
  invitation_id: string;
  user_id: string | null;
  marina_id: string;
  expires_at: string;
  /** Nobody has answered or closed it. */
  open: boolean;
  /** The address has a key of its own, which is still there. */
  has_address: boolean;
}

/** Invitations; addresses stay in the log. */
export const marinaInvitationList: Projection<MarinaInvitationDocument, MarinaInvitationEvent> = {
  name: 'marina-invitations',
  version: 3,
  indexes: [
    { fields: ['open', 'user_id'] },
    { fields: ['open', 'marina_id'] },
    { fields: ['invitation_id'] },
    { fields: ['has_address', 'expires_at'] },
  ],
  wholeStream: marinaInvitationRecord.prefix,
  documentIds: marinaInvitationRecord.idsIn,
  apply: (document, event) => {
    const { type, data } = event as MarinaInvitationEvent;
    if (type !== 'MarinaInvitationMade') return document && { ...document, open: false };
    const { invitation_id, user_id, marina_id, expires_at, own_key } = data;
    const has_address = own_key === true || user_id === null;
    return { invitation_id, user_id, marina_id, expires_at, open: true, has_address };
  },
  personal: { field: 'invitation_id', forget: (document) => ({ ...document, has_address: false }) },
};
