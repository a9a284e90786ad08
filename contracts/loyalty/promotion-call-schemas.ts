import { callSchemas, commandReceipt, listAnswer, receiptExample } from '../vocabulary/route.js';
import { createPromotion, promotionRow, updatePromotion } from './promotion.js';

const example = {
  loyalty_rule_id: receiptExample.id,
  revision: 0,
  name: 'Autumn nights',
  action: 'NIGHT_STAYED' as const,
  points: 1.5,
  starts_on: '2026-10-01',
  ends_on: '2026-11-30',
  valid_days: 365,
  active: true,
  status: 'RUNNING' as const,
  earned: 42,
  times: 9,
};

export const promotionSchemas = {
  list: callSchemas({
    summary: 'The promotions of the loyalty programme',
    answer: listAnswer(promotionRow),
    example: { answer: { items: [example], total: 1 } },
  }),
  create: callSchemas({
    summary: 'Create a promotion',
    body: createPromotion,
    answer: commandReceipt,
    example: {
      body: { name: 'Autumn nights', action: 'NIGHT_STAYED', points: 1.5, ends_on: '2026-11-30' },
      answer: receiptExample,
    },
  }),
  update: callSchemas({
    summary: 'Change a promotion; what members have earned stays',
    body: updatePromotion,
    answer: commandReceipt,
    example: {
      body: { loyalty_rule_id: receiptExample.id, action: 'NIGHT_STAYED', active: false },
      answer: receiptExample,
    },
  }),
};
