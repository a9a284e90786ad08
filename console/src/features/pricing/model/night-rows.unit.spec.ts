import { expect, it } from '@jest/globals';
import { nightRows } from './night-rows.js';
import { blankPlan, type PlanForm } from './plan-form.js';

const plan = blankPlan('Low');
const [low] = plan.seasons;
const form: PlanForm = {
  ...plan,
  classes: [
    { name: 'Up to 8 m', takes: {} as never, charged: { by: 'BOAT' }, year: null },
    {
      name: '8 to 15 m',
      takes: {} as never,
      charged: { by: 'METRE', counted: 'HALF_STARTED', least: null },
      year: null,
    },
  ],
  seasons: [
    { ...low!, prices: [{ night: 13, week: null, month: null, season: null }, { night: 1.8 } as never] },
    { ...low!, name: 'High', prices: [{ night: 26 } as never, { night: 3.6 } as never] },
  ],
};
const counted = { class: '8 to 15 m', unit: 'METRE' as const, units: 14.5, factor: 1.5 };
const night = { date: '2027-08-29', name: 'High', charged_as: 'night' as const, amount: 78.3 };

it('a night shows the list’s price of a metre where it says the whole amount', () => {
  expect(nightRows(form, [night], counted)).toEqual([{ ...night, season: 1, each: 3.6 }]);
});

it.each([
  ['a night that a weekend or a pier makes dearer', { amount: 86.13 }, counted],
  ['a night of a week', { charged_as: 'week' as const }, counted],
  ['a class that the draft no longer has', {}, { ...counted, class: 'Gone' }],
  ['a boat that nobody counted', {}, undefined],
])('%s shows no price of a unit', (_, changes, given) => {
  expect(nightRows(form, [{ ...night, ...changes }], given)[0]?.each).toBeNull();
});

it('a night of a contract belongs to no season', () => {
  expect(nightRows(form, [{ ...night, name: 'Half a year' }], counted)[0]?.season).toBeNull();
});
