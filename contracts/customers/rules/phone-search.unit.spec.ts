import { expect, it } from '@jest/globals';
import { spacedPhone } from './phone-search.js';

it.each([
  ['+33-611223344', '+33 611223344'],
  ['(06) 61-66.52/63', '06 61 66 52 63'],
  [' +33 6 11 22 33 44 ', '+33 6 11 22 33 44'],
])('shows %s as %s', (typed, shown) => expect(spacedPhone(typed)).toBe(shown));
