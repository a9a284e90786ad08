import { expect, it } from '@jest/globals';
import { ApiError } from '../../lib/api/api-error.js';
import { overtaken } from './overtaken.js';

it.each([
  ['STALE', 'alone'],
  ['RESERVATION_ACTION_NOT_ALLOWED', 'alone'],
  ['TRAFFIC_NOT_BOOKED', 'alone'],
  ['RESERVATION_HAS_BERTH', 'beside'],
  ['RESERVATION_BERTH_OFFER_RUNNING', 'beside'],
  ['RESERVATION_NO_SUPPLY_ALERT', 'beside'],
  ['TRAFFIC_ALREADY_SEEN', 'beside'],
  ['BERTH_TOO_SMALL', null],
  ['OFFLINE', null],
])('%s is named by who acted first: %s', (error_type, how) => {
  expect(overtaken(new ApiError({ status: 409, error_type }))).toBe(how);
});

it('a payment that is more than what is still owed came after another one', () => {
  const errors = [{ path: 'amount', code: 'reservation_paymentMoreThanBalance' }];
  expect(overtaken(new ApiError({ status: 400, error_type: 'VALIDATION', errors }))).toBe('beside');
  expect(overtaken(new Error('defect'))).toBeNull();
});
