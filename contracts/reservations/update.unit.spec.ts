import { describe, expect, it } from '@jest/globals';
import { exampleIds, examplePayment, exampleStay } from './examples.js';
import { updateReservation } from './update.js';

const send = (action: string, payload: unknown, more: object = {}) =>
  updateReservation.safeParse({ reservation_id: exampleIds.reservation, action, payload, ...more });

const complaints = (action: string, payload: unknown): string[] =>
  (send(action, payload).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

const offer = { payment: examplePayment };

describe('updating a reservation', () => {
  it.each([
    ['UPDATE', { ...offer, ...exampleStay, internal_notes: 'x', message: 'y' }],
    ['NOTIFY', offer],
    ['APPROVE', {}],
    ['APPROVE', { ...offer, berth_id: exampleIds.berth, required_documents: { skipper_id: true } }],
    ['ADD_TO_WAITING_LIST', { internal_notes: 'First in line' }],
    ['UPDATE_DATE', { suggested_dates: [exampleStay] }],
    ['UPDATE_NOTE', { internal_notes: '' }],
    ['CANCEL', { reason: 'far' }],
    ['CANCEL', { reason: 'other', message: 'Storm damage', refundAmount: 12.5 }],
    ['CANCEL', { reason: 'full', refundAmount: null }],
  ])('%s accepts its own payload', (action, payload) => {
    expect(complaints(action, payload)).toEqual([]);
  });

  const refusedPayloads: [string, string, unknown, string][] = [
    ['an offer without a payment block', 'UPDATE', {}, 'payload.payment: reservation_priceRequired'],
    ['an offer without price', 'UPDATE', { payment: {} }, 'payload.payment.price_per_night: reservation_priceRequired'],
    [
      'more nights redeemed than the new stay has',
      'UPDATE',
      { payment: { ...examplePayment, nights_to_redeem: 9 }, ...exampleStay },
      'payload.payment.nights_to_redeem: reservation_moreThanTotal',
    ],
    [
      'more nights redeemed, sent beside the payment',
      'UPDATE',
      { ...offer, ...exampleStay, nights_to_redeem: 9 },
      'payload.payment.nights_to_redeem: reservation_moreThanTotal',
    ],
    [
      'a deposit of more nights than the new stay has',
      'APPROVE',
      { payment: { ...examplePayment, deposit: { type: 'NIGHTS', amount: 6 } }, ...exampleStay },
      'payload.payment.deposit.amount: pricingDepositValueError',
    ],
    [
      'an arrival alone',
      'UPDATE',
      { ...offer, start_date: '2027-07-14' },
      'payload.end_date: reservation_dates_required',
    ],
    ['a departure alone', 'APPROVE', { end_date: '2027-07-14' }, 'payload.start_date: reservation_dates_required'],
    [
      'a stay that ends before it starts',
      'ADD_TO_WAITING_LIST',
      { start_date: '2027-07-14', end_date: '2027-07-13' },
      'payload.end_date: reservation_minOneNight',
    ],
    ['no suggestion', 'UPDATE_DATE', { suggested_dates: [] }, 'payload.suggested_dates: reservation_dates_required'],
    ['suggestions missing', 'UPDATE_DATE', {}, 'payload.suggested_dates: reservation_dates_required'],
    [
      'half a suggestion',
      'UPDATE_DATE',
      { suggested_dates: [exampleStay, { start_date: '2027-07-14' }] },
      'payload.suggested_dates.1.end_date: reservation_dates_required',
    ],
    [
      'a suggestion of no night',
      'UPDATE_DATE',
      { suggested_dates: [{ start_date: '2027-07-14', end_date: '2027-07-14' }] },
      'payload.suggested_dates.0.end_date: reservation_minOneNight',
    ],
    [
      'eleven suggestions',
      'UPDATE_DATE',
      { suggested_dates: Array.from({ length: 11 }, () => exampleStay) },
      'payload.suggested_dates: tooMany',
    ],
    ['a note too long', 'UPDATE_NOTE', { internal_notes: 'x'.repeat(2001) }, 'payload.internal_notes: tooLong'],
    ['a cancellation without reason', 'CANCEL', {}, 'payload.reason: provideReason'],
    ['an unknown reason', 'CANCEL', { reason: 'whim' }, 'payload.reason: provideReason'],
    ['the reason other without text', 'CANCEL', { reason: 'other' }, 'payload.message: provideReason'],
    ['the reason other with blanks', 'CANCEL', { reason: 'other', message: '  ' }, 'payload.message: provideReason'],
    [
      'a negative refund',
      'CANCEL',
      { reason: 'full', refundAmount: -1 },
      'payload.refundAmount: reservation_inValidNumber',
    ],
    [
      'a refund of three decimals',
      'CANCEL',
      { reason: 'full', refundAmount: 1.005 },
      'payload.refundAmount: reservation_inValidNumber',
    ],
  ];

  it.each(refusedPayloads)('refuses %s', (_, action, payload, complaint) => {
    expect(complaints(action, payload)).toEqual([complaint]);
  });

  it('refuses an unknown action, the payload of another action and unknown fields', () => {
    expect(send('DELETE', {}).error?.issues[0]?.path).toEqual(['action']);
    expect(send('UPDATE_NOTE', { internal_notes: 'x', reason: 'full' }).error?.issues[0]?.code).toBe(
      'unrecognized_keys',
    );
    expect(send('APPROVE', {}, { marina_id: exampleIds.marina }).error?.issues[0]?.code).toBe('unrecognized_keys');
  });

  it('takes redeemed nights from beside the payment block into it', () => {
    const parsed = send('UPDATE', { ...offer, nights_to_redeem: 2 }).data;
    expect(parsed?.action === 'UPDATE' && parsed.payload.payment.nights_to_redeem).toBe(2);
  });

  it('reads a message without reason as the free text of other', () => {
    const parsed = send('CANCEL', { message: 'The quay is closed.' }).data;
    expect(parsed?.payload).toEqual({ reason: 'other', message: 'The quay is closed.', refundAmount: null });
  });

  it('approves without a payload, but sends no price without one', () => {
    expect(send('APPROVE', undefined).success).toBe(true);
    expect(send('UPDATE', undefined).success).toBe(false);
  });
});
