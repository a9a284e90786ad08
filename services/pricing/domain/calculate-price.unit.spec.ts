import { describe, expect, it } from '@jest/globals';
import { draftExample, planExample } from '../../../contracts/pricing/examples.js';
import type { PlanDraft } from '../../../contracts/pricing/plan.js';
import { calculatePrice } from './calculate-price.js';
import { priceNights, type Stay } from './night-prices.js';
import { toStored } from './stored-plan.js';

const noSurcharges = { multihull: null, commercial: null, liveaboard: null };
const day = (daily: number) => ({ daily, weekly: null, monthly: null });

/** 10.00 per metre in summer (1 May to 1 October), 4.00 in winter, and no other charges. */
const plain: PlanDraft = {
  ...planExample,
  size_pricing: { type: 'FIXED', per: 'METRE', minimum_chargeable_length: null },
  seasons: planExample.seasons.map((season, at) => ({
    ...season,
    rates: [day(at === 0 ? 10 : 4)],
    extra_charge: null,
  })),
  contracts: [],
  discounts: [],
  deposit: {
    rule: { deposit_type: 'NONE', amount: null },
    exceptions: { days_before_arrival: null, short_stay: null, low_cost: null },
  },
  surcharges: noSurcharges,
  custom_surcharges: [],
};
const [summer, winter] = plain.seasons as [PlanDraft['seasons'][number], PlanDraft['seasons'][number]];
const threeNights: Stay = {
  vessel: { length: 10, beam: 3, hull_type: 'MONOHULL' },
  start_date: '2027-07-01',
  end_date: '2027-07-04',
  contract_id: null,
  commercial: false,
  liveaboard: false,
};
const june = { today: '2027-06-01', takes_deposits: true };

const stored = (change: Partial<PlanDraft>) => toStored({ ...plain, ...change }, planExample.id, () => planExample.id);
const price = (change: Partial<PlanDraft>, stay: Partial<Stay> = {}, on = june) =>
  calculatePrice(stored(change), { ...threeNights, ...stay }, on);
/** The nights as the rates have them, before their average is rounded. */
const ofNights = (change: Partial<PlanDraft>, stay: Partial<Stay> = {}) =>
  nights(change, stay)?.reduce((sum, night) => sum + night, 0);
const total = (change: Partial<PlanDraft>, stay: Partial<Stay> = {}) => price(change, stay).total_to_pay;
const nights = (change: Partial<PlanDraft>, stay: Partial<Stay> = {}) =>
  priceNights(stored(change), { ...threeNights, ...stay })?.map((night) => night.amount);
const atSize = (length: number, beam = 3) => ({ vessel: { length, beam, hull_type: 'MONOHULL' as const } });

const notCovered = {
  price_per_night: 0,
  discount_percent: 0,
  available_custom_surcharges: [],
  count_descriptions: 'RESERVATION_IS_NOT_COVERED_IN_THE_MARINA_SEASONS',
  deposit_rule: { deposit_type: 'NONE', amount: null },
  deposit: 0,
  total_to_pay: 0,
};
const because = (reason: string, more: object = {}) => ({
  ...notCovered,
  not_covered: { reason, date: null, season: null, class: null, limit: null, ...more },
});

describe('a fixed price', () => {
  it('is charged by the metre', () => {
    expect(price({})).toEqual({
      price_per_night: 10_000,
      discount_percent: 0,
      available_custom_surcharges: [],
      count_descriptions: null,
      deposit_rule: { deposit_type: 'NONE', amount: null },
      deposit: 0,
      total_to_pay: 30_000,
      nights_total: 30_000,
    });
  });

  it('is charged by the square metre', () => {
    const size_pricing = { type: 'FIXED', per: 'SQUARE_METRE', minimum_chargeable_length: null } as const;
    expect(price({ size_pricing }, atSize(8.5, 2.75)).price_per_night).toBe(23_375);
  });

  it('is charged for at least the minimum chargeable length', () => {
    const minimum = (per: 'METRE' | 'SQUARE_METRE') => ({ type: 'FIXED', per, minimum_chargeable_length: 8 }) as const;
    expect(price({ size_pricing: minimum('METRE') }, atSize(5)).price_per_night).toBe(8000);
    expect(price({ size_pricing: minimum('METRE') }, atSize(8.01)).price_per_night).toBe(8010);
    expect(price({ size_pricing: minimum('SQUARE_METRE') }, atSize(5, 2)).price_per_night).toBe(16_000);
  });

  it('is rounded half up once a night, so that nights times price is the total', () => {
    const seasons = [{ ...summer, rates: [day(3.33)] }, winter];
    // 12.35 m × 3.33 = 41.1255
    expect(price({ seasons }, atSize(12.35))).toMatchObject({ price_per_night: 4113, total_to_pay: 12_339 });
    // 0.5 m × 3.33 = 1.665
    expect(price({ seasons }, atSize(0.5)).price_per_night).toBe(167);
  });
});

