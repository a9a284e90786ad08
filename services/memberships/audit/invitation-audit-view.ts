import { record, text } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import * as invitation from '../domain/invitation.js';
import * as referral from '../domain/referral-code.js';

const invitationFields = ['boater', 'referral_code'] as const;

/** How the history shows invitations to the membership. The log has no address of an unknown person. */
export const invitationAuditView: FoldedView<
  invitation.InvitationState,
  invitation.InvitationEvent,
  (typeof invitationFields)[number]
> = {
  kind: 'invitation',
  events: { InvitationSent: 'people', InvitationAccepted: 'people' },
  fields: invitationFields,
  sets: {},
  initial: invitation.initial,
  evolve: invitation.evolve,
  facts: (state) =>
    state.exists
      ? [
          { field: 'boater', value: state.boater_id === null ? null : record('boater', state.boater_id) },
          { field: 'referral_code', value: text(state.code) },
        ]
      : [],
  label: (state) => (state.exists && state.boater_id !== null ? record('boater', state.boater_id) : null),
  owner: ({ data }) => data.boater_id,
};

const referralFields = ['referral_code', 'expires_on'] as const;

/** How the history shows a marina's referral codes. */
export const referralAuditView: FoldedView<
  referral.ReferralState,
  referral.ReferralEvent,
  (typeof referralFields)[number]
> = {
  kind: 'referral',
  events: { ReferralCodeGenerated: 'cards' },
  fields: referralFields,
  sets: {},
  initial: referral.initial,
  evolve: referral.evolve,
  facts: ({ latest }) =>
    latest === null
      ? []
      : [
          { field: 'referral_code', value: text(latest.code) },
          { field: 'expires_on', value: { is: 'date', date: latest.valid_until } },
        ],
  label: ({ latest }) => (latest === null ? null : text(latest.code)),
};
