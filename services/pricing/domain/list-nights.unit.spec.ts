import { describe, expect, it } from '@jest/globals';
import { planExample } from '../../../contracts/pricing/examples.js';
import { planDraft } from '../../../contracts/pricing/plan.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { calculatePrice } from './calculate-price.js';
import type { Stay } from './night-prices.js';
import { hasNights, nightsOfStay } from './stay-nights.js';
import { toStored } from './stored-plan.js';

const pier = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b31';
const rates = [{ daily: 0 }];

/** A list with a high season and the rest of the year, one class charged by the begun half metre, and multihulls at 1.5. */
const list = {
  size_pricing: { type: 'FIXED', per: 'METRE' },
  rate_calculation: 'STANDARD',
  classes: [
    {
      name: '8 to 15 m',
      takes: { max_length: 15 },
      charged: { by: 'METRE', counted: 'HALF_STARTED', least: 8 },
      year: 290,
    },
    { name: '15 to 18 m', takes: { max_length: 18 }, charged: { by: 'BOAT_THEN_METRE', up_to: 15 } },
  ],
  seasons: [
    {
      name: 'High',
      from: '01/06',
      to: '01/09',
      rates,
      prices: [{ night: 3.6, week: 18, month: 72, season: 150 }, { night: 5.2 }],
    },
    { name: 'Autumn', from: '01/09', to: '01/06', rates, prices: [{ night: 2.8, week: 14 }, { night: 4 }] },
  ],
  surcharges: { multihull: { length_multiplier: 1.5, applies_to: 'PRICE' } },
  tiers: { combine: 'ADD_UP', edge: 'FIRST_NIGHT' },
};

const catamaran = { length: 14.2, beam: 7.4, hull_type: null, type: 'CATAMARAN' } as const;
const yacht = { length: 10, beam: 3, hull_type: null, type: 'SAIL' } as const;

function planOf(change: object = {}) {
  return toStored(planDraft.parse({ ...list, ...change }), planExample.id, (path) => path);
}

function stayOf(vessel: Stay['vessel'], from: string, nights: number, more: Partial<Stay> = {}): Stay {
  const dates = { start_date: from, end_date: addDays(from, nights), contract_id: null };
  return { vessel, ...dates, commercial: false, liveaboard: false, ...more };
}

/** The price of the nights in minor units, or the reason why there is none. */
function priceOf(change: object, vessel: Stay['vessel'], from: string, nights: number, more: Partial<Stay> = {}) {
  const priced = nightsOfStay(planOf(change), stayOf(vessel, from, nights, more), '2027-01-01');
  return hasNights(priced) ? priced.spans.reduce((sum, { amount }) => sum + amount, 0) : priced.reason;
}

const tiers = (change: object) => ({ tiers: { ...list.tiers, ...change } });

describe('spans that add up', () => {
  it('are whole weeks and then nights, each night at its own season', () => {
    const of = (nights: number) => priceOf({}, catamaran, '2027-08-29', nights);
    expect([4, 5, 6, 7, 8, 9].map(of)).toEqual([29_580, 35_670, 41_760, 39_150, 45_240, 51_330]);
  });

  it('give each night its own season’s share of a week, where the list says so', () => {
    // Three of seven nights of 18.00 and four of 14.00, for 14.5 m at 1.5 times the price.
    expect(priceOf(tiers({ edge: 'EACH_NIGHT' }), catamaran, '2027-08-29', 7)).toBe(34_179);
  });

  it('are calendar months from the day of arrival, or as many nights as the list says', () => {
    expect(priceOf({}, yacht, '2027-06-10', 30)).toBe(72_000);
    expect(priceOf(tiers({ month: { nights: 24 } }), yacht, '2027-06-10', 24)).toBe(72_000);
    expect(priceOf(tiers({ week: { nights: 6 } }), yacht, '2027-06-10', 6)).toBe(18_000);
  });

  it('are a whole season from its first night, and a year to the cent', () => {
    expect(priceOf({}, yacht, '2027-06-01', 92)).toBe(150_000);
    expect(priceOf({}, yacht, '2027-06-02', 92)).not.toBe(150_000);
    expect(priceOf({}, yacht, '2027-03-01', 366)).toBe(290_000);
    expect(priceOf({}, yacht, '2027-03-01', 367)).toBe(290_000 + 2800);
  });
});

