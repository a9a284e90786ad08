import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { commandReceipt, id, receiptExample, callSchemas } from '../vocabulary/route.js';
import { hourlyAnswer, hourlyRequest } from './hourly-visits.js';
import { draftExample, planExample, priceExample, priceLinesExample } from './examples.js';
import { openOffers } from './open-offers.js';
import { priceLine } from './price-lines.js';
import { triedQuote } from './quote-lines.js';
import { offerChoices } from './vocabulary.js';
import { draftChange, savedDraft, versionAnswer, versionList, versionListRequest, versionRequest } from './versions.js';
import { plan, planChange, planDraft } from './plan.js';
import { priceAnswer, type PriceRequest, priceRequest, tryRequest } from './price.js';

const stayExample: PriceRequest = {
  vessel: { length: 10, beam: 3.4, hull_type: 'MONOHULL', type: 'SAIL' },
  start_date: '2027-07-14',
  end_date: '2027-07-17',
  contract_id: null,
  isCommercial: false,
  liveaboard: false,
};
const versionExample = { version: 0, published_at: '2027-03-02T09:30:00.000Z', published_by: 'Maëlle Kervadec' };
const draftSavedExample = {
  season_pricing_plan: planExample,
  saved_at: '2027-03-04T10:00:00.000Z',
};

export const pricingSchemas = {
  getPlan: callSchemas({
    summary: "The marina's season pricing plan; null when it has none",
    answer: z.object({
      season_pricing_plan: plan.nullable(),
      /** For `If-Match` of all commands about the plan and its draft; null before the first of them. */
      revision: z.number().int().nullable(),
      /** The version in force, and when it was published; null without a plan. */
      version: versionAnswer.omit({ season_pricing_plan: true, current: true }).nullable(),
      /** Changes that are not published yet. */
      draft: savedDraft.nullable(),
    }),
    example: {
      answer: { season_pricing_plan: planExample, revision: 1, version: versionExample, draft: draftSavedExample },
    },
  }),
  createPlan: callSchemas({
    summary: 'Set up the season pricing plan of a marina that has none',
    body: z.strictObject({ season_pricing_plan: planDraft }),
    answer: commandReceipt,
    example: { body: { season_pricing_plan: draftExample }, answer: receiptExample },
  }),
  updatePlan: callSchemas({
    summary: 'Publish a changed season pricing plan, which discards the draft',
    body: z.strictObject({
      season_pricing_plan: planChange,
      /** SEND: boaters whose open offers would cost something else get the new price. */
      offers: z.enum(offerChoices).default('KEEP'),
    }),
    answer: commandReceipt,
    example: { body: { season_pricing_plan: planExample, offers: 'KEEP' }, answer: receiptExample },
  }),
  deletePlan: callSchemas({
    summary: 'Delete the season pricing plan; stays are then not covered until there is a new one',
    body: z.strictObject({ season_pricing_plan_id: id }),
    answer: commandReceipt,
    example: { body: { season_pricing_plan_id: planExample.id }, answer: receiptExample },
  }),
  saveDraft: callSchemas({
    summary: 'Keep changes of the season pricing plan without publishing them',
    body: z.strictObject({ season_pricing_plan: draftChange }),
    answer: commandReceipt,
    example: { body: { season_pricing_plan: draftExample }, answer: receiptExample },
  }),
  discardDraft: callSchemas({
    summary: 'Discard the unpublished changes',
    answer: commandReceipt,
    example: { answer: receiptExample },
  }),
  tryDraft: callSchemas({
    summary: 'What a stay would cost by the draft, line by line, beside its price by the plan in force',
    body: tryRequest,
    answer: z.object({
      price: priceAnswer,
      lines: z.array(priceLine),
      /** Of a contract, in the order in which they fall due; none for a short stay. */
      instalments: z.array(z.object({ due_on: calendarDate, amount: z.number() })),
      /** Null where the plan in force has no price for the stay. */
      published_total: z.number().nullable(),
      ...triedQuote,
    }),
    example: {
      body: stayExample,
      answer: { price: priceExample, lines: priceLinesExample, instalments: [], published_total: 130 },
    },
  }),
  compareOffers: callSchemas({
    summary: 'The open offers that would cost something else by the draft',
    answer: openOffers,
    example: {
      answer: {
        currency: 'EUR',
        open: 14,
        by_hand: 2,
        not_covered: 0,
        total_sent: 466.2,
        total_new: 480.2,
        items: [
          {
            reservation_id: planExample.id,
            view_id: 'Q-PT9H4WE',
            boater: 'Eline Bakker',
            vessel_name: 'Windekind',
            start_date: '2027-07-03',
            end_date: '2027-07-10',
            nights: 7,
            priced_by: ['Summer'],
            version: 0,
            sent: 466.2,
            new: 480.2,
          },
        ],
      },
    },
  }),
  contractsInUse: callSchemas({
    summary: 'How many people current, future or offered stays have on each contract of the plan in force',
    answer: z.object({
      /** Contracts without anybody are left out. */
      items: z.array(z.object({ contract_id: z.string(), people: z.number().int() })),
    }),
    example: { answer: { items: [{ contract_id: planExample.contracts[0]?.id ?? '', people: 4 }] } },
  }),
  listVersions: callSchemas({
    summary: 'The published versions of the season pricing plan, newest first',
    body: versionListRequest,
    answer: versionList,
    example: { body: {}, answer: { items: [{ ...versionExample, current: true }], total: 1 } },
  }),
  getVersion: callSchemas({
    summary: 'The season pricing plan as it was published in one version',
    body: versionRequest,
    answer: versionAnswer,
    example: {
      body: { version: 0 },
      answer: { ...versionExample, current: true, season_pricing_plan: planExample },
    },
  }),
  calculateHourly: callSchemas({
    summary: 'What a visit by the hour costs by the current plan, or by its draft',
    body: hourlyRequest,
    answer: hourlyAnswer,
    example: {
      body: { vessel: { length: 10 }, from: '10:00', to: '13:30' },
      answer: { hours: 4, free_hours: 1, price_per_hour: 3, capped: false, total_to_pay: 9 },
    },
  }),
  calculatePrice: callSchemas({
    summary: 'What a stay of a boat costs by the current plan',
    body: priceRequest,
    answer: priceAnswer,
    example: {
      body: stayExample,
      answer: priceExample,
    },
  }),
};
