import { promotionActions } from '../../../contracts/loyalty/vocabulary.js';
import { flag, text, word } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import { evolve, initial, type PromotionEvent, type PromotionState } from '../domain/promotion.js';

const fields = [
  'promotion_name',
  'promotion_action',
  'points_each',
  'promotion_from',
  'promotion_until',
  'promotion_days',
  'promotion_on',
] as const;

/** How the history shows the rules by which members earn points. */
export const promotionAuditView: FoldedView<PromotionState, PromotionEvent, (typeof fields)[number]> = {
  kind: 'promotion',
  events: { PromotionCreated: 'settings', PromotionChanged: 'settings' },
  fields,
  sets: { promotion_action: promotionActions },
  initial,
  evolve,
  facts: ({ terms }) =>
    terms === null
      ? []
      : [
          { field: 'promotion_name', value: text(terms.name) },
          { field: 'promotion_action', value: word('promotion_action', terms.action) },
          { field: 'points_each', value: { is: 'number', value: terms.points / 100 } },
          { field: 'promotion_from', value: { is: 'date', date: terms.starts_on } },
          { field: 'promotion_until', value: terms.ends_on === null ? null : { is: 'date', date: terms.ends_on } },
          { field: 'promotion_days', value: { is: 'count', of: 'days', count: terms.valid_days } },
          { field: 'promotion_on', value: flag(terms.active) },
        ],
  label: ({ terms }) => (terms === null ? null : text(terms.name)),
};
