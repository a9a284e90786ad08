import { describe, expect, it } from '@jest/globals';
import {
  type ReservationFact,
  type ReservationFactType,
  type ReservationMoney,
  type ReservationMoneyType,
  reservationFactOf,
  reservationFacts,
  reservationMoney,
  reservationMoneyOf,
} from '../../../../contracts/reservations/events.js';
import { figureFacts, type FigureFact, type FigureFactType } from '../../../../contracts/reservations/figures-facts.js';
import { byBoater, byMarina } from '../../../../tests/fixtures/reservation-examples.js';
import type { ReservationEvent } from './reservation-event.js';

/** Compiles only while every fact that other areas rely on is in the event of that type. */
const kept = (event: Extract<ReservationEvent, { type: ReservationFactType }>): ReservationFact => event;

const counted = (event: Extract<ReservationEvent, { type: FigureFactType }>): FigureFact => event;

const histories = [...Object.values(byBoater), ...Object.values(byMarina)];
const facts = histories.flat().flatMap((event) => (event.type in reservationFacts ? [event] : []));

describe('what other areas are told of reservations', () => {
  it('is in every event as it is written', () => {
    for (const event of facts) {
      const { type } = kept(event as Parameters<typeof kept>[0]);
      expect(reservationFacts[type].safeParse(event.data).error?.issues).toBeUndefined();
    }
    expect(new Set(facts.map(({ type }) => type)).size).toBeGreaterThan(12);
  });

  it('has what figures are counted from', () => {
    const figures = histories.flat().filter(({ type }) => type in figureFacts);
    for (const event of figures) {
      const { type } = counted(event as Parameters<typeof counted>[0]);
      expect(figureFacts[type].safeParse(event.data).error?.issues).toBeUndefined();
    }
    expect(new Set(figures.map(({ type }) => type)).size).toBeGreaterThan(8);
  });

  it('is only what a reservation says', () => {
    const data = { at: '2027-06-01T08:00:00.000Z' };
    expect(reservationFactOf({ stream: 'reservation-1', type: 'PriceSent', data })).toEqual({
      type: 'PriceSent',
      data,
    });
    expect(reservationFactOf({ stream: 'absence-1', type: 'PriceSent', data })).toBeNull();
    expect(reservationFactOf({ stream: 'reservation-1', type: 'RefundIssued', data })).toBeNull();
  });
});

describe('what bookkeeping is told of reservations', () => {
  /** Compiles only while the events of money hold what other areas rely on. */
  const money = (event: Extract<ReservationEvent, { type: ReservationMoneyType }>): ReservationMoney => event;
  const events = histories.flat().filter((event) => event.type in reservationMoney);

  it('is in every event about money as it is written', () => {
    for (const event of events) {
      const { type, data } = money(event as Parameters<typeof money>[0]);
      expect(reservationMoney[type].safeParse(data).error?.issues).toBeUndefined();
    }
    expect(events.length).toBeGreaterThan(0);
  });

  it('is read from streams of reservations only', () => {
    const data = { at: '2027-06-01T08:00:00.000Z' };
    expect(reservationMoneyOf({ stream: 'reservation-1', type: 'RefundIssued', data })).not.toBeNull();
    expect(reservationMoneyOf({ stream: 'reservation-1', type: 'PriceSent', data })).toBeNull();
    expect(reservationMoneyOf({ stream: 'payout-1', type: 'RefundIssued', data })).toBeNull();
  });
});
