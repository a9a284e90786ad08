import { describe, expect, it } from '@jest/globals';
import { blankPlan, type PlanForm } from './plan-form.js';
import { priceSteps, stepsOf } from './price-steps.js';

const plan = (recipe: (plan: PlanForm) => void = () => undefined) => {
  const made = blankPlan('All year');
  recipe(made);
  return made;
};

describe('the steps of a price', () => {
  it('are the rate alone where the plan has nothing else', () => expect(stepsOf(plan())).toEqual(['rate']));

  it.each<[string, (it: PlanForm) => void]>([
    [
      'pier',
      (it) => (it.places = [{ piers: ['a'], berth_from_length: null, change: { type: 'PERCENT', percent: 5 } }]),
    ],
    ['weekend', (it) => (it.seasons[0]!.weekend = { days: [5], change: { type: 'PERCENT', percent: 10 } })],
    ['laterNights', (it) => (it.seasons[0]!.later_nights = [{ from_night: 2, change: { type: 'AMOUNT', amount: 1 } }])],
    ['multihull', (it) => (it.surcharges.multihull = { length_multiplier: 1.5, applies_to: 'PRICE' })],
    ['use', (it) => (it.surcharges.commercial = { percent: 20 })],
    [
      'booking',
      (it) => (it.lead_times = [{ at_least_days: 60, at_most_days: null, change: { type: 'PERCENT', percent: -5 } }]),
    ],
    ['discounts', (it) => (it.discounts = [{ nights: 14, percent: 10 }])],
    ['charges', (it) => (it.electricity = { type: 'METERED', price_per_kwh: 0.4 })],
    ['deposit', (it) => (it.deposit.rule = { deposit_type: 'PERCENTAGE', amount: 30 })],
  ])('have %s where the plan does', (step, recipe) => expect(stepsOf(plan(recipe))).toContain(step));

  it('have no multihull where its factor is on the length', () =>
    expect(stepsOf(plan((it) => (it.surcharges.multihull = { length_multiplier: 1.5 })))).toEqual(['rate']));

  it('keep their order', () => {
    const all = stepsOf(
      plan((it) => {
        it.tourist_taxes = [{} as never];
        it.discounts = [{ nights: 7, percent: 5 }];
        it.places = [{} as never];
      }),
    );
    expect(all).toEqual(priceSteps.filter((step) => all.includes(step)));
    expect(all).toEqual(['rate', 'pier', 'discounts', 'touristTax']);
  });
});
