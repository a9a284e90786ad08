import type { Projection } from '../../platform/consuming/projection.js';
import { evolve, initial, type InvitationEvent, type InvitationState } from '../domain/invitation.js';
import { invitationRecord } from '../records/invitation-record.js';

interface InvitationDocument {
  marina_id: string;
  joined: boolean;
  state: InvitationState;
}

/** The invitations of every marina, to count them. */
export const invitationList: Projection<InvitationDocument, InvitationEvent> = {
  name: 'membership-invitations',
  version: 1,
  indexes: [{ fields: ['marina_id', 'joined'] }],
  wholeStream: invitationRecord.prefix,
  documentIds: invitationRecord.idsIn,
  apply: (document, event) => {
    const state = evolve(document?.state ?? initial(), event as InvitationEvent);
    return state.exists ? { marina_id: state.marina_id, joined: state.joined, state } : undefined;
  },
};
