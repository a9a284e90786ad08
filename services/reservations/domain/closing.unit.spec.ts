import { describe, expect, it } from '@jest/globals';
import type { CancelReason } from '../../../contracts/reservations/vocabulary.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  END,
  START,
  TODAY,
  beforeTerms,
  boater,
  byBoater,
  byMarina,
  inMarina,
  offerWithDeposit,
  on,
  staff,
  system,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import { refundPercent, stepsLeft } from '../../../contracts/marinas/rules/cancellation.js';
import type { ReservationEvent } from './events/reservation-event.js';
import type { ReservationCommand } from './reservation-command.js';
import { heldAmount, isBooked, paidAt, paymentStanding, paymentStatus, standingCode } from './reservation-state.js';

const cancel = (over: { reason?: CancelReason | null; message?: string; refund_amount?: number } = {}) =>
  ({ type: 'CancelByMarina', reason: 'full', message: null, ...over }) satisfies ReservationCommand;
const decline: ReservationCommand = { type: 'CancelByBoater', message: 'Changed my mind' };
const pay = (amount: number, provider_reference = 'pay-7'): ReservationCommand => ({
  type: 'ReceivePayment',
  amount,
  provider_reference,
});

describe('paying', () => {
  it('takes exactly what is due, and then it is booked', () => {
    const paid = given(byBoater['APPROVED+DUE']).when(pay(70_00), boater);
    paid.then({ type: 'PaymentReceived', data: { amount: 70_00, provider_reference: 'pay-7' } });
    expect(paid.state().statuses.at(-1)).toMatchObject({ status_code: 'APPROVED', action_required: null });
    expect(isBooked(paid.state())).toBe(true);
    expect(isBooked(given(byBoater['APPROVED+DUE']).state)).toBe(false);
    expect([paymentStatus(paid.state()), paymentStanding(paid.state())]).toEqual([null, 'part_paid']);
    expect(paidAt(paid.state())).toBe(boater.now);
    expect(paid.state().deadline).toBeNull();
  });

  it.each([69_99, 70_01, 0])('refuses %i cents', (amount) => {
    given(byBoater['APPROVED+DUE'])
      .when(pay(amount), boater)
      .thenRefused('RESERVATION_PAYMENT_AMOUNT_WRONG', { details: { due: 70_00 } });
  });

  it('distinguishes a payment reported twice from one that is not due', () => {
    given(byBoater['APPROVED+PAID'])
      .when(pay(70_00, 'pay-1'), system)
      .thenRefused('RESERVATION_PAYMENT_ALREADY_RECORDED');
    given(byBoater.INSTANT_BOOK).when(pay(70_00, 'pay-1'), system).thenRefused('RESERVATION_PAYMENT_ALREADY_RECORDED');
    given(byBoater['APPROVED+PAID']).when(pay(70_00), system).thenRefused('RESERVATION_PAYMENT_NOT_DUE');
  });
});

