import { priceInDecimals } from './rules/price-in-decimals.js';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { pricingApi } from './api.js';
import { draftExample } from './examples.js';
import { seasonDate } from './plan-fields.js';
import { planDraft } from './plan.js';
import { priceRequest, type CalculatedPrice } from './price.js';

/** Message keys of a draft that differs from the example in one place. */
function keysOf(path: string, value: unknown): string[] {
  const draft = structuredClone(draftExample) as unknown as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const at = steps.reduce((inner, step) => inner[step] as Record<string, unknown>, draft);
  at[last] = value;
  const parsed = planDraft.safeParse(draft);
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
}

describe('the routes of the pricing area', () => {
  it.each(Object.entries(pricingApi))('%s has an example that parses', (_, { example, answer, ...route }) => {
    const body: z.ZodType = ('body' in route ? route.body : undefined) ?? z.undefined();
    expect(body.safeParse('body' in example ? example.body : undefined).error).toBeUndefined();
    expect(answer.safeParse(example.answer).error).toBeUndefined();
  });

  it('lets only people with the marina settings permission change the plan', () => {
    const writes = Object.values(pricingApi).filter((route) => route.does === 'command');
    expect(writes.map((route) => route.access)).toEqual(
      writes.map(() => ({ kind: 'staff', needs: { area: 'marina_settings', level: 'ALLOWED' } })),
    );
    expect(writes).toHaveLength(5);
  });
});

