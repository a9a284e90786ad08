import { describe, expect, it } from '@jest/globals';
import { draftExample, planExample } from '../../../contracts/pricing/examples.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { decide, evolve, initial, type PricingCommand } from './pricing.js';
import { pricingEvents, type PricingEvent } from './pricing-events.js';
import { fromStored, toStored } from './stored-plan.js';

const ids = new Map([
  ['', planExample.id],
  ['seasons.0', planExample.seasons[0]!.id],
  ['seasons.1', planExample.seasons[1]!.id],
  ['contracts.0', planExample.contracts[0]!.id],
  ['custom_surcharges.0', planExample.custom_surcharges[0]!.id],
]);
const context = { newId: (path: string) => ids.get(path) ?? 'no such row', now: '2027-03-02T09:30:00.000Z' };
const otherId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2bff';
const stored = toStored(planExample, planExample.id, context.newId);

const created: PricingEvent = { type: 'SeasonPricingPlanCreated', data: { season_pricing_plan: stored } };
const deleted: PricingEvent = { type: 'SeasonPricingPlanDeleted', data: { season_pricing_plan_id: stored.id } };
const create: PricingCommand = { type: 'CreateSeasonPricingPlan', season_pricing_plan: draftExample };
const update = (change: object): PricingCommand => ({
  type: 'UpdateSeasonPricingPlan',
  season_pricing_plan: { ...planExample, ...change },
});

const given = (...history: PricingEvent[]) => ({
  when: (command: PricingCommand) => decide(command, history.reduce(evolve, initial()), context),
});

describe('creating the plan', () => {
  it('stores it in minor units, with an id for every row', () => {
    expect(given().when(create)).toEqual([created]);
    expect(stored.seasons[0]).toMatchObject({ rates: [{ daily: 450, weekly: 2700, monthly: 9500 }] });
    expect(stored.custom_surcharges[0]).toMatchObject({ id: planExample.custom_surcharges[0]!.id, value: 350 });
    expect(stored.deposit.exceptions.low_cost?.below).toBe(5000);
  });

  it('is refused if there is one already', () => {
    expect(given(created).when(create)).toMatchObject({ kind: 'conflict', code: 'PRICING_PLAN_ALREADY_EXISTS' });
  });

  it('is possible again after the plan was deleted', () => {
    expect(given(created, deleted).when(create)).toEqual([created]);
  });

  it('is refused with every field that breaks a rule', () => {
    const broken = {
      ...draftExample,
      seasons: draftExample.seasons.slice(0, 1),
      discounts: [7, 7].map((nights) => ({ nights, percent: 5 })),
    };
    expect(given().when({ type: 'CreateSeasonPricingPlan', season_pricing_plan: broken })).toMatchObject({
      kind: 'validation',
      errors: [
        { path: 'season_pricing_plan.seasons.0.to', code: 'pricingSeasonsNotWholeYear' },
        { path: 'season_pricing_plan.discounts.1.nights', code: 'pricingDiscountNightsDuplicate' },
      ],
    });
  });
});

describe('updating the plan', () => {
  it('replaces it', () => {
    expect(given(created).when(update({ rate_calculation: 'DISCOUNTED' }))).toEqual([
      {
        type: 'SeasonPricingPlanUpdated',
        data: { season_pricing_plan: { ...stored, rate_calculation: 'DISCOUNTED' } },
      },
    ]);
  });

  it('is a no-op without a change', () => expect(given(created).when(update({}))).toEqual([]));

  it('is refused if there is no such plan', () => {
    const notFound = { kind: 'not_found', code: 'PRICING_PLAN_NOT_FOUND' };
    expect(given().when(update({}))).toMatchObject(notFound);
    expect(given(created, deleted).when(update({}))).toMatchObject(notFound);
    expect(given(created).when(update({ id: otherId }))).toMatchObject(notFound);
  });

  it('is refused if it would break a rule', () => {
    expect(isRefusal(given(created).when(update({ seasons: planExample.seasons.slice(1) })))).toBe(true);
  });

  it('results in the state for a later update', () => {
    const [changed] = given(created).when(update({ rate_calculation: 'DISCOUNTED' })) as PricingEvent[];
    expect(given(created, changed!).when(update({ rate_calculation: 'DISCOUNTED' }))).toEqual([]);
  });
});

describe('deleting the plan', () => {
  const remove = (planId: string): PricingCommand => ({
    type: 'DeleteSeasonPricingPlan',
    season_pricing_plan_id: planId,
  });

  it('leaves the marina without one', () => {
    expect(given(created).when(remove(stored.id))).toEqual([deleted]);
    expect([created, deleted].reduce(evolve, initial())).toEqual(initial());
  });

  it('is refused if there is no such plan', () => {
    expect(given().when(remove(stored.id))).toMatchObject({ kind: 'not_found', code: 'PRICING_PLAN_NOT_FOUND' });
    expect(given(created).when(remove(otherId))).toMatchObject({ kind: 'not_found' });
  });
});

describe('the events of the plan', () => {
  it('are read from the log as they were written', () => {
    for (const event of [created, deleted]) {
      const definition = pricingEvents[event.type];
      expect(definition.data.parse(JSON.parse(JSON.stringify(event.data)))).toEqual(event.data);
    }
  });

  it('hold whole minor units only', () => {
    const definition = pricingEvents.SeasonPricingPlanCreated;
    const data = structuredClone(created.data) as { season_pricing_plan: typeof planExample };
    data.season_pricing_plan.seasons[0]!.rates[0]!.daily = 4.5;
    expect(definition.data.safeParse(data).success).toBe(false);
  });
});

describe('a stored plan', () => {
  it('is returned as the decimals that were sent', () => expect(fromStored(stored)).toEqual(planExample));

  it('is returned with any deposit and liveaboard price', () => {
    const other = {
      ...planExample,
      deposit: { ...planExample.deposit, rule: { deposit_type: 'FIXED_AMOUNT' as const, amount: 12.34 } },
      surcharges: { ...planExample.surcharges, liveaboard: { type: 'SQUARE_METRE' as const, price: 0.07 } },
    };
    const written = toStored(other, other.id, context.newId);
    expect(written.deposit.rule.amount).toBe(1234);
    expect(written.surcharges.liveaboard).toEqual({ type: 'SQUARE_METRE', price: 7 });
    expect(fromStored(written)).toEqual(other);
  });
});
