import { describe, expect, it } from '@jest/globals';
import { byBoater, END } from '../../../tests/fixtures/reservation-examples.js';
import { boaterReturns, type PastBooking } from './boater-returns.js';
import type { ReservationEvent } from './events/reservation-event.js';
import { evolve } from './evolve.js';
import { initial, type ReservationState } from './reservation-state.js';

const AFTER = '2027-07-18';
const days = (today = AFTER) => ({ today, dayOf: (instant: string) => instant.slice(0, 10) });
const stateOf = (events: readonly ReservationEvent[]): ReservationState => events.reduce(evolve, initial());
const booking = (events: readonly ReservationEvent[], over: Partial<ReservationState> = {}): PastBooking => ({
  state: { ...stateOf(events), ...over },
  no_show: false,
});

const TOTAL = 350_00;
const paidOn = (received_on: string): Partial<ReservationState> => ({
  payments: [
    {
      amount: TOTAL,
      provider_reference: 'counter-1',
      at: `${received_on}T09:00:00.000Z`,
      counter: { method: 'CASH', received_on },
    },
  ],
});
const paid = booking(byBoater.APPROVED, paidOn(END));
const missed = { ...booking(byBoater.APPROVED), no_show: true };
const returns = (...own: readonly PastBooking[]) => boaterReturns(own, [], days());

describe('the rating of a boater', () => {
  it('is unknown before a booking is over', () => {
    const lasts = boaterReturns([paid], [], days(END));
    expect(lasts).toMatchObject({ stars: null, bookings: 0, stays: 0, last_departure: null });
    const never = returns(booking(byBoater.INITIATED), booking(byBoater.CANCELED_BY_BOATER));
    expect(never).toMatchObject({ stars: null, bookings: 0 });
  });

  it('is five stars where the boat came and all was paid by the last day', () => {
    expect(returns(paid, paid)).toEqual({
      stars: 5,
      bookings: 2,
      kept: 2,
      stays: 2,
      last_departure: END,
      no_shows: 0,
      late_payments: 0,
      stays_with_others: 0,
    });
  });

  it('falls with each no-show, which is no stay', () => {
    expect(returns(paid, missed)).toMatchObject({ stars: 3, bookings: 2, kept: 1, stays: 1, no_shows: 1 });
    expect(returns(missed)).toMatchObject({ stars: 1, stays: 0, last_departure: null });
  });

  it.each([
    ['money is open after the last day', booking(byBoater.APPROVED), 1],
    ['the money came after the last day', booking(byBoater.APPROVED, paidOn('2027-07-18')), 1],
    [
      'an instalment had to be reminded of',
      booking(byBoater.APPROVED, {
        ...paidOn(END),
        instalments: { schedule: 'MONTHLY', requested: 1, reminded: 1 },
      }),
      1,
    ],
    ['the berth was lost for want of payment', booking(byBoater.PAYMENT_EXPIRED), 0],
  ])('falls where %s', (_how, late, stays) => {
    expect(returns(late)).toMatchObject({ stars: 1, bookings: 1, kept: 0, stays, late_payments: 1 });
  });

  it('leaves out what other people did with the boat, and counts their stays', () => {
    const other = boaterReturns([paid], [paid, missed, booking(byBoater.INITIATED)], days());
    expect(other).toMatchObject({ stars: 5, bookings: 1, stays_with_others: 1 });
  });
});
