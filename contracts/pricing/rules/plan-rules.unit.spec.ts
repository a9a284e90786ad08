import { describe, expect, it } from '@jest/globals';
import { draftExample, planExample } from '../examples.js';
import type { PlanDraft } from '../plan.js';
import { planErrors } from './plan-rules.js';

const summer = draftExample.seasons[0]!;
const winter = draftExample.seasons[1]!;
const contract = draftExample.contracts[0]!;
const errors = (change: Partial<PlanDraft>) =>
  planErrors({ ...draftExample, ...change }).map((error) => `${error.path} ${error.code}`);

/** Seasons and contracts with one row of rates per category. */
function withCategories(size_pricing: PlanDraft['size_pricing']): Partial<PlanDraft> {
  const rows = size_pricing.type === 'FIXED' ? 1 : size_pricing.categories.length;
  const rates = Array.from({ length: rows }, () => ({ daily: 10, weekly: null, monthly: null }));
  return {
    size_pricing,
    seasons: draftExample.seasons.map((season) => ({ ...season, rates })),
    contracts: [{ ...contract, rates }],
  };
}

it('a valid plan has no errors', () => expect(errors({})).toEqual([]));

describe('seasons', () => {
  it('cover the whole year', () => {
    expect(errors({ seasons: [summer] })).toEqual(['seasons.0.to pricingSeasonsNotWholeYear']);
    expect(errors({ seasons: [summer, { ...winter, from: '02/10' }] })).toContain(
      'seasons.0.to pricingSeasonsNotWholeYear',
    );
  });
});

describe('categories', () => {
  const lengths = (...sizes: number[]) =>
    errors(withCategories({ type: 'LENGTH_CATEGORIES', categories: sizes.map((max_length) => ({ max_length })) }));
  const areas = (...sizes: number[]) =>
    errors(
      withCategories({
        type: 'SQUARE_METRE_CATEGORIES',
        categories: sizes.map((max_square_metres) => ({ max_square_metres })),
      }),
    );
  const both = (...sizes: [number, number][]) =>
    errors(
      withCategories({
        type: 'LENGTH_AND_BEAM_CATEGORIES',
        categories: sizes.map(([max_length, max_beam]) => ({ max_length, max_beam })),
      }),
    );

  it('must grow in length', () => {
    expect(lengths(8, 10, 12)).toEqual([]);
    expect(lengths(8, 12, 10)).toEqual(['size_pricing.categories.2 pricingCategoryTooSmall']);
    expect(lengths(8, 8)).toEqual(['size_pricing.categories.1 pricingCategoryTooSmall']);
  });

  it('must grow in area', () => {
    expect(areas(20, 30.5)).toEqual([]);
    expect(areas(30, 20)).toEqual(['size_pricing.categories.1 pricingCategoryTooSmall']);
  });

  it('must grow in length or beam', () => {
    expect(both([10, 3], [10, 4], [12, 4])).toEqual([]);
    expect(both([12, 4], [14, 3])).toEqual([]);
    expect(both([12, 4], [11, 3.5])).toEqual(['size_pricing.categories.1 pricingCategoryTooSmall']);
    expect(both([12, 4], [14, 3], [13, 3])).toEqual(['size_pricing.categories.2 pricingCategoryTooSmall']);
  });

  it('need a row of rates each, in every season and contract', () => {
    const categories = [{ max_length: 8 }, { max_length: 10 }];
    expect(errors({ size_pricing: { type: 'LENGTH_CATEGORIES', categories } })).toEqual([
      'seasons.0.rates pricingCategoryRatesError',
      'seasons.1.rates pricingCategoryRatesError',
      'contracts.0.rates pricingCategoryRatesError',
    ]);
  });
});

describe('contracts', () => {
  it('must be available for longer than their period', () => {
    const availability = { start_date: '2027-01-01', end_date: '2027-07-01' };
    expect(errors({ contracts: [{ ...contract, availability }] })).toEqual([
      'contracts.0.availability.end_date pricingAvailabilityTooShort',
    ]);
    expect(errors({ contracts: [{ ...contract, availability: { ...availability, end_date: '2027-07-02' } }] })).toEqual(
      [],
    );
  });

  it('need at least one rate', () => {
    expect(errors({ contracts: [{ ...contract, rates: [{ daily: null, weekly: null, monthly: null }] }] })).toEqual([
      'contracts.0.rates.0.monthly pricingPricePerMeterError',
    ]);
  });
});

it('discounts must begin at different numbers of nights', () => {
  const discounts = [7, 14, 7].map((nights) => ({ nights, percent: 5 }));
  expect(errors({ discounts })).toEqual(['discounts.2.nights pricingDiscountNightsDuplicate']);
});

it('beam categories must be unique', () => {
  const categories = [2, 3, 3].map((min_beam) => ({ min_beam, surcharge: 1 }));
  const liveaboard = { type: 'BEAM_CATEGORIES', categories } as const;
  expect(errors({ surcharges: { multihull: null, commercial: null, liveaboard } })).toEqual([
    'surcharges.liveaboard.categories.2.min_beam pricingBeamCategoryDuplicate',
  ]);
});

it.each(['seasons', 'contracts', 'custom_surcharges'] as const)('rows of %s need unique ids', (list) => {
  const first = planExample[list][0]!;
  const found = errors({ [list]: [...planExample[list], { ...first }] });
  expect(found).toContain(`${list}.${planExample[list].length}.id pricingDuplicateId`);
});