describe('cancelling by the marina', () => {
  it('needs a reason, and a message if the reason is "other"', () => {
    given(byBoater.INITIATED)
      .when(cancel({ reason: null }), staff)
      .thenFieldErrors({ path: 'reason', code: 'provideReason' });
    given(byBoater.INITIATED)
      .when(cancel({ reason: 'other', message: '  ' }), staff)
      .thenFieldErrors({ path: 'message', code: 'provideReason' });
    given(byBoater.INITIATED)
      .when(cancel({ reason: 'other', message: 'Works on the pier' }), staff)
      .then({ type: 'ReservationCanceledByMarina', data: { reason: 'other', refund: 0 } });
  });

  it('refunds everything unless staff enter another amount, at most what was paid', () => {
    const paid = given(byBoater['APPROVED+PAID']);
    const inAugust = inMarina({ cancellation_policy: [] });
    paid
      .when(cancel(), inAugust)
      .then(
        { type: 'ReservationCanceledByMarina', data: { refund: 70_00 } },
        { type: 'RefundRequested', data: { amount: 70_00, parts: [{ provider_reference: 'pay-1', amount: 70_00 }] } },
      );
    paid
      .when(cancel({ refund_amount: 20_00 }), staff)
      .then({ type: 'ReservationCanceledByMarina' }, { type: 'RefundRequested', data: { amount: 20_00 } });
    paid.when(cancel({ refund_amount: 0 }), staff).then({ type: 'ReservationCanceledByMarina', data: { refund: 0 } });
    const tooMuch = { path: 'refundAmount', code: 'reservation_refundMoreThanPaid' };
    paid.when(cancel({ refund_amount: 70_01 }), staff).thenFieldErrors(tooMuch);
    paid.when(cancel({ refund_amount: -1 }), staff).thenFieldErrors(tooMuch);
    paid.when(cancel({ refund_amount: 0.5 }), staff).thenFieldErrors(tooMuch);
  });

  it.each([
    [0, 35_00],
    [1, 0],
  ])('as a no-show %i days after the arrival follows the policy, unless staff enter an amount', (days, refund) => {
    const policy = [{ days_before_arrival: 0, refund_percent: 50 }];
    const at = inMarina({ cancellation_policy: policy }, on(addDays(START, days), staff));
    const paid = given(beforeTerms(byBoater['APPROVED+PAID']));
    const [canceled] = paid.when(cancel({ reason: 'customer_no_show' }), at).events();
    expect(canceled).toMatchObject({ type: 'ReservationCanceledByMarina', data: { refund } });
    const [other] = paid.when(cancel({ reason: 'customer_no_show', refund_amount: 10_00 }), at).events();
    expect(other).toMatchObject({ data: { refund: 10_00 } });
    const [full] = paid.when(cancel({ reason: 'customer' }), at).events();
    expect(full).toMatchObject({ data: { refund: 70_00 } });
  });

  it.each([
    ['before the day of arrival', byBoater['APPROVED+PAID'], addDays(START, -1)],
    ['that was never booked', byBoater.UPDATED, START],
  ])('refuses a no-show for a stay %s', (_which, history, today) => {
    given(history)
      .when(cancel({ reason: 'customer_no_show' }), on(today, staff))
      .thenFieldErrors({ path: 'reason', code: 'reservation_noShowTooEarly' });
  });

  it('refunds nothing if nothing was paid', () => {
    given(byBoater['APPROVED+DUE'])
      .when(cancel({ refund_amount: 1 }), staff)
      .thenRefused('RESERVATION_NOTHING_PAID');
    given(byBoater['APPROVED+DUE'])
      .when(cancel({ refund_amount: 0 }), staff)
      .then({ type: 'ReservationCanceledByMarina' });
  });

  it('releases the berth', () => {
    given(byBoater.INSTANT_BOOK)
      .when(cancel(), staff)
      .then(
        { type: 'ReservationCanceledByMarina' },
        { type: 'RefundRequested' },
        { type: 'BerthUnassigned', data: { allocation_id: 'allocation-1', cause: 'CLOSED' } },
      );
  });

  it('is possible until the departure date has passed', () => {
    given(byBoater.APPROVED).when(cancel(), on(END)).then({ type: 'ReservationCanceledByMarina' });
    given(byBoater.APPROVED)
      .when(cancel(), on(addDays(END, 1)))
      .thenRefused('RESERVATION_PAST');
  });
});

describe('cancelling by the boater', () => {
  const policy = [
    { days_before_arrival: 7, refund_percent: 50 },
    { days_before_arrival: 30, refund_percent: 100 },
  ];
  it.each([
    [
      40,
      [
        [30, 100],
        [7, 50],
      ],
    ],
    [
      30,
      [
        [30, 100],
        [7, 50],
      ],
    ],
    [29, [[7, 50]]],
    [6, []],
  ])('%i days before arrival, the remaining refund tiers have their last day', (days, left) => {
    const expected = left.map(([before = 0, percent]) => ({ until: addDays(START, -before), percent }));
    expect(stepsLeft([...policy, { days_before_arrival: 0, refund_percent: 0 }], addDays(START, -days), START)).toEqual(
      expected,
    );
  });

  it.each([
    [30, 100],
    [29, 50],
    [7, 50],
    [6, 0],
    [0, 0],
  ])('%i days before arrival refunds %i percent', (days, percent) => {
    expect(refundPercent(policy, addDays(START, -days), START)).toBe(percent);
    const at = inMarina({ cancellation_policy: policy }, on(addDays(START, -days), boater));
    const expected = [
      { type: 'ReservationCanceledByBoater', data: { declined: false, refund: (70_00 * percent) / 100 } },
      ...(percent === 0 ? [] : [{ type: 'RefundRequested', data: { amount: (70_00 * percent) / 100 } }]),
    ];
    given(beforeTerms(byBoater['APPROVED+PAID']))
      .when(decline, at)
      .then(...expected);
  });

  it('refunds everything up to the arrival date if the marina set no policy', () => {
    given(byBoater['APPROVED+PAID'])
      .when(decline, on(START, boater))
      .then({ type: 'ReservationCanceledByBoater', data: { refund: 70_00 } }, { type: 'RefundRequested' });
    given(byBoater['APPROVED+PAID'])
      .when(decline, on(addDays(START, 1), boater))
      .then({ type: 'ReservationCanceledByBoater', data: { refund: 0 } });
  });

  it('distinguishes declining an offer from withdrawing a request', () => {
    for (const [history, declined] of [
      [byBoater.UPDATED, true],
      [byBoater.MARINA_ADDED_DATES, true],
      [byBoater.INITIATED, false],
    ] as const) {
      given(history).when(decline, boater).then({ type: 'ReservationCanceledByBoater', data: { declined } });
    }
    given(byBoater.APPROVED)
      .when(decline, on(addDays(END, 1), boater))
      .thenRefused('RESERVATION_PAST');
  });
});

