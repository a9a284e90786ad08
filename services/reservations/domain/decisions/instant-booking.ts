import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { isRefusal } from '../../../../contracts/vocabulary/refusal.js';
import { termsInForce } from '../agreed-terms.js';
import type { ReservationEvent, ReservationEventOf } from '../events/reservation-event.js';
import { pricedOfferOf } from '../offer-rules.js';
import { paymentDueOf } from '../payment-due.js';
import { conflict } from '../refusals.js';
import type { OpeningCommand } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import { payBy } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { confirmRequirements, requirementsRefusal } from '../requirements.js';
import { takeBerth } from './berthing.js';
import { draftOn, record } from './draft.js';
import { withParty } from './recording-party.js';

/**
 * Holds the berth while the boater pays; confirms in the same append if nothing is due, and then needs the marina's requirements
 * confirmed as a payment does.
 */
export function bookInstantly(
  command: Extract<OpeningCommand, { type: 'BookInstantly' }>,
  facts: ReservationEventOf<'ReservationRequested'>['data'],
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  if (command.berth === null) return conflict('RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE');
  const { start_date, end_date, customer_type } = facts;
  const price = pricedOfferOf(command.offer, { start_date, end_date, customer_type, price: null }, context);
  if (isRefusal(price)) return price;
  const due = paymentDueOf(price, context.marina, 0, false);
  const pay_by = due === null ? null : payBy(context);
  const initiated = record(draftOn(state), {
    type: 'InstantBookingInitiated',
    data: { ...facts, price, due, pay_by, terms: termsInForce(context.marina, 'instantly') },
  });
  const manned = withParty(initiated, command.opening, context);
  const berthed = takeBerth(manned, command.berth, 'INSTANT_BOOKING', context);
  if (isRefusal(berthed)) return berthed;
  const { confirmed_requirements: confirmed = [] } = command;
  if (due !== null) return confirmRequirements(berthed, confirmed, context).events;
  const unconfirmed = requirementsRefusal(confirmed, berthed.state, context);
  if (unconfirmed !== null) return unconfirmed;
  return record(confirmRequirements(berthed, confirmed, context), {
    type: 'InstantBookingConfirmed',
    data: { at: context.now },
  }).events;
}
