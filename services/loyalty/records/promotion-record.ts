import { defineRecord } from '../../platform/areas/record.js';
import { promotionAuditView } from '../audit/promotion-view.js';
import { evolve, initial, promotionEvents } from '../domain/promotion.js';

export const promotionRecord = defineRecord({
  prefix: 'promotion-',
  events: promotionEvents,
  initial,
  evolve,
  hint: { topic: 'loyalty' },
  audit: promotionAuditView,
});
