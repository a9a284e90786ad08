import { nightsBetween } from '../../../../contracts/vocabulary/dates.js';
import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { isRefusal } from '../../../../contracts/vocabulary/refusal.js';
import { sameDates } from '../date-rules.js';
import { newlyAgreed } from '../agreed-terms.js';
import type { ReservationEvent } from '../events/reservation-event.js';
import { pricedOfferOf } from '../offer-rules.js';
import { conflict } from '../refusals.js';
import type { AnswerCommand } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { openSuggestions } from '../reservation-state.js';
import { confirmRequirements, requirementsRefusal } from '../requirements.js';
import { measured, releaseBerth, takeBerth } from './berthing.js';
import { type Draft, draftOn, record } from './draft.js';

/** Documents of one reservation. A boater needs a handful; anybody can open a reservation, and every file takes room. */
export const MOST_DOCUMENTS = 30;

/** The boater's answer. */
export function decideAnswer(
  command: AnswerCommand,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const at = context.now;
  switch (command.type) {
    case 'AcceptPrice':
      return acceptPrice(command, state, context);
    case 'AcceptSuggestedDates':
      return acceptDates(command, state, context);
    case 'AddDocument': {
      if (state.documents.length >= MOST_DOCUMENTS)
        return conflict('RESERVATION_TOO_MANY_DOCUMENTS', { most: MOST_DOCUMENTS });
      const { type: _, ...facts } = command;
      const data = { boater_id: state.boater_id, ...facts, at };
      return [{ type: 'ReservationDocumentAdded', data }];
    }
    case 'TellSizes':
      return measured(draftOn(state), command.sizes, at).events;
  }
}

function acceptPrice(
  { confirmed_requirements: confirmed = [] }: Extract<AnswerCommand, { type: 'AcceptPrice' }>,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const refusal = requirementsRefusal(confirmed, state, context);
  if (refusal !== null) return refusal;
  const draft = confirmRequirements(draftOn(state), confirmed, context);
  return record(draft, { type: 'PriceAccepted', data: acceptedNow(draft, context) }).events;
}

/** The boater accepts the price together with the terms that the page shows. */
function acceptedNow({ state }: Draft, { marina, now }: ReservationContext) {
  return { ...newlyAgreed(state, marina), at: now };
}

/**
 * The berth follows in the same append, so that no reader sees the new dates with the old berth. Dates that came with a
 * price are accepted together with it, unless the marina has requirements that the boater has not confirmed.
 */
function acceptDates(
  { dates, berth }: Extract<AnswerCommand, { type: 'AcceptSuggestedDates' }>,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const suggested = openSuggestions(state).some((suggestion) => sameDates(suggestion, dates));
  if (!suggested || nightsBetween(context.today, dates.start_date) < 0) {
    return conflict('RESERVATION_DATES_NOT_SUGGESTED');
  }
  const { start_date, end_date } = dates;
  const offered = state.date_offers?.offers.find((offer) => sameDates(offer, dates))?.price ?? null;
  const known = offered === null && state.price !== null;
  const price = known ? pricedOfferOf(null, { ...state, start_date, end_date }, context) : offered;
  if (isRefusal(price)) return price;
  const data = { start_date, end_date, price, at: context.now };
  const taken = record(draftOn(state), { type: 'SuggestedDatesAccepted', data });
  const agreed = offered !== null && requirementsRefusal([], state, context) === null;
  const draft = agreed ? record(taken, { type: 'PriceAccepted', data: acceptedNow(taken, context) }) : taken;
  if (berth === undefined) return draft.events;
  const placed = berth === null ? releaseBerth(draft, 'PLAN', context.now) : takeBerth(draft, berth, 'PLAN', context);
  return isRefusal(placed) ? placed : placed.events;
}
