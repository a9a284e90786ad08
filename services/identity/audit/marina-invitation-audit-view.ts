import { flag, personal } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import {
  evolve,
  initial,
  type MarinaInvitationEvent,
  type MarinaInvitationMade,
  type MarinaInvitationState,
} from '../domain/marina-invitation.js';

const fields = ['email', 'invitation_accepted', 'invitation_closed'] as const;

/**
 * How the history shows invitations: with the address that a manager typed, never with whom it belongs to. A decline looks
 * like no answer: it would tell that somebody has the address, and who.
 */
export const marinaInvitationAuditView: FoldedView<
  MarinaInvitationState,
  MarinaInvitationEvent,
  (typeof fields)[number]
> = {
  kind: 'marina_invitation',
  events: { MarinaInvitationMade: 'users', MarinaInvitationAnswered: 'users', MarinaInvitationClosed: 'users' },
  fields,
  sets: {},
  initial,
  evolve,
  facts: (state) =>
    state.exists
      ? [
          { field: 'email', value: personal(state.email) },
          { field: 'invitation_accepted', value: state.accepted === true ? flag(true) : null },
          { field: 'invitation_closed', value: flag(state.is_closed) },
        ]
      : [],
  label: (state) => (state.exists ? personal(state.email) : null),
  marinaOf: ({ type, data, metadata }) => {
    if (type === 'MarinaInvitationMade') return (data as MarinaInvitationMade).marina_id;
    const declined = type === 'MarinaInvitationAnswered' && !(data as { accepted: boolean }).accepted;
    return declined ? null : metadata.marina_id;
  },
};