describe('a price that the next longer span caps', () => {
  const capped = tiers({ combine: 'CAPPED' });

  it('is never dearer than a week or a month', () => {
    const of = (nights: number) => priceOf(capped, yacht, '2027-06-10', nights);
    expect([4, 5, 6, 7].map(of)).toEqual([14_400, 18_000, 18_000, 18_000]);
    expect([25, 28, 30].map(of)).toEqual([68_400, 72_000, 72_000]);
  });

  it('is never dearer than the rest of the season or a year', () => {
    expect(priceOf(capped, yacht, '2027-06-03', 89)).toBe(150_000);
    expect(
      priceOf(
        { ...capped, seasons: list.seasons.map((one) => ({ ...one, prices: [{ night: 3 }, {}] })) },
        yacht,
        '2027-03-01',
        200,
      ),
    ).toBe(290_000);
  });
});

describe('other ways to combine spans', () => {
  it('sell only whole weeks to whoever stays a week', () => {
    const whole = tiers({ combine: 'WHOLE' });
    expect(priceOf(whole, yacht, '2027-06-10', 6)).toBe(21_600);
    expect(priceOf(whole, yacht, '2027-06-10', 10)).toBe(36_000);
  });

  it('charge each night at the rate of the longest span', () => {
    // Ten sevenths of a week.
    expect(priceOf(tiers({ combine: 'LONGEST' }), yacht, '2027-06-10', 10)).toBe(25_714);
  });
});

describe('bases', () => {
  it('count begun half metres, and as many as the least', () => {
    expect(priceOf({}, { ...yacht, length: 14.01 }, '2027-06-10', 1)).toBe(5220);
    expect(priceOf({}, { ...yacht, length: 6 }, '2027-06-10', 1)).toBe(2880);
  });

  it('continue above a length from the price of the class below', () => {
    expect(priceOf({}, { ...yacht, length: 15 }, '2027-06-10', 1)).toBe(5400);
    expect(priceOf({}, { ...yacht, length: 17.5 }, '2027-06-10', 1)).toBe(5400 + 1300);
  });

  it('charge square metres above a class each night', () => {
    const extra = { above: 30, counted: 'STARTED', night: 1.5 };
    const seasons = list.seasons.map((one) => ({
      ...one,
      prices: [{ night: 3, extra_square_metre: extra }, { night: 1 }],
    }));
    expect(priceOf({ seasons }, { ...yacht, beam: 3.11 }, '2027-06-10', 2)).toBe(2 * (3000 + 300));
    expect(priceOf({ seasons }, yacht, '2027-06-10', 2)).toBe(6000);
  });

  it('charge at least an amount for a night', () => {
    const seasons = list.seasons.map((one) => ({ ...one, prices: [{ night: 3, least_amount: 32.5 }, { night: 1 }] }));
    expect(priceOf({ seasons }, yacht, '2027-06-10', 2)).toBe(6500);
  });

  it('charge the berth where it is larger', () => {
    const place = { pier_id: pier, berth_id: null, size: { length: 12, beam: 4 } };
    expect(priceOf({ charged_size: 'LARGER' }, yacht, '2027-06-10', 1, { place })).toBe(4320);
    expect(priceOf({}, yacht, '2027-06-10', 1, { place })).toBe(3600);
  });
});