describe('categories', () => {
  const seasons = [
    { ...summer, rates: [day(20), day(30)] },
    { ...winter, rates: [day(5), day(6)] },
  ];

  it('by length apply the first that holds the boat', () => {
    const size_pricing: PlanDraft['size_pricing'] = {
      type: 'LENGTH_CATEGORIES',
      categories: [{ max_length: 8 }, { max_length: 10 }],
    };
    expect([7, 8, 8.01, 10].map((length) => price({ seasons, size_pricing }, atSize(length)).price_per_night)).toEqual([
      2000, 2000, 3000, 3000,
    ]);
    expect(price({ seasons, size_pricing }, atSize(10.01))).toEqual(because('BOAT_TOO_LARGE', { limit: 10 }));
  });

  it('by length and beam hold boats that exceed neither', () => {
    const size_pricing: PlanDraft['size_pricing'] = {
      type: 'LENGTH_AND_BEAM_CATEGORIES',
      categories: [
        { max_length: 10, max_beam: 3 },
        { max_length: 10, max_beam: 4 },
      ],
    };
    expect(price({ seasons, size_pricing }, atSize(10, 3)).price_per_night).toBe(2000);
    expect(price({ seasons, size_pricing }, atSize(10, 3.01)).price_per_night).toBe(3000);
    expect(price({ seasons, size_pricing }, atSize(10, 4.5))).toEqual(because('BOAT_TOO_LARGE', { limit: 10 }));
  });

  it('by area hold boats of at most that many square metres', () => {
    const size_pricing: PlanDraft['size_pricing'] = {
      type: 'SQUARE_METRE_CATEGORIES',
      categories: [{ max_square_metres: 30 }, { max_square_metres: 40.5 }],
    };
    expect(price({ seasons, size_pricing }, atSize(10, 3)).price_per_night).toBe(2000);
    expect(price({ seasons, size_pricing }, atSize(10, 3.01)).price_per_night).toBe(3000);
    expect(price({ seasons, size_pricing }, atSize(10, 4.06))).toEqual(because('BOAT_TOO_LARGE'));
  });
});