describe('refunds', () => {
  it('count once the provider has confirmed them, each once', () => {
    const canceled = given(byBoater['APPROVED+PAID']).when(cancel(), staff);
    const history = [...byBoater['APPROVED+PAID'], ...canceled.events()];
    expect(paymentStatus(canceled.state())).toBe('succeeded');
    expect(heldAmount(canceled.state())).toBe(0);
    const confirm: ReservationCommand = { type: 'ConfirmRefund', refund_no: 1, provider_reference: 're-1' };
    const refunded = given(history).when(confirm, system);
    refunded.then({ type: 'RefundIssued', data: { refund_no: 1, amount: 70_00, provider_reference: 're-1' } });
    expect(paymentStatus(refunded.state())).toBe('refunded');
    given([...history, ...refunded.events()])
      .when(confirm, system)
      .thenRefused('RESERVATION_REFUND_UNKNOWN');
    given(history)
      .when({ ...confirm, refund_no: 2 }, system)
      .thenRefused('RESERVATION_REFUND_UNKNOWN');
  });

  it('take from the latest payment first', () => {
    const online = { ...offerWithDeposit, deposit: { type: 'PERCENTAGE' as const, amount: 40 } };
    const raised = given(byMarina['APPROVED+PAID']).when(
      { type: 'SendPrice', via: 'UPDATE', changes: { offer: online } },
      staff,
    );
    const twice = [...byMarina['APPROVED+PAID'], ...raised.events()];
    const paid = [...twice, ...given(twice).when(pay(70_00, 'pay-2'), boater).events()];
    given(paid)
      .when(cancel({ refund_amount: 100_00 }), staff)
      .then(
        { type: 'ReservationCanceledByMarina' },
        {
          type: 'RefundRequested',
          data: {
            parts: [
              { provider_reference: 'pay-2', amount: 70_00 },
              { provider_reference: 'pay-1', amount: 30_00 },
            ],
          },
        },
      );
  });
});

