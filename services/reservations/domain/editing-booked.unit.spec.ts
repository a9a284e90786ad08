import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  END,
  START,
  TODAY,
  berth,
  boater,
  byBoater,
  byMarina,
  historyOf,
  offer,
  offerWithDeposit,
  on,
  opening,
  staff,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import { listTabs } from './list-tabs.js';
import type { Changes, ReservationCommand } from './reservation-command.js';
import { balanceOf, heldAmount, outstanding } from './reservation-state.js';

const edit = (changes: Changes): ReservationCommand => ({ type: 'SendPrice', via: 'UPDATE', changes });
const online = { ...offer, method: 'ONLINE' as const };
const longer = { start_date: START, end_date: addDays(END, 1) };
const shorter = { start_date: START, end_date: addDays(END, -1) };
const paidInFull = historyOf(
  [{ type: 'CreateByMarina', action: 'APPROVE', opening, offer: online, internal_note: null }, staff],
  [{ type: 'ReceivePayment', amount: 350_00, provider_reference: 'pay-1' }, boater],
);

describe('editing a booking that the boater made', () => {
  const reason = 'boater_asked' as const;

  it.each(['APPROVED', 'APPROVED+DUE', 'APPROVED+PAID', 'INSTANT_BOOK'] as const)(
    'changes its nights while %s',
    (status) => {
      const edited = given(byBoater[status]).when(edit({ dates: longer, reason }), staff);
      edited.then({ type: 'StayDatesChanged', data: longer }, { type: 'OfferChanged', data: { reason } });
      expect(listTabs(edited.state().statuses).full).toBe('APPROVED');
    },
  );

  it('needs a reason where dates, boat or price change, and none for its berth or a note', () => {
    const missing = { path: 'reason', code: 'reservation_changeReasonRequired' };
    const { vessel, vessel_name } = opening;
    given(byBoater.APPROVED)
      .when(edit({ dates: longer }), staff)
      .thenFieldErrors(missing);
    given(byBoater.APPROVED)
      .when(edit({ offer: { ...offer, price_per_night: 51_00 } }), staff)
      .thenFieldErrors(missing);
    given(byBoater.APPROVED)
      .when(edit({ vessel: { vessel: { ...vessel, length: 10 }, vessel_name } }), staff)
      .thenFieldErrors(missing);
    given(byBoater.APPROVED).when(edit({ berth }), staff).then({ type: 'BerthAssigned' });
    given(byBoater.APPROVED)
      .when(edit({ internal_note: 'x' }), staff)
      .then({ type: 'ReservationNoteUpdated' });
    given(byMarina.APPROVED)
      .when(edit({ dates: longer }), staff)
      .then({ type: 'StayDatesChanged' }, { type: 'OfferChanged' });
  });

  it('owes what it costs more, and never expires for it once it was booked', () => {
    const free = given(byBoater.INSTANT_BOOK).when(edit({ dates: longer, reason, offer: online }), staff);
    free.then({ type: 'StayDatesChanged' }, { type: 'OfferChanged', data: { pay_by: null } });
    expect(outstanding(free.state())).toBeGreaterThan(0);
    expect(free.state().statuses.at(-1)).toMatchObject({ status_code: 'APPROVED', action_required: 'BOATER' });
    expect(free.state().deadline).toBeNull();
  });

  it('tells the boater unless staff say otherwise', () => {
    const told = given(byBoater.APPROVED).when(edit({ dates: longer, reason }), staff);
    told.then(
      { type: 'StayDatesChanged' },
      { type: 'OfferChanged', data: expect.not.objectContaining({ untold: true }) },
    );
    given(byBoater.APPROVED)
      .when(edit({ dates: longer, reason, tell: false }), staff)
      .then({ type: 'StayDatesChanged' }, { type: 'OfferChanged', data: { untold: true } });
  });
});

