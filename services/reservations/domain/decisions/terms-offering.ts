import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { isRefusal } from '../../../../contracts/vocabulary/refusal.js';
import { sameJson } from '../../../../contracts/vocabulary/same-json.js';
import { offeredTerms, sameTerms } from '../agreed-terms.js';
import type { PricedOffer } from '../events/event-shapes.js';
import type { ReservationEvent } from '../events/reservation-event.js';
import { pricedOfferOf } from '../offer-rules.js';
import { conflict } from '../refusals.js';
import { confirmRequirements, requirementsRefusal } from '../requirements.js';
import type { TermsCommand } from '../reservation-command.js';
import { type ReservationContext, termsOfferUntil } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { draftOn, record } from './draft.js';
import { repriced } from './editing-booked.js';

/** Decides on the offer of today's terms for a booked stay. The booking stands as agreed until the boater accepts. */
export function decideTerms(
  command: TermsCommand,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const at = context.now;
  switch (command.type) {
    case 'OfferTerms':
      return offerTerms(command, state, context);
    case 'AcceptTerms':
      return acceptTerms(command, state, context);
    case 'DeclineTerms':
      return [{ type: 'TermsDeclined', data: { at } }];
    case 'ExpireTermsOffer':
      return [{ type: 'TermsOfferExpired', data: { at } }];
    case 'WithdrawTermsOffer':
      return [{ type: 'TermsOfferWithdrawn', data: { at } }];
  }
}

/** The whole price and all rules of today are offered, or nothing: the boater compares two complete agreements. */
function offerTerms(
  { offer }: Extract<TermsCommand, { type: 'OfferTerms' }>,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  // Today's list may have no price for the stay; its rules are offered at the price that was agreed.
  const price = offer === null ? state.price : pricedOfferOf(offer, state, context);
  if (price === null) return conflict('RESERVATION_TERMS_SAME');
  if (isRefusal(price)) return price;
  const terms = offeredTerms(state, context.marina);
  const rulesDiffer = state.agreed !== undefined && !sameTerms(state.agreed, terms);
  if (!rulesDiffer && isSamePrice(price, state.price)) return conflict('RESERVATION_TERMS_SAME');
  const answer_by = termsOfferUntil(context, state.start_date);
  return [{ type: 'TermsOffered', data: { price, terms, answer_by, at: context.now } }];
}

/** The stay has the offered terms from now on; its price changes like that of any other booking. */
function acceptTerms(
  { confirmed_requirements: confirmed = [] }: Extract<TermsCommand, { type: 'AcceptTerms' }>,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const offer = state.terms_offer;
  if (offer === undefined) return conflict('RESERVATION_NO_TERMS_OFFER');
  const { price, terms } = offer;
  const accepted = record(draftOn(state), { type: 'TermsAccepted', data: { price, terms, at: context.now } });
  const refusal = requirementsRefusal(confirmed, accepted.state, context);
  if (refusal !== null) return refusal;
  const draft = confirmRequirements(accepted, confirmed, context);
  if (sameJson(price, state.price)) return draft.events;
  // The mail about the acceptance says what changes.
  const { boater_id } = state;
  return repriced(draft, price, state, context, { boater_id, message: null, untold: true });
}

function isSamePrice(one: PricedOffer, other: PricedOffer | null): boolean {
  return (
    other !== null &&
    sameJson(one.breakdown, other.breakdown) &&
    sameJson(one.offer.deposit, other.offer.deposit) &&
    one.offer.method === other.offer.method
  );
}
