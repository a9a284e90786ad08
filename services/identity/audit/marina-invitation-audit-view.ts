import { flag, personal } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import {
  evolve,
  initial,
  type MarinaInvitationEvent,
  type MarinaInvitationState,
} from '../domain/marina-invitation.js';

const fields = ['email', 'invitation_accepted', 'invitation_closed'] as const;

/** How the history shows invitations: with the address that a manager typed, never with whom it belongs to. */
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
          { field: 'invitation_accepted', value: state.accepted === null ? null : flag(state.accepted) },
          { field: 'invitation_closed', value: flag(state.is_closed) },
        ]
      : [],
  label: (state) => (state.exists ? personal(state.email) : null),
  marinaOf: (event) =>
    event.type === 'MarinaInvitationMade'
      ? String((event.data as { marina_id: unknown }).marina_id)
      : event.metadata.marina_id,
};
