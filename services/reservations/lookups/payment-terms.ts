import { type PaymentTerms, paymentTerms } from '../../../contracts/reservations/rules/payment-terms.js';
import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { localDate } from '../../platform/clock/clock.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { appliedPrice, instalmentsWanted } from '../domain/instalments.js';
import { askedOnlineBy } from '../domain/payment-due.js';
import {
  fallenThrough,
  heldAmount,
  outstanding,
  type ReservationState,
  standingCode,
} from '../domain/reservation-state.js';

/** What the marina decides about payments. */
export interface PayingMarina {
  readonly accepts_online_payments: boolean;
  readonly time_zone: string;
}

/**
 * Where, how much and by when a stay is paid: a booking by what is outstanding of it, an offer by what its approval will
 * ask for. Null without a price, and once the reservation was cancelled or has expired.
 */
export function paymentTermsOf(state: ReservationState, marina: PayingMarina): PaymentTerms | null {
  const code = standingCode(state);
  const price = appliedPrice(state, state.price);
  if (price === null || code === null || isOneOf(fallenThrough, code)) return null;
  const { offer, breakdown } = price;
  const held = heldAmount(state);
  const wanted = instalmentsWanted(state, price);
  const deadline = isOneOf(agreed, code) ? state.deadline : null;
  return paymentTerms({
    total: breakdown.total,
    held,
    online: isOneOf(agreed, code) ? outstanding(state) : Math.max(0, askedOnlineBy(price, marina, wanted) - held),
    instalments: state.instalments === undefined ? null : offer.method,
    pay_by: deadline === null ? null : { at: deadline, day: localDate(deadline, marina.time_zone) },
    arrival: state.start_date,
  });
}

/** The amount due is settled with the booking; before it, the deadline is that of the answer. */
const agreed: readonly StatusCode[] = [...bookedStatuses, 'INSTANT_BOOKING_INITIATED', 'FINISHED'];
