import { expect, it } from '@jest/globals';
import { planTiers } from '../../../../../contracts/pricing/plan-tiers.js';
import { blankPlan } from './plan-form.js';
import { withCap } from './with-cap.js';

it('caps a list that has no tiers yet, and keeps the rest of those that it has', () => {
  const plan = blankPlan('All year');
  expect(planTiers.parse(withCap(plan).tiers)).toEqual(planTiers.parse({ combine: 'CAPPED' }));
  const tiers = planTiers.parse({ combine: 'ADD_UP', edge: 'FIRST_NIGHT', week: { nights: 6, costs_nights: 5 } });
  expect(withCap({ ...plan, tiers }).tiers).toEqual({ ...tiers, combine: 'CAPPED' });
});
