import { expect, it } from '@jest/globals';
import { askedAt, stageOf } from './requirement-choice.js';

const none = { initial_inquiry: [], before_approval: [], after_approval: [], instant_booking: ['HULL_TYPE' as const] };

it('asks for a paper at one stage only', () => {
  const before = askedAt(none, 'VESSEL_INSURANCE', 'before_approval');
  expect(stageOf(before, 'VESSEL_INSURANCE')).toBe('before_approval');
  const after = askedAt(before, 'VESSEL_INSURANCE', 'after_approval');
  expect(after).toEqual({ ...none, after_approval: ['VESSEL_INSURANCE'] });
  expect(askedAt(after, 'VESSEL_INSURANCE', 'never')).toEqual(none);
});
