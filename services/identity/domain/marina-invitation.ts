import * as z from 'zod';
import { INVITATION_NOT_FOUND } from '../../../contracts/identity/errors.js';
import { accessOrigin } from '../../../contracts/identity/user.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';

export const marinaInvitationEvents = defineEvents({
  MarinaInvitationMade: {
    version: 1,
    data: z.object({
      invitation_id: z.string(),
      marina_id: z.string(),
      /** As the manager typed it; null: erased, with the invitation's end at the latest. */
      email: z.string().nullable(),
      /** Null: nobody is known by the address, so nobody can answer. Managers never see which. */
      user_id: z.string().nullable(),
      /** The address has the key of the invitation. Absent in older events: it has that of the user, if there is one. */
      own_key: z.literal(true).optional(),
      /** Who invites; absent in older events: a chain manager. */
      origin: accessOrigin.optional(),
      at: z.string(),
      expires_at: z.string(),
    }),
    personal: ['email'],
    person: (data) => (data.own_key === true ? data.invitation_id : (data.user_id ?? data.invitation_id)),
  },
  MarinaInvitationAnswered: {
    version: 1,
    data: z.object({ invitation_id: z.string(), accepted: z.boolean(), at: z.string() }),
  },
  /** A manager took the person out of the marina: invitations from before do not lead back. */
  MarinaInvitationClosed: { version: 1, data: z.object({ invitation_id: z.string(), at: z.string() }) },
});
export type MarinaInvitationEvent = EventsOf<typeof marinaInvitationEvents>;
export type MarinaInvitationMade = Extract<MarinaInvitationEvent, { type: 'MarinaInvitationMade' }>['data'];

export type MarinaInvitationState =
  | { readonly exists: false }
  | (MarinaInvitationMade & {
      readonly exists: true;
      readonly accepted: boolean | null;
      readonly is_closed: boolean;
    });

export type MarinaInvitationCommand =
  | { readonly type: 'Invite'; readonly invitation: MarinaInvitationMade }
  | { readonly type: 'Answer'; readonly user_id: string; readonly accept: boolean }
  /** Of an invitation that was made before the removal, or at the same moment. */
  | { readonly type: 'Close'; readonly removed_at: string };

export function initial(): MarinaInvitationState {
  return { exists: false };
}

export function evolve(state: MarinaInvitationState, event: MarinaInvitationEvent): MarinaInvitationState {
  if (event.type === 'MarinaInvitationMade') return { exists: true, ...event.data, accepted: null, is_closed: false };
  if (!state.exists) return state;
  return event.type === 'MarinaInvitationClosed'
    ? { ...state, is_closed: true }
    : { ...state, accepted: event.data.accepted };
}

/** Whether this user can still answer. */
export function isOpenTo(
  state: MarinaInvitationState,
  userId: string,
  now: string,
): state is Extract<MarinaInvitationState, { exists: true }> {
  if (!state.exists || state.user_id !== userId) return false;
  return state.accepted === null && !state.is_closed && state.expires_at > now;
}

export function decide(
  command: MarinaInvitationCommand,
  state: MarinaInvitationState,
  { now }: { readonly now: string },
): MarinaInvitationEvent[] | Refusal {
  if (command.type === 'Invite') {
    return state.exists ? [] : [{ type: 'MarinaInvitationMade', data: command.invitation }];
  }
  if (command.type === 'Close') {
    const isOpen = state.exists && state.accepted === null && !state.is_closed && state.at <= command.removed_at;
    return isOpen ? [{ type: 'MarinaInvitationClosed', data: { invitation_id: state.invitation_id, at: now } }] : [];
  }
  if (!isOpenTo(state, command.user_id, now)) return refuse('not_found', INVITATION_NOT_FOUND);
  const { invitation_id } = state;
  return [{ type: 'MarinaInvitationAnswered', data: { invitation_id, accepted: command.accept, at: now } }];
}
