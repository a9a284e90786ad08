import { describe, expect, it } from '@jest/globals';
import { planExample } from '../../../../../contracts/pricing/examples.js';
import { checkForm } from './form-errors.js';
import { formOf, type PlanForm, withCategory, withSizePricing } from './plan-form.js';
import {
  blankClass,
  chargingOf,
  classesRefusedBecause,
  groupsOf,
  priceAt,
  pricesThatDiffer,
  setPrice,
  withCharging,
  withClass,
  withClasses,
  withClassMoved,
  withoutClass,
  withPricesOf,
  withSize,
} from './plan-form-classes.js';

const today = formOf(planExample);
const nameOf = (category: number | null) => (category === null ? 'All boats' : `Category ${String(category + 1)}`);
const names = (form: PlanForm) => form.classes?.map(({ name }) => name);
const rowsOf = (form: PlanForm) => [
  ...form.seasons.map(({ prices }) => prices?.length),
  ...form.contracts.map(({ prices }) => prices?.length),
];

/** Three classes with a night price each: 10, 20 and 30 in summer. */
const listed = (): PlanForm => {
  let form = withClasses(today, nameOf);
  form = withClass(form, blankClass('Middle'), 1);
  form = withClass(form, blankClass('Long'), 2);
  form.classes![0]!.takes.max_length = 8;
  form.classes![1]!.takes.max_length = 15;
  for (const at of [0, 1, 2]) setPrice(form, 0, at, 'night', (at + 1) * 10);
  setPrice(form, 0, 1, 'year', 500);
  return form;
};

describe('a list that gets classes', () => {
  it('has one class for a price by metre, with the same prices and the same least length', () => {
    const form = withClasses(today, nameOf);
    expect(form.classes).toEqual([
      { ...blankClass('All boats'), charged: { by: 'METRE', counted: 'EXACT', least: 6 } },
    ]);
    expect(form.seasons.map(({ prices }) => prices)).toEqual([
      [{ night: 4.5, week: 27, month: 95, season: null }],
      [{ night: 2, week: null, month: null, season: null }],
    ]);
    expect(form.contracts[0]?.prices).toEqual([{ night: null, week: null, month: 40, year: null, period: null }]);
    expect([form.rate_calculation, form.tiers]).toEqual([today.rate_calculation, undefined]);
    expect(form.seasons.map(({ rates }) => rates)).toEqual(today.seasons.map(({ rates }) => rates));
    expect(checkForm(form).errors).toEqual(new Map());
  });

  it.each([
    ['LENGTH_CATEGORIES', { max_length: 9, max_beam: null, max_square_metres: null }],
    ['LENGTH_AND_BEAM_CATEGORIES', { max_length: 9, max_beam: 3, max_square_metres: null }],
    ['SQUARE_METRE_CATEGORIES', { max_length: null, max_beam: null, max_square_metres: 9 }],
  ] as const)('has a class for each category of %s, each with its row of prices', (type, takes) => {
    const sized = withCategory(withSizePricing(today, type), 'new');
    sized.size_pricing = {
      type,
      categories: [
        { max_length: 9, max_beam: 3, max_square_metres: 9 },
        { max_length: 12, max_beam: 4, max_square_metres: 60 },
      ].map((size) => {
        if (type === 'LENGTH_CATEGORIES') return { max_length: size.max_length };
        if (type === 'SQUARE_METRE_CATEGORIES') return { max_square_metres: size.max_square_metres };
        return { max_length: size.max_length, max_beam: size.max_beam };
      }) as never,
    };
    sized.seasons[0]!.rates[1] = { daily: 33, weekly: null, monthly: null };
    const form = withClasses(sized, nameOf);
    expect(names(form)).toEqual(['Category 1', 'Category 2']);
    expect(form.classes![0]).toMatchObject({ charged: { by: 'BOAT' }, takes });
    expect(priceAt(form, 0, 1, 'night')).toBe(33);
    expect(rowsOf(form)).toEqual([2, 2, 2]);
  });

  it('is refused where a least length is charged by the square metre, which classes cannot say', () => {
    const byArea = structuredClone(today);
    byArea.size_pricing = { type: 'FIXED', per: 'SQUARE_METRE', minimum_chargeable_length: 6 };
    expect(classesRefusedBecause(byArea)).toBe('LEAST_LENGTH_BY_AREA');
    expect(classesRefusedBecause(today)).toBeNull();
  });
});