describe('rules of nights', () => {
  const percent = (value: number) => ({ type: 'PERCENT', percent: value });

  it('change nights of a weekend, and not weeks', () => {
    const seasons = list.seasons.map((one) => ({ ...one, weekend: { days: [5, 6], change: percent(10) } }));
    // 11 June 2027 is a Friday.
    expect(priceOf({ seasons }, yacht, '2027-06-10', 4)).toBe(2 * 3600 + 2 * 3960);
    expect(priceOf({ seasons }, yacht, '2027-06-10', 7)).toBe(18_000);
  });

  it('put an event in the place of the weekend', () => {
    const events = [
      { name: 'Regatta', from: '2027-06-11', to: '2027-06-12', change: { type: 'AMOUNT', amount: 12.5 } },
    ];
    expect(priceOf({ events }, yacht, '2027-06-10', 2)).toBe(3600 + 3600 + 1250);
  });

  it('make the second night cheaper', () => {
    const later_nights = [{ from_night: 2, change: percent(-50) }];
    const seasons = list.seasons.map((one) => ({ ...one, later_nights }));
    expect(priceOf({ seasons }, yacht, '2027-06-10', 3)).toBe(3600 + 1800 + 1800);
  });

  it('change the price of a pier, and of early bookings', () => {
    const places = [{ piers: [pier], change: { type: 'AMOUNT', amount: 4 } }];
    const at = (pier_id: string) => ({ place: { pier_id, berth_id: null, size: null } });
    expect(priceOf({ places }, yacht, '2027-06-10', 2, at(pier))).toBe(8000);
    expect(priceOf({ places }, yacht, '2027-06-10', 2, at('other'))).toBe(7200);
    const lead_times = [{ at_least_days: 60, change: percent(-10) }];
    expect(priceOf({ lead_times }, yacht, '2027-06-10', 1)).toBe(3240);
    expect(priceOf({ lead_times }, yacht, '2027-06-10', 1, { booked_on: '2027-06-01' })).toBe(3600);
  });

  it('say the least nights of the season and of the day of arrival', () => {
    const least_nights = { nights: 2, arrivals: [{ days: [5], nights: 3 }] };
    const plan = planOf({ seasons: list.seasons.map((one) => ({ ...one, least_nights })) });
    const least = (from: string, nights: number) =>
      calculatePrice(plan, stayOf(yacht, from, nights), { today: '2027-01-01', takes_deposits: false }).least_nights;
    expect(least('2027-06-10', 1)).toEqual({ nights: 2, name: 'High' });
    expect(least('2027-06-11', 2)).toEqual({ nights: 3, name: 'High' });
    expect(least('2027-06-10', 2)).toBeUndefined();
  });
});

describe('a stay without a price', () => {
  it('names the reason', () => {
    expect(priceOf({}, { ...yacht, length: 18.01 }, '2027-06-10', 1)).toBe('BOAT_TOO_LARGE');
    const seasons = list.seasons.map((one) => ({ ...one, prices: [{ week: 18 }, { night: 1 }] }));
    expect(priceOf({ seasons }, yacht, '2027-06-10', 3)).toBe('STAY_TOO_SHORT');
    expect(priceOf({ seasons }, yacht, '2027-06-10', 7)).toBe(18_000);
    const [high, autumn] = list.seasons;
    const gap = [high, { ...autumn, prices: [{}, { night: 1 }] }];
    const found = nightsOfStay(planOf({ seasons: gap }), stayOf(yacht, '2027-08-30', 4), '2027-01-01');
    expect(found).toMatchObject({ reason: 'NO_PRICE', season: 'Autumn', date: '2027-09-01', class: '8 to 15 m' });
    const areas = [{ name: 'Barges', takes: { vessel_types: ['BARGE'] }, charged: { by: 'SQUARE_METRE' } }];
    const one = list.seasons.map((season) => ({ ...season, prices: [{ night: 1 }] }));
    expect(priceOf({ classes: areas, seasons: one }, yacht, '2027-06-10', 1)).toBe('BOAT_IN_NO_CLASS');
    const barge = { ...yacht, type: 'BARGE' as const, beam: 0 };
    expect(priceOf({ classes: areas, seasons: one }, barge, '2027-06-10', 1)).toBe('BEAM_UNKNOWN');
  });
});
