import { expect, it } from '@jest/globals';
import { isFirstPaymentSettled } from './payment-words.js';

it.each([
  ['is due while nothing was paid', 'approved', 0, false],
  ['is settled once something was paid', 'approved', 25.2, true],
  ['is settled after a cancellation', 'canceled_by_boater', 0, true],
  ['is settled once it has expired', 'payment_expired', 0, true],
] as const)('the first payment %s', (_, reservation_status, paid_amount, settled) =>
  expect(isFirstPaymentSettled({ reservation_status, payment: { paid_amount } })).toBe(settled),
);
