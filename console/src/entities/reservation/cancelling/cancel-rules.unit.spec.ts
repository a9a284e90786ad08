import { describe, expect, it } from '@jest/globals';
import { exampleDetail } from '../../../../../contracts/reservations/examples.js';
import { reservationDetail } from '../../../../../contracts/reservations/detail.js';
import { cancelReasons } from '../../../../../contracts/reservations/vocabulary.js';
import {
  asksForRefund,
  cancelErrors,
  heldMoney,
  isDecline,
  reasonsFor,
  policyRefundOf,
  refundAmountOf,
  refundTyped,
  tipFor,
  refundWays,
} from './cancel-rules.js';

const draft = { reason: 'full' as const, message: '', refund: '10' };
const reservation = reservationDetail.parse(exampleDetail);

describe('the cancel dialog', () => {
  it.each([
    ['is content with a reason', draft, {}],
    ['wants a reason', { ...draft, reason: null }, { reason: 'provideReason' }],
    [
      'wants words for another reason',
      { ...draft, reason: 'other' as const, message: '  ' },
      { message: 'provideReason' },
    ],
    ['takes words for another reason', { ...draft, reason: 'other' as const, message: 'Storm damage' }, {}],
    ['wants a refund to be stated', { ...draft, refund: ' ' }, { refund: 'reservation_refundRequired' }],
    ['takes a refund of nothing', { ...draft, refund: '0' }, {}],
    ['takes a refund up to what is held', { ...draft, refund: '100.50' }, {}],
    ['refuses a refund above it', { ...draft, refund: '100.51' }, { refund: 'reservation_refundMoreThanPaid' }],
    ['refuses what is no amount', { ...draft, refund: '1.234' }, { refund: 'reservation_inValidNumber' }],
  ])('%s', (_name, given, errors) => expect(cancelErrors(given, 100.5)).toEqual(errors));

  it('wants no refund where nothing was paid', () => {
    expect(cancelErrors({ ...draft, refund: '' }, null)).toEqual({});
  });

  it.each([
    ['', null],
    ['0', 0],
    ['12,50', 12.5],
    ['7.', 7],
    ['abc', null],
    ['1.234', null],
  ])('reads "%s" as %s', (typed, amount) => expect(refundAmountOf(typed)).toBe(amount));

  it.each([
    ['clears on a minus sign', '12', '-12', ''],
    ['drops a third decimal', '12.34', '12.345', '12.34'],
    ['drops letters', '12', '12x', '12'],
    ['takes a comma', '12', '12,', '12,'],
  ])('%s', (_name, before, typed, after) => expect(refundTyped(before, typed)).toBe(after));

  it('asks for a refund once something was paid', () => {
    expect(asksForRefund(reservation)).toBe(false);
    const paid = {
      ...reservation.payment,
      paid_at: '2027-05-02T10:05:00.000Z',
      paid_amount: 59.5,
      refunded_amount: 9.4,
    };
    expect(asksForRefund({ payment: paid })).toBe(true);
    expect(heldMoney({ payment: paid })).toBe(50.1);
  });

  it.each(
    cancelReasons.map(
      (reason) =>
        [reason, { full: 'matching', far: 'inventory', long: 'inventory' }[reason as string] ?? null] as const,
    ),
  )('has for %s the tip %s', (reason, tip) => expect(tipFor(reason, false)).toBe(tip));

  it('has no inventory tip on a phone', () => {
    expect(tipFor('far', true)).toBeNull();
    expect(tipFor('long', true)).toBeNull();
    expect(tipFor('full', true)).toBe('matching');
    expect(tipFor(null, false)).toBeNull();
  });

  it('declines requests and cancels bookings', () => {
    const approved = {
      status_code: 'APPROVED' as const,
      action_required: null,
      created_at: '2027-05-02T10:05:00.000Z',
    };
    expect(isDecline({ source: 'BOATER', statuses: [] })).toBe(true);
    expect(isDecline({ source: 'BOATER', statuses: [approved] })).toBe(false);
    expect(isDecline({ source: 'BOATER', statuses: [{ ...approved, status_code: 'INSTANT_BOOK' }] })).toBe(false);
    expect(isDecline({ source: 'MARINA', statuses: [] })).toBe(false);
  });

  it.each([
    ['a booked stay that began', 'APPROVED', '2027-07-03', true],
    ['an instant booking on its day of arrival', 'INSTANT_BOOK', '2027-07-02', true],
    ['a booked stay before its day of arrival', 'APPROVED', '2027-07-01', false],
    ['what was never booked', 'UPDATED', '2027-07-03', false],
  ] as const)('for %s offers a no-show or not', (_what, status_code, today, offered) => {
    const at = { action_required: null, created_at: '2027-05-02T10:05:00.000Z' };
    const reasons = reasonsFor({ start_date: '2027-07-02', statuses: [{ ...at, status_code }] }, today);
    expect(reasons).toEqual(offered ? cancelReasons : cancelReasons.filter((reason) => reason !== 'customer_no_show'));
  });
});

describe('the refund by policy', () => {
  const payment = { ...reservation.payment, paid_amount: 59.51, refunded_amount: 0 };
  const terms = (percent_today: number) => ({ file: null, percent_today, steps: [] });

  it.each([
    [100, 59.51],
    [50, 29.76],
    [0, 0],
  ])('at %s percent is %s of what was paid', (percent, amount) => {
    expect(policyRefundOf({ payment, cancellation_terms: terms(percent) })).toBe(amount);
  });

  it('leaves out what was refunded before', () => {
    expect(policyRefundOf({ payment: { ...payment, refunded_amount: 9.51 }, cancellation_terms: terms(50) })).toBe(25);
  });

  it('does not exist where the boater cannot cancel', () => {
    expect(policyRefundOf({ payment, cancellation_terms: null })).toBeNull();
  });
});

describe('how a refund goes back', () => {
  const paid = (method: 'ONLINE' | 'CASH', amount: number, undone = false) => ({ ...entry, method, amount, undone });
  const entry = {
    payment_no: 1,
    received_on: '2027-06-01',
    reference: '',
    recorded_by: null,
    recorded_at: '2027-06-01T08:00:00.000Z',
    undoable: false,
  };
  const back = (amount: number, at_counter: boolean) => ({
    refund_no: 1,
    amount,
    at_counter,
    paid_out: true,
    method: null,
    paid_on: null,
    reference: '',
  });
  const payment = reservationDetail.parse(exampleDetail).payment;

  it.each([
    [33.21, [paid('ONLINE', 19.93), paid('CASH', 46.49)], [], { card: 19.93, counter: 13.28 }],
    [10, [paid('ONLINE', 19.93), paid('CASH', 46.49)], [], { card: 10, counter: 0 }],
    [10, [paid('CASH', 46.49)], [], { card: 0, counter: 10 }],
    [33.21, [paid('ONLINE', 19.93), paid('CASH', 46.49)], [back(15, false)], { card: 4.93, counter: 28.28 }],
    [10, [paid('ONLINE', 19.93, true), paid('CASH', 46.49)], [back(5, true)], { card: 0, counter: 10 }],
  ])('of %s', (amount, payments, refunds, ways) =>
    expect(refundWays(amount, { ...payment, payments, refunds })).toEqual(ways),
  );
});
