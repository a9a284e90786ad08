import type { AuditValue } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import type { WorkState } from '../../platform/long-work/long-work.js';
import { type GiftEvent, type GiftWork, giftWork } from '../domain/gift.js';

const fields = ['gift_members', 'points_each', 'points_until', 'gift_given', 'gift_left_out'] as const;

const number = (value: number): AuditValue => ({ is: 'number', value });

/** How the history shows a gift to many. What each member got is in the history of that member. */
export const giftAuditView: FoldedView<WorkState<GiftWork>, GiftEvent, (typeof fields)[number]> = {
  kind: 'loyalty_gift',
  events: {
    GiftBegun: 'money',
    GiftAdvanced: 'silent',
    GiftFinished: 'money',
    GiftAddressesDeleted: 'silent',
  },
  fields,
  initial: giftWork.initial,
  evolve: giftWork.evolve,
  facts: ({ latest: gift }) =>
    gift === null
      ? []
      : [
          { field: 'gift_members', value: number(gift.members) },
          { field: 'points_each', value: number(gift.amount / 100) },
          { field: 'points_until', value: { is: 'date', date: gift.expires_on } },
          { field: 'gift_given', value: gift.status === 'DONE' ? number(gift.given) : null },
          { field: 'gift_left_out', value: number(gift.left_out + gift.refused.length) },
        ],
  label: ({ latest: gift }) => (gift === null ? null : { is: 'date', date: gift.at.slice(0, 10) }),
};