describe('what time alone decides', () => {
  const silentMarina: ReservationCommand = { type: 'ExpireWithoutMarinaResponse' };
  const silentBoater: ReservationCommand = { type: 'ExpireWithoutBoaterResponse' };
  const unpaid: ReservationCommand = { type: 'ExpireUnpaid' };
  const at = (now: string) => ({ ...system, now });

  it('the marina has until the end of the arrival date', () => {
    given(byBoater.INITIATED).when(silentMarina, on(START, system)).thenRefused('RESERVATION_NOT_YET_EXPIRED');
    given(byBoater.INITIATED)
      .when(silentMarina, on(addDays(START, 1), system))
      .then({ type: 'ReservationExpired', data: { silence: 'NO_MARINA_RESPONSE' } });
  });

  it('a reservation holds thirty documents and no more', () => {
    const add = (document_id: string) => ({
      type: 'AddDocument' as const,
      document_id,
      content_type: 'application/pdf' as const,
      size_bytes: 1000,
      document_type: 'VESSEL_PHOTO' as const,
      file_name: 'a.jpg',
    });
    const one = given(byBoater.UPDATED).when(add('d'), boater).events();
    const many = Array.from({ length: 29 }, () => one).flat();
    given([...byBoater.UPDATED, ...many])
      .when(add('e'), boater)
      .then({ type: 'ReservationDocumentAdded' });
    given([...byBoater.UPDATED, ...many, ...one])
      .when(add('e'), boater)
      .thenRefused('RESERVATION_TOO_MANY_DOCUMENTS');
  });

  it('the boater has the announced hours, whatever documents arrive in the meantime', () => {
    const added = given(byBoater.UPDATED).when(
      {
        type: 'AddDocument',
        document_id: 'd',
        content_type: 'application/pdf',
        size_bytes: 1000,
        document_type: 'VESSEL_PHOTO',
        file_name: 'a.jpg',
      },
      { ...boater, now: '2027-06-02T10:00:00.000Z' },
    );
    expect(added.state().statuses.at(-1)).toMatchObject({
      status_code: 'BOATER_ADDED_DOCUMENTS',
      action_required: 'BOATER',
    });
    const history = [...byBoater.UPDATED, ...added.events()];
    given(history).when(silentBoater, at('2027-06-03T09:59:59.999Z')).thenRefused('RESERVATION_NOT_YET_EXPIRED');
    given(history)
      .when(silentBoater, at('2027-06-03T10:00:00.000Z'))
      .then({ type: 'ReservationExpired', data: { silence: 'NO_BOATER_RESPONSE' } });
  });

  it('an instant booking that is not paid in time releases its berth', () => {
    given(byBoater.INSTANT_BOOKING_INITIATED)
      .when(silentBoater, at('2027-06-02T10:00:00.000Z'))
      .then({ type: 'ReservationExpired' }, { type: 'BerthUnassigned', data: { cause: 'CLOSED' } });
  });

  it.each([
    ['accepting a price', byBoater.UPDATED, { type: 'AcceptPrice' }, '2027-06-03T10:00:00.000Z'],
    [
      'accepting suggested dates',
      byBoater.MARINA_ADDED_DATES,
      { type: 'AcceptSuggestedDates', dates: { start_date: addDays(START, 7), end_date: addDays(END, 7) } },
      '2027-06-03T10:00:00.000Z',
    ],
    [
      'paying',
      byBoater['APPROVED+DUE'],
      { type: 'ReceivePayment', amount: 70_00, provider_reference: 'p' },
      '2027-06-02T10:00:00.000Z',
    ],
    [
      'paying an instant booking',
      byBoater.INSTANT_BOOKING_INITIATED,
      { type: 'ReceivePayment', amount: 70_00, provider_reference: 'p' },
      '2027-06-02T10:00:00.000Z',
    ],
  ] as [string, readonly ReservationEvent[], ReservationCommand, string][])(
    '%s is open until the announced hour, whether or not the expiry was carried out',
    (_, history, command, deadline) => {
      const before = new Date(Date.parse(deadline) - 1).toISOString();
      expect(
        given(history)
          .when(command, { ...boater, now: before })
          .events(),
      ).not.toEqual([]);
      given(history)
        .when(command, { ...boater, now: deadline })
        .thenRefused('RESERVATION_DEADLINE_PASSED', { details: { deadline } });
    },
  );

  it('a report of money paid in time counts until the booking has expired', () => {
    const paid: ReservationCommand = { type: 'ReceivePayment', amount: 70_00, provider_reference: 'p' };
    given(byBoater['APPROVED+DUE']).when(paid, at('2027-06-02T10:00:05.000Z')).then({ type: 'PaymentReceived' });
    given(byBoater.PAYMENT_EXPIRED)
      .when(paid, at('2027-06-02T10:00:05.000Z'))
      .thenRefused('RESERVATION_ACTION_NOT_ALLOWED');
    given(byBoater.APPROVED).when(paid, system).thenRefused('RESERVATION_PAYMENT_NOT_DUE');
  });

  it('a boater may pay what is due or everything, no other amount', () => {
    const pay = (amount: number): ReservationCommand => ({ type: 'ReceivePayment', amount, provider_reference: 'p' });
    const everything = given(byBoater['APPROVED+DUE']).when(pay(350_00), boater);
    everything.then({ type: 'PaymentReceived', data: { amount: 350_00 } });
    given([...byBoater['APPROVED+DUE'], ...everything.events()])
      .when({ ...pay(350_00), provider_reference: 'q' } as ReservationCommand, boater)
      .thenRefused('RESERVATION_PAYMENT_NOT_DUE');
    for (const amount of [69_99, 70_01, 349_99, 350_01]) {
      given(byBoater['APPROVED+DUE'])
        .when(pay(amount), boater)
        .thenRefused('RESERVATION_PAYMENT_AMOUNT_WRONG', { details: { due: 70_00 } });
    }
  });

  it('an approved booking that is not paid in time expires', () => {
    given(byBoater['APPROVED+DUE'])
      .when(unpaid, at('2027-06-02T09:59:59.999Z'))
      .thenRefused('RESERVATION_NOT_YET_EXPIRED');
    given(byBoater['APPROVED+DUE']).when(unpaid, at('2027-06-02T10:00:00.000Z')).then({ type: 'PaymentExpired' });
  });

  it('a booking for which something was paid does not expire when it becomes dearer', () => {
    const dearer = { ...offerWithDeposit, price_per_night: 80_00 };
    const raised = given(byMarina['APPROVED+PAID']).when(
      { type: 'SendPrice', via: 'UPDATE', changes: { offer: dearer } },
      staff,
    );
    given([...byMarina['APPROVED+PAID'], ...raised.events()])
      .when(unpaid, on(addDays(TODAY, 30), system))
      .thenRefused('RESERVATION_NOT_YET_EXPIRED');
    // Events written before this rule name an hour by which to pay.
    const old = raised
      .events()
      .map((event) =>
        event.type === 'OfferChanged'
          ? { ...event, data: { ...event.data, pay_by: '2027-06-02T10:00:00.000Z' } }
          : event,
      );
    given([...byMarina['APPROVED+PAID'], ...old])
      .when(unpaid, on(addDays(TODAY, 30), system))
      .thenRefused('RESERVATION_NOT_YET_EXPIRED');
  });

  it('a stay is finished after its last day, or when the boat was seen leaving', () => {
    const finish = (departed: boolean): ReservationCommand => ({ type: 'FinishStay', departed });
    given(byBoater.APPROVED).when(finish(false), on(END, system)).thenRefused('RESERVATION_STAY_NOT_OVER');
    given(byBoater.APPROVED)
      .when(finish(false), on(addDays(END, 1), system))
      .then({ type: 'StayFinished' });
    given(byBoater.APPROVED)
      .when(finish(true), on(addDays(START, 2), system))
      .then({ type: 'StayFinished', data: { departed: true } });
    given(byBoater.APPROVED)
      .when(finish(true), on(addDays(START, -1), system))
      .thenRefused('RESERVATION_STAY_NOT_OVER');
  });

  it('a finished stay whose boat is there is booked as before, and finishes again', () => {
    const reopen: ReservationCommand = { type: 'ReopenStay' };
    const later = on(addDays(END, 3), system);
    given(byBoater.APPROVED).when(reopen, later).thenRefused('RESERVATION_ACTION_NOT_ALLOWED');
    for (const booked of ['APPROVED', 'INSTANT_BOOK'] as const) {
      const finished = given(byBoater[booked]).when(
        { type: 'FinishStay', departed: false },
        on(addDays(END, 1), system),
      );
      const history = [...byBoater[booked], ...finished.events()];
      const reopened = given(history).when(reopen, later);
      reopened.then({ type: 'StayReopened' });
      expect(standingCode(reopened.state())).toBe(booked);
      given([...history, ...reopened.events()])
        .when({ type: 'FinishStay', departed: true }, later)
        .then({ type: 'StayFinished', data: { departed: true } });
    }
  });
});

