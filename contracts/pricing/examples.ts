import type { Plan, PlanDraft } from './plan.js';
import type { PriceLineAnswer } from './price-lines.js';
import type { PriceAnswer } from './price.js';

/** A marina with a winter over New Year, a summer, and one six-month contract. */
const example = {
  size_pricing: { type: 'FIXED', per: 'METRE', minimum_chargeable_length: 6 },
  rate_calculation: 'STANDARD',
  seasons: [
    {
      name: 'Summer',
      from: '01/05',
      to: '01/10',
      rates: [{ daily: 4.5, weekly: 27, monthly: 95 }],
      extra_charge: null,
    },
    {
      name: 'Winter',
      from: '01/10',
      to: '01/05',
      rates: [{ daily: 2, weekly: null, monthly: null }],
      extra_charge: { percent: 5 },
    },
  ],
  contracts: [
    {
      name: 'Half a year',
      period: { unit: 'MONTHS', count: 6 },
      availability: { start_date: '2027-01-01', end_date: '2028-12-31' },
      rates: [{ daily: null, weekly: null, monthly: 40 }],
      extra_charge: null,
      instalments: 'MONTHLY',
    },
  ],
  discounts: [{ nights: 14, percent: 10 }],
  deposit: {
    rule: { deposit_type: 'PERCENTAGE', amount: 30 },
    exceptions: {
      days_before_arrival: { days: 3, rule: { deposit_type: 'PERCENTAGE', amount: 100 } },
      short_stay: { nights: 1, rule: { deposit_type: 'NIGHTS', amount: 1 } },
      low_cost: { below: 50, rule: { deposit_type: 'NONE', amount: null } },
    },
  },
  surcharges: {
    multihull: { length_multiplier: 1.5 },
    commercial: { percent: 20 },
    liveaboard: { type: 'BEAM_CATEGORIES', categories: [{ min_beam: 3, surcharge: 2.5 }] },
  },
  custom_surcharges: [
    { name: 'Electricity', kind: 'fees', value: 3.5, charged: 'PER_NIGHT', active_by_default: false },
  ],
  hourly: {
    from: '08:00',
    to: '20:00',
    free_hours: 1,
    most_hours: 6,
    categories: [
      { max_length: 10, price_per_hour: 3, most_per_day: 12 },
      { max_length: 30, price_per_hour: 8, most_per_day: 32 },
    ],
  },
} satisfies PlanDraft;

export const draftExample: PlanDraft = example;

const rowIds = {
  plan: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b20',
  seasons: ['0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b21', '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b22'],
  contract: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b23',
  surcharge: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b24',
};

export const planExample: Plan = {
  ...example,
  id: rowIds.plan,
  seasons: example.seasons.map((season, index) => ({ ...season, id: rowIds.seasons[index] ?? rowIds.plan })),
  contracts: example.contracts.map((contract) => ({ ...contract, id: rowIds.contract })),
  custom_surcharges: example.custom_surcharges.map((surcharge) => ({ ...surcharge, id: rowIds.surcharge })),
};

/** Three summer nights of a 10 m monohull, priced well before arrival. */
export const priceExample: PriceAnswer = {
  price_per_night: 45,
  discount_percent: 0,
  available_custom_surcharges: [
    { id: rowIds.surcharge, name: 'Electricity', active: false, total_custom_surcharge: 10.5 },
  ],
  count_descriptions: null,
  deposit_rule: { deposit_type: 'PERCENTAGE', amount: 30 },
  deposit: 40.5,
  total_to_pay: 135,
};

/** The lines of `priceExample`. */
export const priceLinesExample: PriceLineAnswer[] = [
  {
    kind: 'NIGHTS',
    name: 'Summer',
    category: null,
    tier: 'daily',
    nights: 3,
    rate: 4.5,
    units: 10,
    percent: null,
    amount: 135,
  },
];