describe('rates', () => {
  const seasons = [{ ...summer, rates: [{ daily: 10, weekly: 50, monthly: 120 }] }, winter];
  const stay = (end_date: string) => ({ end_date });

  it('at standard rates use whole months, weeks and days', () => {
    expect(ofNights({ seasons }, stay('2027-07-07'))).toBe(60_000);
    expect(ofNights({ seasons }, stay('2027-07-08'))).toBe(50_000);
    expect(ofNights({ seasons }, stay('2027-07-10'))).toBe(70_000);
    expect(ofNights({ seasons }, stay('2027-08-01'))).toBe(120_000);
    expect(ofNights({ seasons }, stay('2027-08-09'))).toBe(180_000);
  });

  it('at discounted rates use the longest tier reached for every night', () => {
    const discounted = { seasons, rate_calculation: 'DISCOUNTED' } as const;
    expect(ofNights(discounted, stay('2027-07-07'))).toBe(60_000);
    expect(ofNights(discounted, stay('2027-07-08'))).toBe(50_000);
    // Seven nights cost 500.00; three more at a seventh of that each cost 214.29.
    expect(ofNights(discounted, stay('2027-07-11'))).toBe(71_429);
    // A month and eight of August's 31 nights.
    expect(ofNights(discounted, stay('2027-08-09'))).toBe(150_968);
  });

  it('spread the cents of a week over its nights', () => {
    const week = nights({ seasons }, stay('2027-07-08'));
    expect(week).toEqual([7143, 7143, 7143, 7142, 7143, 7143, 7143]);
    expect(price({ seasons }, stay('2027-07-08'))).toMatchObject({ price_per_night: 7143, total_to_pay: 50_000 });
  });

  it('of a week across two seasons charge each night at its season’s rate', () => {
    const both = [summer, winter].map((season, at) => ({
      ...season,
      rates: [{ ...day(10), weekly: at === 0 ? 70 : 35 }],
    }));
    const over = { start_date: '2027-09-28', end_date: '2027-10-05' };
    expect(nights({ seasons: both }, over)).toEqual([10_000, 10_000, 10_000, 5000, 5000, 5000, 5000]);
  });

  it('fall back to days in a season without a weekly price, each rounded separately', () => {
    // 50 × 1.11 / 7 = 7.92857 a summer night of the week's line, 4.15 × 1.11 = 4.6065 a winter night.
    const both = [seasons[0]!, { ...winter, rates: [day(4.15)] }];
    const autumn = { start_date: '2027-09-28', end_date: '2027-10-05', ...atSize(1.11) };
    expect(nights({ seasons: both }, autumn)).toEqual([793, 793, 793, 461, 461, 461, 461]);
    const spring = { start_date: '2027-04-28', end_date: '2027-05-05', ...atSize(1.11) };
    expect(nights({ seasons: both }, spring)).toEqual([461, 461, 461, 793, 793, 793, 792]);
  });

  it('fall back to the nearest shorter price before any longer one', () => {
    const both = [seasons[0]!, { ...winter, rates: [{ daily: 4, weekly: null, monthly: 60 }] }];
    const week = { start_date: '2027-09-28', end_date: '2027-10-05', ...atSize(7) };
    expect(nights({ seasons: both }, week)).toEqual([5000, 5000, 5000, 2800, 2800, 2800, 2800]);
    const weekly = [seasons[0]!, { ...winter, rates: [{ daily: 4, weekly: 21, monthly: null }] }];
    const month = { start_date: '2027-09-16', end_date: '2027-10-16' };
    expect(ofNights({ seasons: weekly }, month)).toBe(15 * 4000 + 15 * 3000);
  });

  it('without a monthly rate divide a month into weeks and days', () => {
    const weekly = [{ ...summer, rates: [{ ...day(10), weekly: 50 }] }, winter];
    expect(ofNights({ seasons: weekly }, stay('2027-08-01'))).toBe(4 * 50_000 + 3 * 10_000);
  });
});

describe('a stay over several seasons', () => {
  const over = { start_date: '2027-09-29', end_date: '2027-10-02' };

  it('is priced night by night, and averaged', () => {
    expect(nights({}, over)).toEqual([10_000, 10_000, 4000]);
    expect(price({}, over)).toMatchObject({ price_per_night: 8000, total_to_pay: 24_000 });
  });

  it('has the sum of its nights as its total, and their rounded average as its price per night', () => {
    // Two nights of 1.50 and five of 0.60: 6.00, which is no multiple of seven.
    const uneven = { start_date: '2027-09-29', end_date: '2027-10-06', ...atSize(0.15) };
    expect(price({}, uneven)).toMatchObject({ price_per_night: 86, total_to_pay: 600 });
  });

  it('stays in one winter across New Year', () => {
    expect(nights({}, { start_date: '2027-12-31', end_date: '2028-01-02' })).toEqual([4000, 4000]);
  });
});

