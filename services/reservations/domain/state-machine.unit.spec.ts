import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { ReservationMove } from '../../../contracts/reservations/vocabulary.js';
import { reservationMoves } from '../../../contracts/reservations/vocabulary.js';
import {
  END,
  START,
  TODAY,
  berth,
  boater,
  byBoater,
  byMarina,
  offer,
  on,
  staff,
  system,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import { moveRefusal, nextMoves } from './move-refusals.js';
import type { ReservationCommand } from './reservation-command.js';
import type { ReservationContext } from './reservation-context.js';
import { whoMustMove } from './history.js';
import { outstanding, standingCode } from './reservation-state.js';

const later = on(addDays(START, 8), system);
const changes = { offer, reason: 'works' as const };
const dates = { start_date: addDays(START, 7), end_date: addDays(END, 7) };

const turn = { offer_id: 'offer-1', place: 1, line_length: 1, passed_over: [], after_offer_id: null };

/** Today's price list is dearer than the one that was agreed. */
const dearer = { ...offer, price_per_night: offer.price_per_night + 10_00 };

const cash = { method: 'CASH', reference: null, on: TODAY } as const;

/** A command for each move, in a context in which only the status could forbid it. */
const attempts: Record<ReservationMove, [ReservationCommand, ReservationContext]> = {
  UPDATE: [{ type: 'SendPrice', via: 'UPDATE', changes }, staff],
  NOTIFY: [{ type: 'SendPrice', via: 'NOTIFY', changes }, staff],
  APPROVE: [{ type: 'ApproveReservation', changes: {} }, staff],
  ADD_TO_WAITING_LIST: [{ type: 'PutOnWaitingList', changes: {} }, staff],
  UPDATE_DATE: [{ type: 'SuggestDates', suggested_dates: [dates] }, staff],
  UPDATE_NOTE: [{ type: 'UpdateNote', internal_note: 'Quiet berth' }, staff],
  CANCEL: [{ type: 'CancelByMarina', reason: 'full', message: null }, staff],
  ASSIGN_BERTH: [{ type: 'AssignBerth', berth: { ...berth, berth_id: 'b2', allocation_id: 'a2' } }, staff],
  UNASSIGN_BERTH: [{ type: 'UnassignBerth' }, staff],
  SELECT_MATCH: [{ type: 'SelectMatch', berth: { ...berth, berth_id: 'b3', allocation_id: 'a3' } }, staff],
  SKIP_MATCH: [{ type: 'SkipMatch', berth_id: 'b4', reason: 'services', note: null }, staff],
  OFFER_BERTH: [{ type: 'OfferBerth', berth, ...turn }, staff],
  WITHDRAW_BERTH_OFFER: [{ type: 'WithdrawBerthOffer', reason: 'services', note: null }, staff],
  CLOSE_SUPPLY_ALERT: [{ type: 'CloseSupplyAlert' }, staff],
  OFFER_TERMS: [{ type: 'OfferTerms', offer: dearer }, staff],
  WITHDRAW_TERMS_OFFER: [{ type: 'WithdrawTermsOffer' }, staff],
  ACCEPT_TERMS: [{ type: 'AcceptTerms' }, boater],
  DECLINE_TERMS: [{ type: 'DeclineTerms' }, boater],
  EXPIRE_TERMS_OFFER: [{ type: 'ExpireTermsOffer' }, later],
  RECORD_PAYMENT: [{ type: 'RecordPayment', amount: 10_00, ...cash }, staff],
  UNDO_PAYMENT: [{ type: 'UndoPayment', payment_no: 1, reason: 'Mistyped' }, staff],
  WAIVE_DEPOSIT: [{ type: 'WaiveDeposit', reason: null }, staff],
  RECORD_REFUND: [{ type: 'RecordRefund', refund_no: 1, ...cash }, staff],
  MAIL_RECEIPT: [{ type: 'MailReceipt', payment_no: 1 }, staff],
  RECORD_PARTY: [{ type: 'RecordParty', party: { adults: 3, children: [9], crew: 0 }, confirmed: true }, staff],
  ACCEPT_BERTH: [{ type: 'AcceptBerthOffer' }, boater],
  DECLINE_BERTH: [{ type: 'DeclineBerthOffer', keep_place: true, message: null }, boater],
  EXPIRE_BERTH_OFFER: [{ type: 'ExpireBerthOffer' }, later],
  ACCEPT_PRICE: [{ type: 'AcceptPrice' }, boater],
  ACCEPT_DATES: [{ type: 'AcceptSuggestedDates', dates }, boater],
  CANCEL_BY_BOATER: [{ type: 'CancelByBoater', message: null }, boater],
  ADD_DOCUMENT: [
    {
      type: 'AddDocument',
      document_id: 'd1',
      content_type: 'application/pdf',
      size_bytes: 1000,
      document_type: 'VESSEL_PHOTO',
      file_name: 'a.jpg',
    },
    boater,
  ],
  PAY: [{ type: 'ReceivePayment', amount: 70_00, provider_reference: 'pay-9' }, boater],
  EXPIRE_NO_MARINA_RESPONSE: [{ type: 'ExpireWithoutMarinaResponse' }, later],
  EXPIRE_NO_BOATER_RESPONSE: [{ type: 'ExpireWithoutBoaterResponse' }, later],
  EXPIRE_PAYMENT: [{ type: 'ExpireUnpaid' }, later],
  FOLLOW_CONTRACT: [{ type: 'FollowContract' }, on(END, system)],
  FINISH: [{ type: 'FinishStay', departed: false }, on(addDays(END, 1), system)],
  REOPEN: [{ type: 'ReopenStay' }, on(addDays(END, 1), system)],
  CONFIRM_REFUND: [{ type: 'ConfirmRefund', refund_no: 1, provider_reference: 're-1' }, system],
};

const openNow = 'INITIATED MARINA_ADDED_DATES BOATER_ACCEPTED_SUGGESTED_DATES UPDATED BOATER_ACCEPTED WAITING_LIST';
const booked = 'APPROVED APPROVED+DUE APPROVED+PAID INSTANT_BOOK';
const alive = `${openNow} INSTANT_BOOKING_INITIATED ${booked}`;
const closed =
  'CANCELED_BY_MARINA CANCELED_BY_BOATER EXPIRED_NO_MARINA_RESPONSE EXPIRED_NO_BOATER_RESPONSE PAYMENT_EXPIRED FINISHED';

/** The statuses that allow each move: design §7 and the menus of specification 1 §4. */
const allowed: Record<ReservationMove, { boater: string; marina: string }> = {
  UPDATE: { boater: `${openNow} ${booked}`, marina: `${openNow} APPROVED APPROVED+DUE APPROVED+PAID` },
  NOTIFY: { boater: '', marina: openNow },
  APPROVE: { boater: 'BOATER_ACCEPTED', marina: 'BOATER_ACCEPTED WAITING_LIST UPDATED' },
  ADD_TO_WAITING_LIST: { boater: openNow, marina: openNow },
  UPDATE_DATE: {
    boater: `INITIATED MARINA_ADDED_DATES BOATER_ACCEPTED_SUGGESTED_DATES ${booked}`,
    marina: 'APPROVED APPROVED+DUE APPROVED+PAID',
  },
  UPDATE_NOTE: { boater: `${alive} ${closed}`, marina: `${alive} ${closed}` },
  CANCEL: { boater: `${alive} PAYMENT_EXPIRED`, marina: `${alive} PAYMENT_EXPIRED` },
  ASSIGN_BERTH: { boater: alive, marina: alive },
  UNASSIGN_BERTH: { boater: alive, marina: alive },
  SELECT_MATCH: { boater: booked, marina: booked },
  SKIP_MATCH: { boater: alive, marina: alive },
  OFFER_BERTH: { boater: 'WAITING_LIST', marina: 'WAITING_LIST' },
  WITHDRAW_BERTH_OFFER: { boater: 'WAITING_LIST', marina: 'WAITING_LIST' },
  CLOSE_SUPPLY_ALERT: { boater: alive, marina: alive },
  OFFER_TERMS: { boater: booked, marina: 'APPROVED APPROVED+DUE APPROVED+PAID' },
  WITHDRAW_TERMS_OFFER: { boater: booked, marina: 'APPROVED APPROVED+DUE APPROVED+PAID' },
  ACCEPT_TERMS: { boater: booked, marina: 'APPROVED APPROVED+DUE APPROVED+PAID' },
  DECLINE_TERMS: { boater: booked, marina: 'APPROVED APPROVED+DUE APPROVED+PAID' },
  EXPIRE_TERMS_OFFER: { boater: booked, marina: 'APPROVED APPROVED+DUE APPROVED+PAID' },
  RECORD_PAYMENT: { boater: `${booked} FINISHED`, marina: 'APPROVED APPROVED+DUE APPROVED+PAID FINISHED' },
  UNDO_PAYMENT: { boater: `${alive} ${closed}`, marina: `${alive} ${closed}` },
  WAIVE_DEPOSIT: { boater: 'APPROVED APPROVED+DUE APPROVED+PAID', marina: 'APPROVED APPROVED+DUE APPROVED+PAID' },
  RECORD_REFUND: { boater: `${alive} ${closed}`, marina: `${alive} ${closed}` },
  MAIL_RECEIPT: { boater: `${alive} ${closed}`, marina: `${alive} ${closed}` },
  RECORD_PARTY: {
    boater: `INITIATED BOATER_ACCEPTED_SUGGESTED_DATES UPDATED BOATER_ACCEPTED WAITING_LIST ${booked}`,
    marina: 'UPDATED BOATER_ACCEPTED WAITING_LIST APPROVED APPROVED+DUE APPROVED+PAID',
  },
  ACCEPT_BERTH: { boater: 'WAITING_LIST', marina: 'WAITING_LIST' },
  DECLINE_BERTH: { boater: 'WAITING_LIST', marina: 'WAITING_LIST' },
  EXPIRE_BERTH_OFFER: { boater: 'WAITING_LIST', marina: 'WAITING_LIST' },
  ACCEPT_PRICE: { boater: 'UPDATED', marina: 'UPDATED' },
  ACCEPT_DATES: { boater: `MARINA_ADDED_DATES ${booked}`, marina: 'APPROVED APPROVED+DUE APPROVED+PAID' },
  CANCEL_BY_BOATER: { boater: alive, marina: alive },
  ADD_DOCUMENT: { boater: alive, marina: alive },
  PAY: {
    boater: 'APPROVED APPROVED+DUE APPROVED+PAID INSTANT_BOOKING_INITIATED',
    marina: 'APPROVED APPROVED+DUE APPROVED+PAID',
  },
  EXPIRE_NO_MARINA_RESPONSE: {
    boater: 'INITIATED BOATER_ACCEPTED_SUGGESTED_DATES BOATER_ACCEPTED WAITING_LIST',
    marina: 'BOATER_ACCEPTED WAITING_LIST',
  },
  EXPIRE_NO_BOATER_RESPONSE: { boater: 'UPDATED MARINA_ADDED_DATES INSTANT_BOOKING_INITIATED', marina: 'UPDATED' },
  EXPIRE_PAYMENT: { boater: 'APPROVED APPROVED+DUE APPROVED+PAID', marina: 'APPROVED APPROVED+DUE APPROVED+PAID' },
  FOLLOW_CONTRACT: {
    boater: 'APPROVED APPROVED+DUE APPROVED+PAID',
    marina: 'APPROVED APPROVED+DUE APPROVED+PAID',
  },
  FINISH: { boater: booked, marina: 'APPROVED APPROVED+DUE APPROVED+PAID' },
  REOPEN: { boater: 'FINISHED', marina: 'FINISHED' },
  CONFIRM_REFUND: { boater: `${alive} ${closed}`, marina: `${alive} ${closed}` },
};

/** Statuses that allow the move while the reservation's other facts forbid it. */
const otherwiseRefused: Partial<Record<ReservationMove, Partial<Record<string, string>>>> = {
  PAY: { APPROVED: 'RESERVATION_PAYMENT_NOT_DUE', 'APPROVED+PAID': 'RESERVATION_PAYMENT_NOT_DUE' },
  WAIVE_DEPOSIT: { APPROVED: 'RESERVATION_PAYMENT_NOT_DUE', 'APPROVED+PAID': 'RESERVATION_PAYMENT_NOT_DUE' },
  // No other dates are offered for any of the booked examples.
  ACCEPT_DATES: Object.fromEntries(booked.split(' ').map((status) => [status, 'RESERVATION_DATES_NOT_SUGGESTED'])),
  EXPIRE_PAYMENT: { APPROVED: 'RESERVATION_PAYMENT_NOT_DUE', 'APPROVED+PAID': 'RESERVATION_PAYMENT_NOT_DUE' },
};
/** None of the examples holds the offer of a berth, has lost one, is under a contract, or has a payment at the counter. */
const inNone: Partial<Record<ReservationMove, string>> = {
  WITHDRAW_BERTH_OFFER: 'RESERVATION_NO_BERTH_OFFER',
  ACCEPT_BERTH: 'RESERVATION_NO_BERTH_OFFER',
  DECLINE_BERTH: 'RESERVATION_NO_BERTH_OFFER',
  EXPIRE_BERTH_OFFER: 'RESERVATION_NO_BERTH_OFFER',
  CLOSE_SUPPLY_ALERT: 'RESERVATION_NO_SUPPLY_ALERT',
  WITHDRAW_TERMS_OFFER: 'RESERVATION_NO_TERMS_OFFER',
  ACCEPT_TERMS: 'RESERVATION_NO_TERMS_OFFER',
  DECLINE_TERMS: 'RESERVATION_NO_TERMS_OFFER',
  EXPIRE_TERMS_OFFER: 'RESERVATION_NO_TERMS_OFFER',
  UNDO_PAYMENT: 'RESERVATION_PAYMENT_UNKNOWN',
  RECORD_REFUND: 'RESERVATION_REFUND_UNKNOWN',
  FOLLOW_CONTRACT: 'RESERVATION_PAYMENT_NOT_DUE',
};
const paidOnline = ['APPROVED+PAID', 'INSTANT_BOOK'];
const holdingBerth = ['INSTANT_BOOKING_INITIATED', 'INSTANT_BOOK'];

/** The status and mover after each move; absent: unchanged. */
const leadsTo: Partial<Record<ReservationMove, [string, 'MARINA' | 'BOATER' | null]>> = {
  UPDATE: ['UPDATED', 'BOATER'],
  NOTIFY: ['UPDATED', 'BOATER'],
  APPROVE: ['APPROVED', null],
  ADD_TO_WAITING_LIST: ['WAITING_LIST', 'MARINA'],
  UPDATE_DATE: ['MARINA_ADDED_DATES', 'BOATER'],
  OFFER_BERTH: ['WAITING_LIST', 'BOATER'],
  CANCEL: ['CANCELED_BY_MARINA', null],
  WAIVE_DEPOSIT: ['APPROVED', null],
  ACCEPT_PRICE: ['BOATER_ACCEPTED', 'MARINA'],
  ACCEPT_DATES: ['BOATER_ACCEPTED_SUGGESTED_DATES', 'MARINA'],
  CANCEL_BY_BOATER: ['CANCELED_BY_BOATER', null],
  EXPIRE_NO_MARINA_RESPONSE: ['EXPIRED_NO_MARINA_RESPONSE', null],
  EXPIRE_NO_BOATER_RESPONSE: ['EXPIRED_NO_BOATER_RESPONSE', null],
  EXPIRE_PAYMENT: ['PAYMENT_EXPIRED', null],
  FINISH: ['FINISHED', null],
  REOPEN: ['APPROVED', null],
};

const sources = [
  ['boater', byBoater],
  ['marina', byMarina],
] as const;

describe.each(sources)('a reservation from the %s', (source, histories) => {
  describe.each(Object.entries(histories))('in %s', (status, history) => {
    it.each(reservationMoves)('%s', (move) => {
      const [command, at] = attempts[move];
      const outcome = given(history).when(command, at);
      const before = given(history).state;
      const code = status.split('+')[0]!;
      if (!allowed[move][source].split(' ').includes(status)) {
        outcome.thenRefused('RESERVATION_ACTION_NOT_ALLOWED', {
          kind: 'conflict',
          details: { status: code, action: move },
        });
        return;
      }
      const reason =
        move === 'UNASSIGN_BERTH' && !holdingBerth.includes(status)
          ? 'RESERVATION_HAS_NO_BERTH'
          : move === 'MAIL_RECEIPT' && !paidOnline.includes(status)
            ? 'RESERVATION_PAYMENT_UNKNOWN'
            : move === 'CONFIRM_REFUND'
              ? 'RESERVATION_REFUND_UNKNOWN'
              : (inNone[move] ?? otherwiseRefused[move]?.[status]);
      if (reason !== undefined) {
        outcome.thenRefused(reason);
        expect(moveRefusal(move, before, at)?.code).toBe(reason);
        return;
      }
      expect(moveRefusal(move, before, at)).toBeNull();
      const after = outcome.state();
      if (move === 'PAY') {
        expect(standingCode(after)).toBe(code === 'APPROVED' ? 'APPROVED' : 'INSTANT_BOOK');
        expect(whoMustMove(after.statuses)).toBeNull();
        return;
      }
      // An edited booking stays approved, see the specification of editing.
      const stays = move === 'UPDATE_DATE' && booked.split(' ').includes(status);
      const [next, mover] = stays
        ? [standingCode(before), whoMustMove(before.statuses)]
        : move === 'UPDATE' && (code === 'APPROVED' || code === 'INSTANT_BOOK')
          ? ['APPROVED', null]
          : (leadsTo[move] ?? [standingCode(before), whoMustMove(before.statuses)]);
      expect(standingCode(after)).toBe(next);
      expect(whoMustMove(after.statuses)).toBe(mover);
    });
  });
});

describe('a reservation that was never opened', () => {
  it.each(reservationMoves)('%s: not found', (move) => {
    const [command, at] = attempts[move];
    given([]).when(command, at).thenRefused('NOT_FOUND', { kind: 'not_found' });
  });
});

describe('next moves', () => {
  it('list every move of every party, each with its reason', () => {
    const { marina, boater: ofBoater, system: ofSystem } = nextMoves(given(byBoater.UPDATED).state, staff);
    expect([...marina, ...ofBoater, ...ofSystem].map((verdict) => verdict.move)).toEqual([...reservationMoves]);
    expect(ofBoater).toContainEqual({ move: 'ACCEPT_PRICE', allowed: true, reason: null });
    expect(ofBoater).toContainEqual({ move: 'PAY', allowed: false, reason: 'RESERVATION_ACTION_NOT_ALLOWED' });
    expect(ofSystem).toContainEqual({
      move: 'EXPIRE_NO_BOATER_RESPONSE',
      allowed: false,
      reason: 'RESERVATION_NOT_YET_EXPIRED',
    });
  });
});

describe('who may make a move', () => {
  it('refuses staff moves to boaters, boater moves to staff, and system moves to both', () => {
    const refusal = { kind: 'forbidden' } as const;
    given(byBoater.BOATER_ACCEPTED).when(attempts.APPROVE[0], boater).thenRefused('FORBIDDEN', refusal);
    given(byBoater.UPDATED).when(attempts.ACCEPT_PRICE[0], staff).thenRefused('FORBIDDEN', refusal);
    given(byBoater['APPROVED+DUE'])
      .when(attempts.PAY[0], { ...staff, actor: 'admin' })
      .thenRefused('FORBIDDEN');
    const past = on(addDays(END, 1), staff);
    given(byBoater.APPROVED).when(attempts.FINISH[0], past).thenRefused('FORBIDDEN', refusal);
    given(byBoater.APPROVED)
      .when(attempts.FINISH[0], { ...past, actor: 'boater' })
      .thenRefused('FORBIDDEN', refusal);
  });

  it('allows administrators the moves of staff, and the system to complete what staff began', () => {
    given(byBoater.BOATER_ACCEPTED)
      .when(attempts.APPROVE[0], { ...staff, actor: 'admin' })
      .then({ type: 'ReservationApproved' });
    given(byBoater.BOATER_ACCEPTED).when(attempts.APPROVE[0], system).then({ type: 'ReservationApproved' });
    given(byBoater['APPROVED+DUE']).when(attempts.PAY[0], system).then({ type: 'PaymentReceived' });
  });
});

it('the examples have the statuses they claim', () => {
  for (const histories of [byBoater, byMarina]) {
    for (const [status, history] of Object.entries(histories)) {
      const { state } = given(history);
      expect(standingCode(state)).toBe(status.split('+')[0]);
      expect(outstanding(state) > 0).toBe(['APPROVED+DUE', 'INSTANT_BOOKING_INITIATED'].includes(status));
    }
  }
});