describe('a draft of a season pricing plan', () => {
  it('takes the example as it is', () => expect(planDraft.safeParse(draftExample).success).toBe(true));

  it.each<[string, unknown, string]>([
    ['seasons.0.rates.0.daily', undefined, 'pricingPricePerMeterError'],
    ['seasons.0.rates.0.daily', -1, 'pricingPricePerMeterError'],
    ['seasons.0.rates.0.weekly', 10.001, 'pricingPricePerMeterError'],
    ['seasons.0.rates.0.daily', 1_000_000, 'pricingPricePerMeterError'],
    ['custom_surcharges.0.value', 1e12, 'pricingSurchargeValueError'],
    ['deposit.exceptions.low_cost.below', 1_000_000, 'pricingDepositExceptionError'],
    ['seasons.0.rates', [], 'pricingPricePerMeterError'],
    ['seasons.0.name', '  ', 'pricingSeasonNameError'],
    ['seasons.0.from', '', 'pricingSeasonDateRequired'],
    ['seasons.0.from', undefined, 'pricingSeasonDateRequired'],
    ['seasons.0.to', '31/06', 'pricingSeasonDateInvalid'],
    ['seasons.0.to', '2027-06-01', 'pricingSeasonDateInvalid'],
    ['seasons', [], 'pricingSeasonsNotWholeYear'],
    ['seasons.1.extra_charge.percent', undefined, 'pricingPercentError'],
    ['seasons.1.extra_charge.percent', -0.5, 'pricingPercentError'],
    ['surcharges.commercial.percent', 1.234, 'pricingPercentError'],
    ['discounts.0.nights', undefined, 'pricingDiscountNightsError'],
    ['discounts.0.nights', 0, 'pricingDiscountNightsError'],
    ['discounts.0.percent', undefined, 'pricingPercentError'],
    ['discounts.0.percent', 100.5, 'pricingPercentError'],
    ['seasons.1.extra_charge.percent', 1000.01, 'pricingPercentError'],
    ['surcharges.commercial.percent', 1001, 'pricingPercentError'],
    ['contracts.0.name', undefined, 'pricingContractNameError'],
    ['contracts.0.period.count', 12, 'pricingContractPeriodError'],
    ['contracts.0.period.count', 0, 'pricingContractPeriodError'],
    ['contracts.0.period', { unit: 'YEARS', count: 11 }, 'pricingContractPeriodError'],
    ['contracts.0.availability.start_date', '2027-02-30', 'inValidDate'],
    ['deposit.rule.amount', undefined, 'pricingDepositValueError'],
    ['deposit.rule.amount', 0, 'pricingDepositValueError'],
    ['deposit.rule.amount', 100.01, 'pricingDepositValueError'],
    ['deposit.rule.amount', 7, 'pricingDepositValueError'],
    ['deposit.rule.amount', 33.33, 'pricingDepositValueError'],
    ['deposit.rule.amount', 96, 'pricingDepositValueError'],
    ['deposit.rule', { deposit_type: 'NIGHTS', amount: 1.5 }, 'pricingDepositValueError'],
    ['deposit.rule', { deposit_type: 'FIXED_AMOUNT' }, 'pricingDepositValueError'],
    ['deposit.exceptions.low_cost.below', undefined, 'pricingDepositExceptionError'],
    ['deposit.exceptions.short_stay.nights', 0, 'pricingDepositExceptionError'],
    ['deposit.exceptions.days_before_arrival.days', -1, 'pricingDepositExceptionError'],
    ['deposit.exceptions.days_before_arrival.days', 1000, 'pricingDepositExceptionError'],
    ['surcharges.multihull.length_multiplier', 1, 'pricingMultihullMultiplierError'],
    ['surcharges.multihull.length_multiplier', 10.01, 'pricingMultihullMultiplierError'],
    ['surcharges.multihull.length_multiplier', undefined, 'pricingMultihullMultiplierError'],
    ['surcharges.liveaboard.categories.0.min_beam', undefined, 'pricingMinBeamError'],
    ['surcharges.liveaboard.categories.0.surcharge', undefined, 'pricingBeamSurchargeError'],
    ['surcharges.liveaboard.categories', [], 'pricingMinBeamError'],
    ['custom_surcharges.0.name', '', 'pricingSurchargeNameError'],
    ['custom_surcharges.0.value', undefined, 'pricingSurchargeValueError'],
    ['custom_surcharges.0.charged', 'WEEKLY', 'pricingChoiceError'],
    ['size_pricing.minimum_chargeable_length', 0, 'pricingMinimumLengthError'],
    ['size_pricing.minimum_chargeable_length', 1000.5, 'moreThan1000m'],
    ['size_pricing', { type: 'LENGTH_CATEGORIES', categories: [] }, 'pricingCategoryError'],
    ['size_pricing', { type: 'LENGTH_CATEGORIES', categories: [{}] }, 'pricingCategorySizeError'],
    [
      'size_pricing',
      { type: 'SQUARE_METRE_CATEGORIES', categories: [{ max_square_metres: 0 }] },
      'pricingCategorySizeError',
    ],
  ])('%s = %j is answered with a key', (path, value, key) => {
    const found = keysOf(path, value);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}\\S* ${key}$`));
  });

  it.each([
    ['contracts.0.period', { unit: 'MONTHS', count: 11 }],
    ['contracts.0.period', { unit: 'YEARS', count: 10 }],
    ['surcharges.multihull.length_multiplier', 1.01],
    ['deposit.rule', { deposit_type: 'PERCENTAGE', amount: 100 }],
    ['surcharges.multihull.length_multiplier', 10],
    ['discounts.0.percent', 100],
    ['seasons.1.extra_charge.percent', 1000],
    ['seasons.0.rates.0.daily', 999_999.99],
    ['custom_surcharges.0.value', 999_999.99],
    ['deposit.exceptions.low_cost.below', 999_999.99],
    ['deposit.exceptions.days_before_arrival.days', 999],
  ])('%s = %j is the last value allowed', (path, value) => expect(keysOf(path, value)).toEqual([]));

  it.each(['29/02', '31/12', '01/01'])('knows the day %s', (date) =>
    expect(seasonDate.safeParse(date).success).toBe(true),
  );

  it.each(['30/02', '31/11', '00/01', '01/13', '1/1', '01-01', '01/01/2027'])('knows no day %s', (date) =>
    expect(seasonDate.safeParse(date).error?.issues.map((issue) => issue.message)).toEqual([
      'pricingSeasonDateInvalid',
    ]),
  );
});

describe('a price request', () => {
  const request = pricingApi.calculatePrice.example.body;
  const keys = (change: object) =>
    priceRequest.safeParse({ ...request, ...change }).error?.issues.map((issue) => issue.message);

  it('is at least one night', () => expect(keys({ end_date: '2027-07-14' })).toEqual(['reservation_dates_required']));
  it('is at most ten years', () => {
    expect(keys({ end_date: '2037-07-14' })).toBeUndefined();
    expect(keys({ end_date: '2037-07-15' })).toEqual(['pricingStayTooLong']);
  });
  it('names the sizes of the boat', () =>
    expect(keys({ vessel: { beam: 0.05 } })).toEqual(['boatloaRequired', 'boatbeamTooShort']));
  it('is private and not lived on unless it says so', () => {
    const { vessel, start_date, end_date } = priceRequest.parse(request);
    expect(priceRequest.parse({ vessel, start_date, end_date })).toMatchObject({
      isCommercial: false,
      liveaboard: false,
    });
  });
});

describe('a calculated price in decimals', () => {
  const price: CalculatedPrice = {
    price_per_night: 4512,
    discount_percent: 7.5,
    available_custom_surcharges: [{ id: 'a', name: 'Water', active: true, total_custom_surcharge: 350 }],
    count_descriptions: null,
    deposit_rule: { deposit_type: 'FIXED_AMOUNT', amount: 2050 },
    deposit: 2050,
    total_to_pay: 9374,
  };

  it('has every amount of money in decimals, and percents as they are', () => {
    expect(priceInDecimals(price)).toEqual({
      price_per_night: 45.12,
      discount_percent: 7.5,
      available_custom_surcharges: [{ id: 'a', name: 'Water', active: true, total_custom_surcharge: 3.5 }],
      count_descriptions: null,
      deposit_rule: { deposit_type: 'FIXED_AMOUNT', amount: 20.5 },
      deposit: 20.5,
      total_to_pay: 93.74,
    });
  });

  it.each(['PERCENTAGE', 'NIGHTS'] as const)('leaves the amount of a %s rule alone', (deposit_type) => {
    const rule = { deposit_type, amount: 30 };
    expect(priceInDecimals({ ...price, deposit_rule: rule }).deposit_rule).toEqual(rule);
  });
});