describe('extra charges and surcharges', () => {
  it('of a season are a percentage of its rates', () => {
    const seasons = [{ ...summer, extra_charge: { percent: 12.5 } }, winter];
    expect(price({ seasons }).price_per_night).toBe(11_250);
    expect(price({ seasons }, { start_date: '2027-11-01', end_date: '2027-11-02' }).price_per_night).toBe(4000);
  });

  it('charge a multihull as a longer boat', () => {
    const surcharges = { ...noSurcharges, multihull: { length_multiplier: 1.5 } };
    const hull = (hull_type: 'MONOHULL' | 'MULTIHULL' | null) => ({ vessel: { length: 10, beam: 3, hull_type } });
    expect(price({ surcharges }, hull('MULTIHULL')).price_per_night).toBe(15_000);
    expect(price({ surcharges }, hull('MONOHULL')).price_per_night).toBe(10_000);
    expect(price({ surcharges }, hull(null)).price_per_night).toBe(10_000);
    expect(price({}, hull('MULTIHULL')).price_per_night).toBe(10_000);
  });

  it('use the category for a multihull’s chargeable length', () => {
    const size_pricing: PlanDraft['size_pricing'] = {
      type: 'LENGTH_CATEGORIES',
      categories: [{ max_length: 10 }, { max_length: 15 }],
    };
    const seasons = [
      { ...summer, rates: [day(20), day(30)] },
      { ...winter, rates: [day(5), day(6)] },
    ];
    const surcharges = { ...noSurcharges, multihull: { length_multiplier: 1.5 } };
    const vessel = { length: 10, beam: 3, hull_type: 'MULTIHULL' } as const;
    expect(price({ size_pricing, seasons, surcharges }, { vessel }).price_per_night).toBe(3000);
  });

  it('for commercial boats are a percentage of the rate, in addition to the extra charge', () => {
    const surcharges = { ...noSurcharges, commercial: { percent: 20 } };
    const seasons = [{ ...summer, extra_charge: { percent: 10 } }, winter];
    expect(price({ surcharges }, { commercial: true }).price_per_night).toBe(12_000);
    expect(price({ surcharges, seasons }, { commercial: true }).price_per_night).toBe(13_000);
    expect(price({ surcharges }, { commercial: false }).price_per_night).toBe(10_000);
    expect(price({}, { commercial: true }).price_per_night).toBe(10_000);
  });

  it('for living on board are charged by the square metre', () => {
    const surcharges = { ...noSurcharges, liveaboard: { type: 'SQUARE_METRE', price: 0.5 } as const };
    expect(price({ surcharges }, { liveaboard: true }).price_per_night).toBe(11_500);
    expect(price({ surcharges }, { liveaboard: false }).price_per_night).toBe(10_000);
    expect(price({}, { liveaboard: true }).price_per_night).toBe(10_000);
  });

  it('for living on board use the widest beam category reached', () => {
    const categories = [
      { min_beam: 4, surcharge: 8 },
      { min_beam: 2.5, surcharge: 2 },
      { min_beam: 3, surcharge: 5 },
    ];
    const surcharges = { ...noSurcharges, liveaboard: { type: 'BEAM_CATEGORIES', categories } as const };
    const at = (beam: number) => price({ surcharges }, { liveaboard: true, ...atSize(10, beam) }).price_per_night;
    expect([2.49, 2.5, 2.99, 3, 4, 6].map(at)).toEqual([10_000, 10_200, 10_200, 10_500, 10_800, 10_800]);
  });
});

describe('custom surcharges', () => {
  const surcharge = (charged: 'PER_NIGHT' | 'PER_NIGHT_PER_METRE' | 'TOTAL', active_by_default = false) => ({
    id: planExample.custom_surcharges[0]!.id,
    name: 'Water',
    kind: 'fees' as const,
    value: 2.55,
    charged,
    active_by_default,
  });
  const ofStay = (charged: 'PER_NIGHT' | 'PER_NIGHT_PER_METRE' | 'TOTAL', stay: Partial<Stay> = {}) =>
    price({ custom_surcharges: [surcharge(charged)] }, stay).available_custom_surcharges[0]?.total_custom_surcharge;

  it('are listed with the amount for the whole stay', () => {
    expect(ofStay('TOTAL')).toBe(255);
    expect(ofStay('PER_NIGHT')).toBe(765);
    expect(ofStay('PER_NIGHT_PER_METRE')).toBe(7650);
    // 3 × 8.1 m × 2.55 = 61.965
    expect(ofStay('PER_NIGHT_PER_METRE', atSize(8.1))).toBe(6197);
  });

  it('count towards the total when active', () => {
    const { id, name } = surcharge('TOTAL');
    expect(price({ custom_surcharges: [surcharge('PER_NIGHT', true)] })).toMatchObject({
      price_per_night: 10_000,
      available_custom_surcharges: [{ id, name, active: true, total_custom_surcharge: 765 }],
      total_to_pay: 30_765,
    });
    expect(total({ custom_surcharges: [surcharge('PER_NIGHT')] })).toBe(30_000);
  });
});

