import { wasBooked } from '../../../contracts/reservations/rules/was-booked.js';
import type { BoaterReturns } from '../../../contracts/reservations/returns.js';
import { bookedStatuses, isOneOf } from './history.js';
import { balanceOf, type ReservationState, standingCode, validPayments } from './reservation-state.js';

/** A reservation, and whether staff recorded that its boat never came. */
export interface PastBooking {
  readonly state: ReservationState;
  readonly no_show: boolean;
}

export interface MarinaDays {
  /** Marina-local. */
  readonly today: string;
  /** The marina-local date of an instant. */
  readonly dayOf: (instant: string) => string;
}

interface Outcome {
  readonly came: boolean;
  readonly no_show: boolean;
  /** A payment came too late, or not at all. */
  readonly late: boolean;
}

/**
 * How a booking went that is over; null: it was never booked, was cancelled, or lasts. Late means that the berth was lost
 * because nothing was paid, that an instalment had to be reminded of, or that money was open after the last day.
 */
function outcomeOf({ state, no_show }: PastBooking, { today, dayOf }: MarinaDays): Outcome | null {
  const code = standingCode(state);
  if (code === null || !wasBooked(state.statuses)) return null;
  if (no_show) return { came: false, no_show, late: false };
  if (code === 'PAYMENT_EXPIRED') return { came: false, no_show, late: true };
  const over = state.end_date < today;
  if (code !== 'FINISHED' && !(over && isOneOf(bookedStatuses, code))) return null;
  const reminded = (state.instalments?.reminded ?? 0) > 0;
  const owed = over && (balanceOf(state) ?? 0) > 0;
  const paidAfter = validPayments(state).some(
    ({ at, counter }) => (counter?.received_on ?? dayOf(at)) > state.end_date,
  );
  return { came: true, no_show, late: reminded || owed || paidAfter };
}

/** 1 to 5: the share of bookings that were kept; null without one. */
function starsOf(kept: number, bookings: number): number | null {
  return bookings === 0 ? null : 1 + Math.round((4 * kept) / bookings);
}

/**
 * How often a boater came back to a marina, and how the bookings went. A booking is kept if the boat came and everything
 * was paid in time.
 *
 * @param own the boater's bookings with the marina, without the one that is being priced
 * @param of_boat other people's bookings with the same boat: they count as visits of the boat, not in the rating
 */
export function boaterReturns(
  own: readonly PastBooking[],
  of_boat: readonly PastBooking[],
  days: MarinaDays,
): BoaterReturns {
  const past = own.flatMap((booking) => {
    const outcome = outcomeOf(booking, days);
    return outcome === null ? [] : [{ ...outcome, end_date: booking.state.end_date }];
  });
  const came = past.filter((one) => one.came);
  const kept = came.filter(({ late }) => !late).length;
  return {
    stars: starsOf(kept, past.length),
    bookings: past.length,
    kept,
    stays: came.length,
    last_departure: came.reduce<string | null>(
      (last, { end_date }) => (end_date > (last ?? '') ? end_date : last),
      null,
    ),
    no_shows: past.filter(({ no_show }) => no_show).length,
    late_payments: past.filter(({ late }) => late).length,
    stays_with_others: of_boat.filter((booking) => outcomeOf(booking, days)?.came === true).length,
  };
}
