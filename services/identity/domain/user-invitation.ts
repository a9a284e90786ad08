import { INVITATION_NOT_FOUND } from '../../../contracts/identity/errors.js';
import { INVITATION_DAYS } from '../../../contracts/identity/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { UserCommand } from './user-commands.js';
import type { UserEvent } from './user-events.js';
import type { ExistingUser, UserState } from './user-state.js';

/**
 * A record with an address that another user has already: it only invites that user, who keeps the own account. It has the
 * same rules as the record of a new user, so that managers cannot tell one from the other.
 */
export function isInvitationTo(
  state: UserState,
  userId: string,
  now: string,
): state is ExistingUser & { readonly invited_until: string } {
  if (!state.exists || state.invites_user !== userId || state.invitation_declined) return false;
  return state.invited_until !== null && state.invited_until > now;
}

/** When the invitation was sent, or sent again. */
export function invitedAt({ invited_until }: { readonly invited_until: string }): string {
  return new Date(Date.parse(invited_until) - INVITATION_DAYS * 86_400_000).toISOString();
}

/** Accepted, the record goes: the user's own account stands in the list of the marina from then on. */
export function answerInvitation(
  command: Extract<UserCommand, { type: 'AnswerInvitation' }>,
  state: ExistingUser,
  now: string,
): UserEvent[] | Refusal {
  if (!isInvitationTo(state, command.user_id, now)) return refuse('not_found', INVITATION_NOT_FOUND);
  const { user_id } = state;
  if (!command.accept) return [{ type: 'InvitationDeclined', data: { user_id, at: now } }];
  return [
    ...state.marinas.map(({ marina_id }): UserEvent => {
      return { type: 'MarinaAccessRemoved', data: { user_id, marina_id, at: now } };
    }),
    { type: 'UserDeleted', data: { user_id } },
  ];
}
