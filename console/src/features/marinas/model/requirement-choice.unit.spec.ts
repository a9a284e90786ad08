import { expect, it } from '@jest/globals';
import { askedAt, askedInstantly, stageOf } from './requirement-choice.js';

const none = { initial_inquiry: [], before_approval: [], after_approval: [], instant_booking: ['HULL_TYPE' as const] };

it('asks for a paper at one stage only', () => {
  const before = askedAt(none, 'VESSEL_INSURANCE', 'before_approval');
  expect(stageOf(before, 'VESSEL_INSURANCE')).toBe('before_approval');
  const after = askedAt(before, 'VESSEL_INSURANCE', 'after_approval');
  expect(after).toEqual({ ...none, after_approval: ['VESSEL_INSURANCE'] });
  expect(askedAt(after, 'VESSEL_INSURANCE', 'never')).toEqual(none);
});

it('requires a field at instant booking beside the other stages', () => {
  const both = askedInstantly({ ...none, initial_inquiry: ['VESSEL_TYPE'] }, 'VESSEL_TYPE', true);
  expect(both).toEqual({ ...none, initial_inquiry: ['VESSEL_TYPE'], instant_booking: ['HULL_TYPE', 'VESSEL_TYPE'] });
  expect(askedInstantly(both, 'HULL_TYPE', false).instant_booking).toEqual(['VESSEL_TYPE']);
});
