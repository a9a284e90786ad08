import * as z from 'zod';
import { commandReceipt, id, receiptExample, callSchemas } from '../vocabulary/route.js';
import { draftExample, planExample, priceExample } from './examples.js';
import { plan, planChange, planDraft } from './plan.js';
import { priceAnswer, priceRequest } from './price.js';

export const pricingSchemas = {
  getPlan: callSchemas({
    summary: "The marina's season pricing plan; null when it has none",
    answer: z.object({
      season_pricing_plan: plan.nullable(),
      /** For `If-Match` of update and delete; null before the first plan. */
      revision: z.number().int().nullable(),
    }),
    example: { answer: { season_pricing_plan: planExample, revision: 0 } },
  }),
  createPlan: callSchemas({
    summary: 'Set up the season pricing plan of a marina that has none',
    body: z.strictObject({ season_pricing_plan: planDraft }),
    answer: commandReceipt,
    example: { body: { season_pricing_plan: draftExample }, answer: receiptExample },
  }),
  updatePlan: callSchemas({
    summary: 'Replace the season pricing plan',
    body: z.strictObject({ season_pricing_plan: planChange }),
    answer: commandReceipt,
    example: { body: { season_pricing_plan: planExample }, answer: receiptExample },
  }),
  deletePlan: callSchemas({
    summary: 'Delete the season pricing plan; stays are then not covered until there is a new one',
    body: z.strictObject({ season_pricing_plan_id: id }),
    answer: commandReceipt,
    example: { body: { season_pricing_plan_id: planExample.id }, answer: receiptExample },
  }),
  calculatePrice: callSchemas({
    summary: 'What a stay of a boat costs by the current plan',
    body: priceRequest,
    answer: priceAnswer,
    example: {
      body: {
        vessel: { length: 10, beam: 3.4, hull_type: 'MONOHULL', type: 'SAIL' },
        start_date: '2027-07-14',
        end_date: '2027-07-17',
        contract_id: null,
        isCommercial: false,
        liveaboard: false,
      },
      answer: priceExample,
    },
  }),
};
