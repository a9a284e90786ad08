import { expect, it } from '@jest/globals';
import { saveHindrance } from './pier-form.js';
import { sizesOfPier } from './pier-sizes.js';

const form = { mayEdit: true, name: 'P', nameWrong: false, sizes: sizesOfPier(null) };
const half = { ...form.sizes, max_loa: 12 };

it.each([
  ['a right form', {}, null],
  ['a user who may not edit', { mayEdit: false, name: '' }, 'mayNotEdit'],
  ['a blank name', { name: ' ', nameWrong: true }, 'nameMissing'],
  ['a name that is taken', { nameWrong: true }, 'correctFirst'],
  ['one size of three', { sizes: half }, 'correctFirst'],
])('says why a pier cannot be saved: %s', (_case, changed, hindrance) => {
  expect(saveHindrance({ ...form, ...changed })).toBe(hindrance);
});
