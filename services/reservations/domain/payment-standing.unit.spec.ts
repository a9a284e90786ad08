import { expect, it } from '@jest/globals';
import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { byBoater, NOW } from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import { paymentStanding, paymentStatus, type ReservationState } from './reservation-state.js';

/** 350.00 in all, of which a deposit of 70.00 is due. */
const approved = given(byBoater['APPROVED+DUE']).state;

type Refund = readonly [amount: number, issued: boolean];
const reached = (amount: number): Refund => [amount, true];
const onItsWay = (amount: number): Refund => [amount, false];

function stateWith(end: StatusCode | null, paid: readonly number[], refunds: readonly Refund[]): ReservationState {
  const ended = end === null ? [] : [{ status_code: end, action_required: null, created_at: NOW }];
  return {
    ...approved,
    statuses: [...approved.statuses, ...ended],
    payments: paid.map((amount, index) => ({ amount: amount * 100, provider_reference: `pay-${index}`, at: NOW })),
    refunds: refunds.map(([amount, issued], index) => ({
      refund_no: index + 1,
      amount: amount * 100,
      parts: [],
      issued,
    })),
  };
}

it.each([
  ['nothing is paid', null, [], [], null, 'due'],
  ['a part of what is due is paid', null, [10], [], null, 'due'],
  ['the deposit is paid', null, [70], [], null, 'part_paid'],
  ['a part beyond the deposit is paid', null, [70, 100], [], null, 'part_paid'],
  ['all is paid', null, [70, 280], [], 'succeeded', 'paid'],
  ['too much is paid, and the surplus refunded', null, [350, 50], [reached(50)], 'succeeded', 'partially_refunded'],
  ['a part is refunded, and owed again', null, [350], [reached(100)], null, 'part_paid'],
  ['the deposit is refunded, and due again', null, [70], [reached(70)], 'refunded', 'due'],
  ['a cancelled stay keeps its payment', 'CANCELED_BY_MARINA', [70], [], 'succeeded', 'paid'],
  ['a refund is on its way', 'CANCELED_BY_MARINA', [70], [onItsWay(70)], 'succeeded', 'paid'],
  ['a part is refunded', 'CANCELED_BY_BOATER', [350], [reached(100)], 'succeeded', 'partially_refunded'],
  [
    'one of two refunds has arrived',
    'CANCELED_BY_BOATER',
    [350],
    [reached(100), onItsWay(250)],
    'succeeded',
    'partially_refunded',
  ],
  ['all is refunded', 'CANCELED_BY_BOATER', [70, 280], [reached(350)], 'refunded', 'refunded'],
  ['the payment was not made in time', 'PAYMENT_EXPIRED', [], [], null, null],
] as const)('when %s, the status has a word of the specification or none, and the standing says the rest', (...row) => {
  const [, end, paid, refunds, status, standing] = row;
  const state = stateWith(end, paid, refunds);
  expect([paymentStatus(state), paymentStanding(state)]).toEqual([status, standing]);
});
