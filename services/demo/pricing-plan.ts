import type { PlanDraft } from '../../contracts/pricing/plan.js';

/**
 * Seasons over the whole year, a contract for winter, and surcharges. `level` scales the prices; 1 is the first
 * marina's level.
 */
export function pricingPlan(level: number, today: string): PlanDraft {
  const year = Number(today.slice(0, 4));
  const price = (amount: number) => Math.round(amount * level * 20) / 20;
  const season = (name: string, from: string, to: string, daily: number, extra: number | null) => ({
    name,
    from,
    to,
    rates: [{ daily: price(daily), weekly: price(daily * 6.3), monthly: price(daily * 22) }],
    extra_charge: extra === null ? null : { percent: extra },
  });
  return {
    size_pricing: { type: 'FIXED', per: 'METRE', minimum_chargeable_length: 6 },
    rate_calculation: 'STANDARD',
    seasons: [
      season('Spring', '01/04', '01/06', 3.2, null),
      season('Summer', '01/06', '15/07', 4.4, null),
      season('High summer', '15/07', '01/09', 5.4, 5),
      season('Autumn', '01/09', '01/11', 3.2, null),
      season('Winter', '01/11', '01/04', 1.8, null),
    ],
    contracts: [
      {
        name: 'Wintering, six months',
        period: { unit: 'MONTHS', count: 6 },
        availability: { start_date: `${year - 1}-01-01`, end_date: `${year + 2}-12-31` },
        rates: [{ daily: null, weekly: null, monthly: price(38) }],
        extra_charge: null,
        instalments: 'MONTHLY',
      },
      {
        name: 'Berth for a year',
        period: { unit: 'YEARS', count: 1 },
        availability: { start_date: `${year - 1}-01-01`, end_date: `${year + 3}-12-31` },
        rates: [{ daily: null, weekly: null, monthly: price(30) }],
        extra_charge: null,
        instalments: 'QUARTERLY',
      },
    ],
    discounts: [
      { nights: 7, percent: 5 },
      { nights: 14, percent: 10 },
    ],
    deposit: {
      rule: { deposit_type: 'PERCENTAGE', amount: 30 },
      exceptions: {
        days_before_arrival: { days: 2, rule: { deposit_type: 'PERCENTAGE', amount: 100 } },
        short_stay: { nights: 1, rule: { deposit_type: 'NIGHTS', amount: 1 } },
        low_cost: { below: 30, rule: { deposit_type: 'NONE', amount: null } },
      },
    },
    surcharges: {
      multihull: { length_multiplier: 1.5 },
      commercial: { percent: 20 },
      liveaboard: {
        type: 'BEAM_CATEGORIES',
        categories: [
          { min_beam: 3, surcharge: price(2.5) },
          { min_beam: 4.5, surcharge: price(4) },
        ],
      },
    },
    custom_surcharges: [
      { name: 'Electricity', kind: 'fees', value: price(3.5), charged: 'PER_NIGHT', active_by_default: true },
      { name: 'Tourist tax', kind: 'taxes', value: price(1), charged: 'PER_NIGHT', active_by_default: false },
    ],
    hourly: {
      from: '08:00',
      to: '20:00',
      free_hours: 1,
      most_hours: 6,
      categories: [
        { max_length: 10, price_per_hour: price(3), most_per_day: price(12) },
        { max_length: 15, price_per_hour: price(4.5), most_per_day: price(18) },
        { max_length: 30, price_per_hour: price(8), most_per_day: price(32) },
      ],
    },
  };
}