describe('the rows of prices', () => {
  it('come, move and go with their class, in every season and contract', () => {
    const form = listed();
    expect(rowsOf(form)).toEqual([3, 3, 3]);
    const moved = withClassMoved(form, 2, 0);
    expect(names(moved)).toEqual(['Long', 'All boats', 'Middle']);
    expect([0, 1, 2].map((at) => priceAt(moved, 0, at, 'night'))).toEqual([30, 10, 20]);
    expect(priceAt(moved, 0, 2, 'year')).toBe(500);
    const fewer = withoutClass(moved, 1);
    expect([0, 1].map((at) => priceAt(fewer, 0, at, 'night'))).toEqual([30, 20]);
    expect(rowsOf(fewer)).toEqual([2, 2, 2]);
  });

  it('stay where a move leads nowhere', () => {
    const form = listed();
    for (const [from, to] of [
      [0, -1],
      [2, 4],
      [1, 1],
      [1, 2],
    ] as const) {
      expect(withClassMoved(form, from, to)).toEqual(form);
    }
  });

  it('of another season are copied, or fill only what is empty', () => {
    const form = listed();
    setPrice(form, 1, 0, 'night', 7);
    expect(pricesThatDiffer(form, 0, 1)).toBe(1);
    expect([0, 1].map((at) => priceAt(withPricesOf(form, 0, 1, false), 1, at, 'night'))).toEqual([10, 20]);
    expect([0, 1].map((at) => priceAt(withPricesOf(form, 0, 1, true), 1, at, 'night'))).toEqual([7, 20]);
  });
});

describe('sizes of one class', () => {
  it('are classes of one name that stand together', () => {
    const form = withSize(listed(), 1);
    expect(groupsOf(form)).toEqual([
      { from: 0, count: 1 },
      { from: 1, count: 2 },
      { from: 3, count: 1 },
    ]);
    form.classes![2]!.takes.piers = ['0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b31'];
    expect(groupsOf(form)).toHaveLength(4);
  });

  it('become one class again, for all that the largest took', () => {
    const sized = withSize(listed(), 1);
    sized.classes![2]!.takes.max_length = 18;
    const { form } = withCharging(sized, { from: 1, count: 2 }, 'METRE');
    expect(form.classes).toHaveLength(3);
    expect(form.classes![1]!.takes.max_length).toBe(18);
    expect(rowsOf(form)).toEqual([3, 3, 3]);
  });
});

describe('another way to charge', () => {
  const group = { from: 1, count: 1 };

  it('empties prices whose unit changes, in all seasons and for the year, and counts them', () => {
    const { form, emptied } = withCharging(listed(), group, 'METRE');
    expect(emptied).toBe(2);
    expect([priceAt(form, 0, 1, 'night'), priceAt(form, 0, 1, 'year')]).toEqual([null, null]);
    expect(priceAt(form, 0, 2, 'night')).toBe(30);
    expect(form.classes![1]!.charged).toEqual({ by: 'METRE', counted: 'EXACT', least: null });
  });

  it('keeps the prices of a metre above a flat price', () => {
    const metre = withCharging(listed(), group, 'METRE').form;
    setPrice(metre, 0, 1, 'night', 3.6);
    const { form, emptied } = withCharging(metre, group, 'FLAT_THEN_METRE');
    expect([emptied, priceAt(form, 0, 1, 'night')]).toEqual([0, 3.6]);
  });

  it('keeps flat prices for the first of several sizes', () => {
    const { form, emptied } = withCharging(listed(), group, 'SIZES_BY_LENGTH_AND_BEAM');
    expect([emptied, priceAt(form, 0, 1, 'night'), priceAt(form, 0, 2, 'night')]).toEqual([0, 20, null]);
    expect(groupsOf(form)[1]).toEqual({ from: 1, count: 2 });
  });

  it.each(['FLAT', 'METRE', 'FLAT_THEN_METRE', 'SQUARE_METRE'] as const)(
    '%s is what the class says then',
    (charging) => {
      const { form } = withCharging(listed(), group, charging);
      expect(chargingOf(form, group)).toBe(charging);
    },
  );
});
