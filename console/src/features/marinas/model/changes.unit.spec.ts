import { expect, it } from '@jest/globals';
import { changedFields, wrongFields } from './changes.js';

it('names the fields that differ', () => {
  const before = { settings: { nights: 60, steps: [{ days: 1 }] }, kit: { notes: {} } };
  expect(changedFields(before, before)).toEqual([]);
  expect(
    changedFields(before, { settings: { nights: 60, steps: [{ days: 2 }] }, kit: { notes: { en: 'x' } } }),
  ).toEqual(['settings.steps', 'kit.notes']);
});

it('counts wrong fields, however deep they are', () => {
  const wrong = { type: 'too_big', message: 'moreThan999' };
  expect(wrongFields({})).toBe(0);
  expect(wrongFields({ settings: { nights: wrong, steps: [undefined, { days: wrong }] } })).toBe(2);
});