describe('added documents', () => {
  const add: ReservationCommand = {
    type: 'AddDocument',
    document_id: 'd',
    content_type: 'application/pdf',
    size_bytes: 1000,
    document_type: 'VESSEL_LICENSE',
    file_name: 'a',
  };
  it('add no entry to the history of a booking', () => {
    const added = given(byBoater.APPROVED).when(add, boater);
    expect(added.state().statuses).toEqual(given(byBoater.APPROVED).state.statuses);
    expect(added.state().documents).toEqual([{ document_id: 'd', type: 'VESSEL_LICENSE' }]);
  });
  it('leave an open reservation waiting for the same party', () => {
    for (const [history, mover] of [
      [byBoater.INITIATED, 'MARINA'],
      [byBoater.INSTANT_BOOKING_INITIATED, 'BOATER'],
    ] as const) {
      expect(given(history).when(add, boater).state().statuses.at(-1)).toMatchObject({
        status_code: 'BOATER_ADDED_DOCUMENTS',
        action_required: mover,
      });
    }
  });
});

it('a clock that lags behind does not reorder the history', () => {
  const past = { ...staff, now: '2027-05-01T00:00:00.000Z' };
  const sent = given(byBoater.BOATER_ACCEPTED).when({ type: 'PutOnWaitingList', changes: {} }, past);
  expect(sent.state().statuses.at(-1)).toMatchObject({ status_code: 'WAITING_LIST', created_at: staff.now });
});
