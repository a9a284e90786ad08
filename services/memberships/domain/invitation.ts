import * as z from 'zod';
import { invitationAccepted } from '../../../contracts/memberships/events.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/**
 * Facts of an invitation's stream (`invitation-<id>`): one stream for each address that a marina invites. The address
 * itself is not logged; a claim with a hash of it finds the stream.
 */
export const invitationEvents = defineEvents({
  InvitationSent: {
    version: 1,
    data: z.object({
      marina_id: z.string(),
      /** Who had the address in the marina's register; null for an unknown person. */
      boater_id: z.string().nullable(),
      /** The referral code in the mail. */
      code: z.string(),
      at: z.string(),
    }),
  },
  InvitationAccepted: { version: 1, data: invitationAccepted },
});
export type InvitationEvent = EventsOf<typeof invitationEvents>;

export type InvitationState =
  | { readonly exists: false }
  | {
      readonly exists: true;
      readonly marina_id: string;
      readonly boater_id: string | null;
      readonly code: string;
      /** Mails to this address. */
      readonly sent: number;
      /** Whether the holder of the address has received a card since. */
      readonly joined: boolean;
    };

export type InvitationCommand =
  | { readonly type: 'Send'; readonly marina_id: string; readonly boater_id: string | null; readonly code: string }
  | { readonly type: 'Accept'; readonly boater_id: string; readonly card_id: string };

export function initial(): InvitationState {
  return { exists: false };
}

export function evolve(state: InvitationState, event: InvitationEvent): InvitationState {
  if (event.type === 'InvitationSent') {
    const { at: _, ...facts } = event.data;
    return { exists: true, ...facts, sent: (state.exists ? state.sent : 0) + 1, joined: false };
  }
  return state.exists ? { ...state, boater_id: event.data.boater_id, joined: true } : state;
}

/** @param at UTC */
export function decide(command: InvitationCommand, state: InvitationState, at: string): InvitationEvent[] {
  if (command.type === 'Send') {
    const { marina_id, boater_id, code } = command;
    return [{ type: 'InvitationSent', data: { marina_id, boater_id, code, at } }];
  }
  const { boater_id, card_id } = command;
  return state.exists && !state.joined ? [{ type: 'InvitationAccepted', data: { boater_id, card_id, at } }] : [];
}
