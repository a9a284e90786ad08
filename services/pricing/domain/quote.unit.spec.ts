import { describe, expect, it } from '@jest/globals';
import { planExample } from '../../../contracts/pricing/examples.js';
import { planDraft } from '../../../contracts/pricing/plan.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { kuressaare } from '../../../tests/fixtures/harbour-lists.js';
import { workOutPrice } from './calculate-price.js';
import { listWarnings } from './list-warnings.js';
import type { Stay } from './night-prices.js';
import { neighbourStays, quoteLines, vatParts } from './quote.js';
import { toStored } from './stored-plan.js';

const rates = [{ daily: 0 }];
/** The list and the stay of the drawing of "Try it". */
const list = {
  size_pricing: { type: 'FIXED', per: 'METRE' },
  rate_calculation: 'STANDARD',
  classes: [
    { name: '8 to 15 m', takes: { max_length: 15 }, charged: { by: 'METRE', counted: 'HALF_STARTED' } },
    { name: '15 to 18 m', takes: { max_length: 18 }, charged: { by: 'METRE' } },
    { name: 'Houseboats', takes: { vessel_types: ['BARGE'] }, charged: { by: 'SQUARE_METRE' } },
  ],
  seasons: [
    {
      name: 'High',
      from: '01/06',
      to: '01/09',
      rates,
      prices: [{ night: 3.6, week: 18 }, { night: 4 }, { week: 5.5 }],
    },
    { name: 'Autumn', from: '01/09', to: '01/06', rates, prices: [{ night: 2.8, week: 30 }, {}, { month: 22 }] },
  ],
  surcharges: { multihull: { length_multiplier: 1.5, applies_to: 'PRICE' } },
  tiers: { combine: 'ADD_UP', edge: 'FIRST_NIGHT' },
  custom_surcharges: [
    { name: 'Waste and water', kind: 'harbor_dues', value: 1.5, charged: 'PER_NIGHT', always: true, vat_percent: 10 },
  ],
  electricity: { type: 'BY_AMPERE', sockets: [{ amperes: 16, night: 5 }] },
  tourist_taxes: [{ municipality: 'Saint-Maurice', owed: { type: 'AMOUNT', amount: 0.22 }, free_below_age: 18 }],
};
const plan = toStored(planDraft.parse(list), planExample.id, (path) => path);
const stay: Stay = {
  vessel: { length: 14.2, beam: 7.4, hull_type: null, type: 'CATAMARAN' },
  start_date: '2027-08-29',
  end_date: '2027-09-04',
  contract_id: null,
  commercial: false,
  liveaboard: false,
  party: { adults: 2, children: [9, 14], crew: 0 },
  amperes: 16,
};
const vat = { nights: 20, harbor_dues: 20, taxes: 20, fees: 20, services: 20 };

describe('the lines of a price', () => {
  const lines = quoteLines(workOutPrice(plan, stay, { today: '2027-01-01', takes_deposits: false, vat }), vat);

  it('say rule, quantity, unit price, kind and VAT, and add up to the total', () => {
    const parts = lines.map(({ rule, name, quantity, unit, unit_price, kind, vat_percent, amount }) => {
      return [rule, name, quantity, unit, unit_price, kind, vat_percent, amount];
    });
    expect(parts).toEqual([
      ['NIGHTS', 'High', 3, 'night', 7830, 'nights', 20, 23_490],
      ['NIGHTS', 'Autumn', 3, 'night', 6090, 'nights', 20, 18_270],
      ['CHARGE', 'Waste and water', 1, 'TOTAL', null, 'harbor_dues', 10, 900],
      ['ELECTRICITY', '16 A', 6, 'PER_NIGHT', 500, 'fees', 20, 3000],
      ['TOURIST_TAX', 'Saint-Maurice', 12, 'PER_PERSON_PER_NIGHT', 22, 'taxes', null, 264],
    ]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(45_924);
  });

  it('have their VAT by rate, and none on what is passed on', () => {
    expect(vatParts(lines)).toEqual([
      { percent: 20, amount: 44_760, vat: 7460 },
      { percent: 10, amount: 900, vat: 82 },
      { percent: null, amount: 264, vat: 0 },
    ]);
  });
});

describe('the stays beside a stay', () => {
  it('are two shorter and three longer ones, and dear where a longer one costs less', () => {
    const found = neighbourStays(plan, stay, '2027-01-01', 0);
    expect(found.map(({ nights, amount, tier, dearer }) => [nights, amount, tier, dearer])).toEqual([
      [4, 29_580, 'night', false],
      [5, 35_670, 'night', false],
      [6, 41_760, 'night', true],
      [7, 39_150, 'week', false],
      [8, 45_240, 'week', false],
      [9, 51_330, 'week', false],
    ]);
    const night = { ...stay, end_date: addDays(stay.start_date, 1) };
    expect(neighbourStays(plan, night, '2027-01-01', 0).map(({ nights }) => nights)).toEqual([1, 2, 3, 4]);
  });
});

describe('the warnings of a list', () => {
  it('name stays that are dearer than a week, the longest boat, seasons without a price, and weeks dearer than their nights', () => {
    const found = listWarnings(plan, 2027).map(({ kind, season, class: name, tier, nights, more, limit }) => {
      return [kind, season, name, tier, nights, more, limit];
    });
    expect(found).toEqual([
      ['NOTHING_ABOVE', null, null, null, null, null, 18],
      ['TIER_DEARER_THAN_PARTS', 'Autumn', '8 to 15 m', 'week', 7, 1040, null],
      ['NO_PRICE_AT_ALL', 'Autumn', '15 to 18 m', null, null, null, null],
      ['NO_PRICE_FOR_TIER', 'High', 'Houseboats', 'month', null, null, null],
      ['NO_PRICE_FOR_TIER', 'Autumn', 'Houseboats', 'week', null, null, null],
      ['SHORTER_IS_DEARER', 'High', '8 to 15 m', 'week', 6, 5400, null],
    ]);
  });

  it('are none where the next span caps the price', () => {
    expect(
      listWarnings(
        toStored(kuressaare, planExample.id, (path) => path),
        2027,
      ),
    ).toEqual([]);
  });
});