describe('discounts', () => {
  const discounts = [
    { nights: 5, percent: 12.5 },
    { nights: 3, percent: 10 },
  ];

  it('apply from their number of nights, only the highest one reached', () => {
    const of = (end_date: string) => {
      const { discount_percent, total_to_pay, price_per_night } = price({ discounts }, { end_date });
      return [discount_percent, total_to_pay, price_per_night];
    };
    expect(of('2027-07-03')).toEqual([0, 20_000, 10_000]);
    expect(of('2027-07-04')).toEqual([10, 27_000, 10_000]);
    expect(of('2027-07-06')).toEqual([12.5, 43_750, 10_000]);
  });

  it('are rounded half up once, and exclude custom surcharges', () => {
    const water = {
      name: 'Water',
      kind: 'fees' as const,
      value: 1,
      charged: 'TOTAL' as const,
      active_by_default: true,
    };
    // 10% of 30.30 is 3.03, 50% of 3.30 is 1.65, 25% of 3.30 is 0.825.
    expect(total({ discounts, custom_surcharges: [water] }, atSize(1.01))).toBe(3030 - 303 + 100);
    expect(total({ discounts: [{ nights: 3, percent: 50 }] }, atSize(0.11))).toBe(330 - 165);
    expect(total({ discounts: [{ nights: 3, percent: 25 }] }, atSize(0.11))).toBe(330 - 83);
  });
});

describe('contracts', () => {
  const contract = {
    ...planExample.contracts[0]!,
    rates: [{ daily: null, weekly: null, monthly: 30 }],
    availability: { start_date: '2027-01-01', end_date: '2028-12-31' },
  };
  const under = (start_date: string, end_date: string, contract_id = contract.id) => ({
    start_date,
    end_date,
    contract_id,
  });

  it('replace the seasons’ rates, and get no discount', () => {
    const discounts = [{ nights: 3, percent: 50 }];
    expect(price({ contracts: [contract], discounts }, under('2027-03-01', '2027-09-01'))).toMatchObject({
      discount_percent: 0,
      // Six months of 300.00, which are no multiple of 184 nights.
      price_per_night: 978,
      total_to_pay: 180_000,
      count_descriptions: null,
    });
  });

  it('have their own extra charge', () => {
    const contracts = [{ ...contract, extra_charge: { percent: 10 } }];
    expect(ofNights({ contracts }, under('2027-03-01', '2027-09-01'))).toBe(6 * 33_000);
  });

  it('with only a monthly rate charge a thirtieth of it for further nights', () => {
    expect(ofNights({ contracts: [contract] }, under('2027-03-01', '2027-09-03'))).toBe(6 * 30_000 + 2 * 1000);
  });

  it('without a daily rate charge further nights at the weekly rate, if there is one', () => {
    const contracts = [{ ...contract, rates: [{ daily: null, weekly: 14, monthly: 30 }] }];
    expect(ofNights({ contracts }, under('2027-03-01', '2027-09-03'))).toBe(6 * 30_000 + 2 * 2000);
  });

  it('do not cover shorter stays, other dates or other contracts', () => {
    const notOffered = (date: string) => because('CONTRACT_NOT_OFFERED', { date });
    const contracts = [contract];
    expect(price({ contracts }, under('2027-03-01', '2027-08-31'))).toEqual(notOffered('2027-03-01'));
    expect(price({ contracts }, under('2026-12-31', '2027-09-01'))).toEqual(notOffered('2026-12-31'));
    expect(price({ contracts }, under('2028-06-30', '2029-01-01'))).toEqual(notOffered('2028-06-30'));
    expect(price({ contracts }, under('2027-03-01', '2027-09-01', planExample.id))).toEqual(notOffered('2027-03-01'));
  });
});

describe('deposits', () => {
  it('depend on the total with its surcharges, and on the days until arrival', () => {
    const deposit = draftExample.deposit;
    expect(price({ deposit })).toMatchObject({
      deposit_rule: { deposit_type: 'PERCENTAGE', amount: 30 },
      deposit: 9000,
    });
    expect(price({ deposit }, {}, { ...june, today: '2027-06-28' })).toMatchObject({ deposit: 30_000 });
    expect(price({ deposit }, {}, { ...june, today: '2027-06-27' })).toMatchObject({ deposit: 9000 });
    const water = {
      name: 'Water',
      kind: 'fees' as const,
      value: 10,
      charged: 'TOTAL' as const,
      active_by_default: true,
    };
    expect(price({ deposit, custom_surcharges: [water] })).toMatchObject({ deposit: 9300 });
  });
});

it('a marina that may not take deposits requires none', () => {
  expect(price({ deposit: draftExample.deposit }, {}, { ...june, takes_deposits: false })).toMatchObject({
    deposit_rule: { deposit_type: 'NONE', amount: null },
    deposit: 0,
    total_to_pay: 30_000,
  });
});

it('a marina without a plan covers no stay', () => {
  expect(calculatePrice(null, threeNights, june)).toEqual(notCovered);
});
