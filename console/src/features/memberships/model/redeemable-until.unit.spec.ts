import { expect, it } from '@jest/globals';
import { redeemableUntil } from './redeemable-until.js';

it.each([
  ['the card’s end before the first visit', null, '2028-06-01', '2027-06-02', '2028-06-01'],
  ['one year after the first visit', '2027-05-14', '2028-06-01', '2027-06-02', '2028-05-14'],
  ['the card’s end where it is earlier', '2027-05-14', '2028-02-01', '2027-06-02', '2028-02-01'],
  ['the end of the second year of a renewed card', '2026-05-14', '2028-06-01', '2027-06-02', '2028-05-14'],
  ['the end of the first year on its last day', '2026-05-14', '2028-06-01', '2027-05-13', '2027-05-14'],
  ['28 February where the first visit was on the 29th', '2028-02-29', '2031-01-01', '2028-06-01', '2029-02-28'],
])('present nights can be redeemed until %s', (_case, first_visit_on, expires_on, today, until) => {
  expect(redeemableUntil({ expires_on, first_visit_on }, today)).toBe(until);
});
