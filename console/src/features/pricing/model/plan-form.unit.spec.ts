import { describe, expect, it } from '@jest/globals';
import { planExample } from '../../../../../contracts/pricing/examples.js';
import { checkForm } from './form-errors.js';
import { changesOf } from './plan-changes.js';
import { blankPlan, formOf, type PlanForm, withCategory, withSizePricing } from './plan-form.js';

const form = formOf(planExample);
const edited = (recipe: (form: PlanForm) => void) => {
  const next = structuredClone(form);
  recipe(next);
  return next;
};

describe('another price type', () => {
  it('gives every season and contract a row of rates for each category, and keeps the first row', () => {
    const categories = withCategory(withSizePricing(form, 'LENGTH_CATEGORIES'), 'new');
    expect(categories.size_pricing).toEqual({
      type: 'LENGTH_CATEGORIES',
      categories: [{ max_length: null }, { max_length: null }],
    });
    expect([...categories.seasons, ...categories.contracts].map(({ rates }) => rates.length)).toEqual([2, 2, 2]);
    expect(categories.seasons[0]?.rates[0]).toEqual(form.seasons[0]?.rates[0]);
    expect(withSizePricing(categories, 'FIXED').seasons[0]?.rates).toEqual(form.seasons[0]?.rates);
    expect(withCategory(categories, 0).seasons[0]?.rates).toEqual([{ daily: null, weekly: null, monthly: null }]);
  });
});

describe('the check of the form', () => {
  it('takes a published plan', () => expect(checkForm(form)).toMatchObject({ errors: new Map(), faults: [] }));

  it('saves a draft with a gap, and names it', () => {
    const { draft, errors, faults } = checkForm(edited((next) => void (next.seasons[0]!.to = '01/09')));
    expect(draft).not.toBeNull();
    expect([...errors]).toEqual([['seasons.0.to', 'pricingSeasonsNotWholeYear']]);
    expect(faults).toMatchObject([{ kind: 'GAP', nights: 30 }]);
  });

  it('saves no draft with a malformed field, and still names the gap', () => {
    const wrong = edited((next) => {
      next.seasons[0]!.to = '01/09';
      next.seasons[1]!.rates[0]!.daily = null;
    });
    const { draft, errors } = checkForm(wrong);
    expect(draft).toBeNull();
    expect([...errors.keys()].toSorted()).toEqual(['seasons.0.to', 'seasons.1.rates.0.daily']);
  });

  it.each<[string, string, (form: PlanForm) => void]>([
    [
      'a multiplier of 1',
      'pricingMultihullMultiplierError',
      (it) => (it.surcharges.multihull = { length_multiplier: 1 }),
    ],
    ['a discount over 100 percent', 'pricingPercentError', (it) => (it.discounts[0]!.percent = 101)],
    ['a price of 1e12', 'pricingPricePerMeterError', (it) => (it.seasons[0]!.rates[0]!.daily = 1e12)],
    ['30 February', 'pricingSeasonDateInvalid', (it) => (it.seasons[0]!.from = '30/02')],
    [
      'an availability as long as the period',
      'pricingAvailabilityTooShort',
      (it) => {
        it.contracts[0]!.availability = { start_date: '2027-01-01', end_date: '2027-07-01' };
      },
    ],
    ['hours that end before they begin', 'pricingHourlyEndNotLater', (it) => (it.hourly!.to = '07:00')],
  ])('refuses %s', (_, code, recipe) => {
    expect([...checkForm(edited((next) => recipe(next))).errors.values()]).toContain(code);
  });
});

describe('the changes of a draft', () => {
  it('are none without a change', () => expect(changesOf(form, structuredClone(form))).toEqual([]));

  it('name each changed value with the published one', () => {
    const changed = edited((next) => {
      next.seasons[0]!.rates[0]!.daily = 5;
      next.surcharges.multihull = { length_multiplier: 1.4 };
    });
    expect(changesOf(form, changed)).toMatchObject([
      { label: 'change_daily', with: { name: 'Summer' }, money: true, before: 4.5, after: 5 },
      { label: 'change_multihull', before: 1.5, after: 1.4 },
    ]);
  });

  it('include what was removed', () => {
    const fewer = edited((next) => void (next.discounts = []));
    expect(changesOf(form, fewer)).toMatchObject([{ label: 'change_discount', before: 10, after: null }]);
  });

  it('of a first plan are all of its values', () =>
    expect(changesOf(null, blankPlan('All year')).length).toBeGreaterThan(3));
});
