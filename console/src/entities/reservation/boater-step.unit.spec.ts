import { describe, expect, it } from '@jest/globals';
import type { BoaterReservation } from '../../../../contracts/reservations/boater.js';
import type { ReservationMove } from '../../../../contracts/reservations/vocabulary.js';
import { cancelWord, boaterStepOf, type BoaterStepKind } from './boater-step.js';
import type { DisplayedStatus } from '../../../../contracts/vocabulary/reservation-words.js';

type Asked = Parameters<typeof boaterStepOf>[0];

function asked(status: DisplayedStatus, allowed: readonly ReservationMove[], more: Partial<Asked> = {}): Asked {
  return {
    reservation_status: status,
    allowed_actions: allowed.map((move) => ({ move, allowed: true, reason: null })),
    missing_documents: [],
    next_move: { by: 'BOATER', deadline_at: '2027-05-04T09:40:00.000Z' },
    statuses: [],
    ...more,
  };
}

describe('The next step of a boater', () => {
  it.each<[DisplayedStatus, ReservationMove[], BoaterStepKind]>([
    ['waiting', ['ACCEPT_PRICE', 'CANCEL_BY_BOATER'], 'accept_price'],
    ['marina_added_dates', ['ACCEPT_DATES', 'CANCEL_BY_BOATER'], 'choose_dates'],
    ['approved', ['PAY', 'CANCEL_BY_BOATER'], 'pay'],
    ['approved', ['CANCEL_BY_BOATER'], 'booked'],
    ['initiated', ['CANCEL_BY_BOATER'], 'marina_checks_request'],
    ['pending', ['CANCEL_BY_BOATER'], 'marina_confirms'],
    ['boater_accepted_suggested_dates', ['CANCEL_BY_BOATER'], 'marina_checks_dates'],
    ['waiting_list', ['CANCEL_BY_BOATER'], 'on_waiting_list'],
    ['finished', [], 'stay_over'],
    ['canceled_by_boater', [], 'canceled_by_boater'],
    ['canceled_by_marina', [], 'canceled_by_marina'],
    ['expired_no_marina_response', [], 'expired_no_marina_response'],
    ['expired_no_boater_response', [], 'expired_no_boater_response'],
    ['payment_expired', [], 'payment_expired'],
  ])('in %s with %j open is %s', (status, allowed, kind) => {
    expect(boaterStepOf(asked(status, allowed)).kind).toBe(kind);
  });

  it('asks for documents while the boater waits, and beside an offer', () => {
    const missing_documents: BoaterReservation['missing_documents'] = ['VESSEL_INSURANCE'];
    expect(boaterStepOf(asked('pending', ['ADD_DOCUMENT'], { missing_documents }))).toMatchObject({
      kind: 'add_documents',
      mood: 'act',
      documents_too: false,
    });
    expect(boaterStepOf(asked('waiting', ['ACCEPT_PRICE', 'ADD_DOCUMENT'], { missing_documents }))).toMatchObject({
      kind: 'accept_price',
      documents_too: true,
    });
    expect(boaterStepOf(asked('pending', [], { missing_documents })).kind).toBe('marina_confirms');
  });

  it('has a deadline only while the boater is to move', () => {
    expect(boaterStepOf(asked('waiting', ['ACCEPT_PRICE'])).deadline_at).toBe('2027-05-04T09:40:00.000Z');
    const next_move = { by: 'MARINA', deadline_at: '2027-05-04T09:40:00.000Z' } as const;
    expect(boaterStepOf(asked('pending', [], { next_move })).deadline_at).toBeNull();
  });

  it('says that the dates have passed where the server refuses for that', () => {
    const allowed_actions = [{ move: 'ACCEPT_PRICE', allowed: false, reason: 'RESERVATION_PAST' }] as const;
    expect(boaterStepOf(asked('waiting', [], { allowed_actions: [...allowed_actions] })).kind).toBe('past');
  });
});

describe('Cancelling is called', () => {
  it.each<[DisplayedStatus, string]>([
    ['waiting', 'decline'],
    ['marina_added_dates', 'decline'],
    ['approved', 'cancel'],
    ['initiated', 'withdraw'],
    ['waiting_list', 'withdraw'],
  ])('in %s: %s', (status, word) => {
    expect(cancelWord(asked(status, ['CANCEL_BY_BOATER']))).toBe(word);
  });

  it('nothing where it is not open', () => {
    expect(cancelWord(asked('approved', []))).toBeNull();
  });
});
