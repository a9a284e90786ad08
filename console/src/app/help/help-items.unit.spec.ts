import { expect, it } from '@jest/globals';
import { helpItems } from './help-items.js';

it.each([
  ['TEM', ['helpCenter', 'systemWalkthrough', 'shortcuts', 'termsOfService']],
  ['BFG', ['shortcuts', 'termsOfService']],
  ['IGY', ['shortcuts', 'termsOfService']],
  ['STX', ['shortcuts', 'termsOfService']],
  [null, ['shortcuts', 'termsOfService']],
])('members of %s are offered %j', (association, items) => {
  expect(helpItems(association)).toEqual(items);
});