describe('editing a booking that the marina made', () => {
  it('keeps it approved and reprices it', () => {
    const edited = given(byMarina.APPROVED).when(edit({ dates: longer }), staff);
    edited.then(
      { type: 'StayDatesChanged' },
      { type: 'OfferChanged', data: { price: { breakdown: { total: 400_00 } } } },
    );
    expect(edited.state().statuses).toHaveLength(1);
  });

  it('a stay paid in full that becomes dearer has a balance due, and no hour by which to pay it', () => {
    const edited = given(paidInFull).when(edit({ dates: longer }), staff);
    edited.then(
      { type: 'StayDatesChanged' },
      { type: 'OfferChanged', data: { due: { amount: 400_00, for: 'TOTAL' }, pay_by: null } },
    );
    expect(outstanding(edited.state())).toBe(50_00);
    expect(balanceOf(edited.state())).toBe(50_00);
    expect(edited.state().statuses.at(-1)).toMatchObject({ status_code: 'APPROVED', action_required: 'BOATER' });
    expect(listTabs(edited.state().statuses).lite).toBe('APPROVED_PENDING_PAYMENT');
  });

  it('refunds what was paid beyond the new total', () => {
    const edited = given(paidInFull).when(edit({ dates: shorter }), staff);
    edited.then(
      { type: 'StayDatesChanged' },
      {
        type: 'RefundRequested',
        data: { refund_no: 1, amount: 50_00, parts: [{ provider_reference: 'pay-1', amount: 50_00 }] },
      },
      { type: 'OfferChanged', data: { due: { amount: 300_00, for: 'TOTAL' }, pay_by: null } },
    );
    expect(heldAmount(edited.state())).toBe(300_00);
    expect(outstanding(edited.state())).toBe(0);
  });

  it('a paid deposit is kept when the price falls', () => {
    const edited = given(byMarina['APPROVED+PAID']).when(edit({ dates: shorter }), staff);
    edited.then(
      { type: 'StayDatesChanged' },
      { type: 'OfferChanged', data: { due: { amount: 70_00, for: 'DEPOSIT' }, pay_by: null } },
    );
    expect(outstanding(edited.state())).toBe(0);
  });

  it('an unchanged amount keeps its deadline, a changed one gets a new period', () => {
    const tomorrow = on(addDays(TODAY, 1));
    given(byMarina['APPROVED+DUE'])
      .when(edit({ offer: offerWithDeposit }), tomorrow)
      .then({ type: 'OfferChanged', data: { pay_by: '2027-06-02T10:00:00.000Z' } });
    given(byMarina['APPROVED+DUE'])
      .when(edit({ dates: longer }), tomorrow)
      .then({ type: 'StayDatesChanged' }, { type: 'OfferChanged', data: { pay_by: '2027-06-03T10:00:00.000Z' } });
  });

  it('nothing is due any more once the deposit is waived', () => {
    const edited = given(byMarina['APPROVED+DUE']).when(edit({ offer }), staff);
    expect(edited.state().statuses.at(-1)).toMatchObject({ status_code: 'APPROVED', action_required: null });
    expect(edited.state().deadline).toBeNull();
  });

  it('leaves the money unchanged when only the berth, the documents or the note change', () => {
    given(byMarina.APPROVED).when(edit({ berth }), staff).then({ type: 'BerthAssigned' });
    given(byMarina.APPROVED)
      .when(edit({ internal_note: 'x' }), staff)
      .then({ type: 'ReservationNoteUpdated' });
    given(byMarina.APPROVED)
      .when(edit({ internal_note: 'x', message: 'See you' }), staff)
      .then({ type: 'ReservationNoteUpdated' }, { type: 'OfferChanged', data: { message: 'See you' } });
  });

  it('saves even when nothing changed', () => {
    given(byMarina.APPROVED).when(edit({}), staff).then({ type: 'OfferChanged' });
  });

  it('moves the departure of a boat that has arrived, but not into the past', () => {
    const during = on(addDays(START, 3));
    given(byMarina.APPROVED)
      .when(edit({ dates: longer }), during)
      .then({ type: 'StayDatesChanged' }, { type: 'OfferChanged' });
    given(byMarina.APPROVED)
      .when(edit({ dates: { start_date: START, end_date: addDays(START, 3) } }), during)
      .then({ type: 'StayDatesChanged' }, { type: 'OfferChanged' });
    given(byMarina.APPROVED)
      .when(edit({ dates: { start_date: START, end_date: addDays(START, 2) } }), during)
      .thenFieldErrors({ path: 'end_date', code: 'reservation_endInPast' });
    given(byMarina.APPROVED)
      .when(edit({ offer }), on(addDays(END, 1)))
      .thenRefused('RESERVATION_PAST');
  });

  it('never refunds more of a payment than its amount', () => {
    const at = (price_per_night: number) => edit({ offer: { ...online, price_per_night } });
    const life = historyOf(
      [
        {
          type: 'CreateByMarina',
          action: 'APPROVE',
          opening,
          offer: { ...online, price_per_night: 10_00 },
          internal_note: null,
        },
        staff,
      ],
      [{ type: 'ReceivePayment', amount: 70_00, provider_reference: 'pay-1' }, boater],
      [at(20_00), staff],
      [{ type: 'ReceivePayment', amount: 70_00, provider_reference: 'pay-2' }, boater],
      [at(5_00), staff],
    );
    given(life)
      .when({ type: 'CancelByMarina', reason: 'full', message: null }, staff)
      .then(
        { type: 'ReservationCanceledByMarina', data: { refund: 35_00 } },
        {
          type: 'RefundRequested',
          data: { refund_no: 2, parts: [{ provider_reference: 'pay-1', amount: 35_00 }] },
        },
      );
  });
});
