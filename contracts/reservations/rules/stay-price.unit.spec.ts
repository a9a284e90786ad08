import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { anyOffer } from '../../../tests/fixtures/reservation-runs.js';
import type { OfferTerms } from './stay-price.js';
import { depositOf, nightlyPriceOfTotal, offerTerms, pointsIn, priceStay } from './stay-price.js';
import { paymentOffer } from '../vocabulary-schemas.js';
import { depositPercentages } from '../../pricing/vocabulary.js';

const terms: OfferTerms = {
  method: 'IN_MARINA',
  currency: 'EUR',
  price_per_night: 33_33,
  discount_percent: 0,
  nights_to_redeem: 0,
  additional_charges: [],
  custom_surcharges: [],
  deposit: { type: 'NONE', amount: null },
};

describe('the price of a stay', () => {
  it('is reduced by gift points, at most to nothing, before the deposit', () => {
    const half = { ...terms, deposit: { type: 'PERCENTAGE' as const, amount: 50 } };
    expect(priceStay({ ...half, points: 9_99 }, 3)).toMatchObject({
      lines: [{ kind: 'NIGHTS' }, { kind: 'POINTS', of: null, amount: -9_99 }],
      total: 90_00,
      deposit: 45_00,
    });
    const all = priceStay({ ...half, points: 500_00 }, 3);
    expect(all).toMatchObject({ total: 0, deposit: 0 });
    expect(pointsIn(all)).toBe(99_99);
    expect(pointsIn(priceStay(terms, 3))).toBe(0);
  });

  it('is nights times price, less discount, less redeemed nights, plus charges, plus active surcharges', () => {
    const offer: OfferTerms = {
      ...terms,
      discount_percent: 12.5,
      nights_to_redeem: 2,
      additional_charges: [
        { name: 'harbor_dues', type: 'TOTAL', amount: 10_00 },
        { name: 'taxes', type: 'PER_NIGHT', amount: 1_25 },
      ],
      custom_surcharges: [
        { id: 'power', name: 'Power', active: true, amount: 15_00 },
        { id: 'crane', name: 'Crane', active: false, amount: 99_00 },
      ],
    };
    // 3 × 33.33 = 99.99; 12.5 % = 12.49875 → 12.50; 2 × 33.33 × 0.875 / 2 = 29.16375 → 29.16.
    expect(priceStay(offer, 3)).toEqual({
      nights: 3,
      lines: [
        { kind: 'NIGHTS', of: null, amount: 99_99 },
        { kind: 'DISCOUNT', of: null, amount: -12_50 },
        { kind: 'REDEEMED_NIGHTS', of: null, amount: -29_16 },
        { kind: 'ADDITIONAL_CHARGE', of: 'harbor_dues', amount: 10_00 },
        { kind: 'ADDITIONAL_CHARGE', of: 'taxes', amount: 3_75 },
        { kind: 'CUSTOM_SURCHARGE', of: 'power', amount: 15_00 },
      ],
      total: 87_08,
      deposit: 0,
    });
  });

  it.each([
    [1, 50, 1, 'half a cent rounds up'],
    [3, 50, 2, 'one and a half cents round up'],
    [1, 49.99, 0, 'just below half a cent rounds down'],
  ])('rounds once a line: %i cents less %d percent takes off %i (%s)', (price, percent, off) => {
    const { lines } = priceStay({ ...terms, price_per_night: price, discount_percent: percent }, 1);
    expect(lines.find((line) => line.kind === 'DISCOUNT')?.amount ?? 0).toBe(off === 0 ? 0 : -off);
  });

  it('a redeemed night costs half of what it costs after the discount', () => {
    const half = { ...terms, price_per_night: 100_00, discount_percent: 20, nights_to_redeem: 1 };
    expect(priceStay(half, 1).total).toBe(40_00);
    expect(priceStay({ ...half, nights_to_redeem: 5 }, 5).total).toBe(200_00);
    expect(priceStay({ ...half, nights_to_redeem: 1, discount_percent: 0, price_per_night: 1 }, 1).total).toBe(0);
  });

  it('adds up and is never negative, and neither is the deposit above it', () => {
    fc.assert(
      fc.property(anyOffer, fc.integer({ min: 1, max: 400 }), fc.nat(400), (offer, nights, redeemed) => {
        const priced = priceStay({ ...offer, nights_to_redeem: Math.min(redeemed, nights) }, nights);
        expect(priced.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(priced.total);
        expect(priced.lines.every((line) => Number.isSafeInteger(line.amount))).toBe(true);
        expect(priced.total).toBeGreaterThanOrEqual(0);
        expect(priced.deposit).toBeGreaterThanOrEqual(0);
        expect(priced.deposit).toBeLessThanOrEqual(priced.total);
      }),
      { numRuns: 2000 },
    );
  });

  it('stays exact for the dearest and longest stay the form can take', () => {
    const dearest = { ...terms, price_per_night: 999_999_99, nights_to_redeem: 999 };
    expect(priceStay(dearest, 999)).toMatchObject({
      total: 999 * 999_999_99 - Math.ceil((999 * 999_999_99) / 2),
    });
  });
});

describe('the deposit', () => {
  it.each([
    [{ type: 'NONE', amount: null }, 0],
    [{ type: 'PERCENTAGE', amount: 15 }, 15_01],
    [{ type: 'PERCENTAGE', amount: 100 }, 100_05],
    [{ type: 'FIXED_AMOUNT', amount: 40_00 }, 40_00],
    [{ type: 'FIXED_AMOUNT', amount: 400_00 }, 100_05],
    [{ type: 'NIGHTS', amount: 2 }, 60_00],
    [{ type: 'NIGHTS', amount: 4 }, 100_05],
  ] as const)('%j of 100.05 at 30.00 a night is %i', (deposit, amount) => {
    expect(depositOf({ deposit, price_per_night: 30_00 }, 100_05)).toBe(amount);
  });

  it('comes as 5 to 95 percent in steps of 5, and 100', () => {
    expect(depositPercentages).toHaveLength(20);
    expect(depositPercentages.slice(0, 3)).toEqual([5, 10, 15]);
    expect(depositPercentages.slice(-2)).toEqual([95, 100]);
  });
});

it('total-price mode spreads the total over the nights', () => {
  expect(nightlyPriceOfTotal(350, 7)).toBe(50_00);
  expect(nightlyPriceOfTotal(100, 3)).toBe(33_33);
  expect(nightlyPriceOfTotal(200, 3)).toBe(66_67);
});

describe('a payment block', () => {
  it('becomes terms in minor units', () => {
    const payment = paymentOffer.parse({
      price_per_night: 19.99,
      marina_discount_percent: 7.25,
      additional_charges: { fees: { type: 'TOTAL', amount: 0.1 } },
      custom_surcharges: [
        { id: 's1', name: 'Power', active: true, total_custom_surcharge: 4.35 },
        { id: 's2', name: 'Water', active: false, total_custom_surcharge: null },
      ],
      deposit: { type: 'FIXED_AMOUNT', amount: 12.3 },
    });
    expect(offerTerms(payment, 'EUR')).toEqual({
      method: 'IN_MARINA',
      currency: 'EUR',
      price_per_night: 19_99,
      discount_percent: 7.25,
      nights_to_redeem: 0,
      additional_charges: [{ name: 'fees', type: 'TOTAL', amount: 10 }],
      custom_surcharges: [
        { id: 's1', name: 'Power', active: true, amount: 4_35 },
        { id: 's2', name: 'Water', active: false, amount: null },
      ],
      deposit: { type: 'FIXED_AMOUNT', amount: 12_30 },
    });
  });

  it.each([
    [undefined, 'GBP'],
    ['EUR', 'EUR'],
  ] as const)('of a payment block in %s are, in a marina of pounds, in %s', (currency, expected) => {
    const payment = paymentOffer.parse({ price_per_night: 1, currency });
    expect(offerTerms(payment, 'GBP').currency).toBe(expected);
  });

  it.each([
    [
      { type: 'PERCENTAGE', amount: 20 },
      { type: 'PERCENTAGE', amount: 20 },
    ],
    [
      { type: 'NIGHTS', amount: 2 },
      { type: 'NIGHTS', amount: 2 },
    ],
    [
      { type: 'NONE', amount: 7 },
      { type: 'NONE', amount: null },
    ],
    [
      { type: 'NIGHTS', amount: null },
      { type: 'NIGHTS', amount: Number.NaN },
    ],
  ] as const)('deposit %j', (given, expected) => {
    expect(offerTerms({ ...paymentOffer.parse({ price_per_night: 1 }), deposit: given }, 'EUR').deposit).toEqual(
      expected,
    );
  });
});
