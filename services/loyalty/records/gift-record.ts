import { defineRecord } from '../../platform/areas/record.js';
import { giftAuditView } from '../audit/gift-view.js';
import { evolve, giftEvents, initial } from '../domain/gift.js';

export const giftRecord = defineRecord({
  prefix: 'loyaltygift-',
  events: giftEvents,
  initial,
  evolve,
  hint: { topic: 'loyalty' },
  audit: giftAuditView,
});
