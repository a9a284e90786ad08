import type { OfferTerms } from '../../../../contracts/reservations/rules/stay-price.js';
import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { isRefusal, refuseFields } from '../../../../contracts/vocabulary/refusal.js';
import type { DateRange } from '../../../../contracts/vocabulary/dates-schemas.js';
import { newlyAgreed } from '../agreed-terms.js';
import { dateErrors, sameDates } from '../date-rules.js';
import type { PricedOffer } from '../events/event-shapes.js';
import type { ReservationEvent } from '../events/reservation-event.js';
import { bookedStatuses, isOneOf } from '../history.js';
import { appliedPrice, instalmentsWanted } from '../instalments.js';
import { approvalRefusal, papersIn, pastRefusal } from '../move-refusals.js';
import { pricedOfferOf } from '../offer-rules.js';
import { paymentDueOf } from '../payment-due.js';
import { conflict } from '../refusals.js';
import type { Changes, OfferCommand } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import { answerBy, payBy } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { heldAmount, standingCode } from '../reservation-state.js';
import { applyChanges } from './changing.js';
import type { Draft } from './draft.js';
import { record } from './draft.js';
import { editBooked } from './editing-booked.js';
import { because } from '../telling.js';
import type { ChangeReason } from '../../../../contracts/vocabulary/reservation-words.js';

/**
 * What staff do with an existing reservation: send a price, approve, put on the waiting list, suggest dates, write a
 * note.
 */
export function decideOffer(
  command: OfferCommand,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  switch (command.type) {
    case 'SendPrice':
      if (isOneOf(bookedStatuses, standingCode(state) ?? 'INITIATED')) {
        return editBooked(command.changes, state, context);
      }
      return changed(command.changes, state, context, sendPrice);
    case 'ApproveReservation':
      return changed(
        command.changes,
        state,
        context,
        (draft, offer, message) => approve(draft, offer, message, context, state),
        'part_of_approval',
      );
    case 'PutOnWaitingList':
      return changed(command.changes, state, context, putOnWaitingList);
    case 'SuggestDates':
      return suggestDates(command, state, context);
    case 'AcceptDateOffer':
      return acceptDateOffer(command.changes, state, context);
    case 'UpdateNote': {
      const { boater_id } = state;
      const { internal_note } = command;
      return [{ type: 'ReservationNoteUpdated', data: { boater_id, internal_note, at: context.now } }];
    }
  }
}

type Step = (
  draft: Draft,
  offer: OfferTerms | null,
  message: string | null,
  context: ReservationContext,
  reason: ChangeReason | null,
) => Draft | Refusal;

function changed(
  changes: Changes,
  state: ReservationState,
  context: ReservationContext,
  step: Step,
  berthAs: Parameters<typeof applyChanges>[3] = 'choice',
): readonly ReservationEvent[] | Refusal {
  const draft = applyChanges(changes, state, context, berthAs);
  if (isRefusal(draft)) return draft;
  const done = step(draft, changes.offer ?? null, changes.message ?? null, context, changes.reason ?? null);
  return isRefusal(done) ? done : done.events;
}

/** Records UPDATED: the boater must answer. A creation with NOTIFY ends the same way. */
export function sendPrice(
  draft: Draft,
  offer: OfferTerms | null,
  message: string | null,
  context: ReservationContext,
  reason: ChangeReason | null = null,
): Draft | Refusal {
  const price = pricedOfferOf(offer, draft.state, context);
  if (isRefusal(price)) return price;
  const { boater_id } = draft.state;
  return (
    pastRefusal(draft.state, context) ??
    record(draft, {
      type: 'PriceSent',
      data: { price, answer_by: answerBy(context), boater_id, message, ...because(reason), at: context.now },
    })
  );
}

/** Records WAITING_LIST, with or without a price; an existing price follows the dates. */
export function putOnWaitingList(
  draft: Draft,
  offer: OfferTerms | null,
  message: string | null,
  context: ReservationContext,
): Draft | Refusal {
  const past = pastRefusal(draft.state, context);
  if (past !== null) return past;
  const unpriced = offer === null && draft.state.price === null;
  const price = unpriced ? null : pricedOfferOf(offer, draft.state, context);
  if (isRefusal(price)) return price;
  const { boater_id } = draft.state;
  return record(draft, { type: 'ReservationPutOnWaitingList', data: { price, boater_id, message, at: context.now } });
}

/**
 * Records APPROVED. `before` is the reservation as the boater last saw it, or null if the marina is creating it. The
 * caller has checked the status rule; the remaining approval rules are checked here.
 */
export function approve(
  draft: Draft,
  offer: OfferTerms | null,
  message: string | null,
  context: ReservationContext,
  before: ReservationState | null,
  tell = true,
): Draft | Refusal {
  const refusal = approvalRefusal(draft.state, context);
  if (refusal !== null) return refusal;
  const price = pricedOfferOf(offer, draft.state, context);
  if (isRefusal(price)) return price;
  if (
    before?.source === 'BOATER' &&
    !(sameDates(before, draft.state) && wasAgreed(price, appliedPrice(before, before.accepted_price)))
  ) {
    return conflict('RESERVATION_PRICE_NOT_ACCEPTED');
  }
  const due = paymentDueOf(
    price,
    context.marina,
    heldAmount(draft.state),
    false,
    instalmentsWanted(draft.state, price),
  );
  const pay_by = due === null ? null : payBy(context);
  const { boater_id } = draft.state;
  const approved = record(draft, {
    type: 'ReservationApproved',
    data: {
      price,
      due,
      pay_by,
      ...newlyAgreed(draft.state, context.marina),
      ...(tell ? {} : { untold: true as const }),
      boater_id,
      message,
      at: context.now,
    },
  });
  return before?.source === 'BOATER' ? wantAfterApproval(approved, context) : approved;
}

/** Adds the documents that the marina requires after approval of boaters who requested a berth. */
function wantAfterApproval(approved: Draft, context: ReservationContext): Draft {
  const { required_documents: before } = approved.state;
  const wanted = papersIn(context.marina.requirements.after_approval);
  const keys = ['vessel_insurence', 'vessel_license', 'skipper_id'] as const;
  if (!keys.some((key) => wanted[key] && !before[key])) return approved;
  const required_documents = {
    vessel_insurence: before.vessel_insurence || wanted.vessel_insurence,
    vessel_license: before.vessel_license || wanted.vessel_license,
    skipper_id: before.skipper_id || wanted.skipper_id,
  };
  return record(approved, { type: 'RequiredDocumentsSet', data: { required_documents, at: context.now } });
}

/** True if the boater accepted exactly this total, deposit and payment method. */
function wasAgreed(price: PricedOffer, accepted: PricedOffer | null): boolean {
  return (
    accepted !== null &&
    price.breakdown.total === accepted.breakdown.total &&
    price.breakdown.deposit === accepted.breakdown.deposit &&
    price.offer.method === accepted.offer.method
  );
}

function suggestDates(
  command: Extract<OfferCommand, { type: 'SuggestDates' }>,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const { suggested_dates: suggestions, offers, reason = null, message = null, internal_note } = command;
  if (suggestions.length === 0) return refuseFields({ path: 'suggested_dates', code: 'reservation_dates_required' });
  // A boat that is here keeps its arrival.
  const before = isOneOf(bookedStatuses, standingCode(state) ?? 'INITIATED') ? state : null;
  const errors = suggestions.flatMap((dates, index) => dateErrors(dates, context, `suggested_dates.${index}.`, before));
  if (errors.length > 0) return refuseFields(...errors);
  const suggested_dates = suggestions.map(({ start_date, end_date }) => ({ start_date, end_date }));
  const prices = pricesOf(offers, suggested_dates, state, context);
  if (isRefusal(prices)) return prices;
  const noted = applyChanges({ internal_note }, state, context);
  if (isRefusal(noted)) return noted;
  const { boater_id } = state;
  const priced = prices === undefined ? {} : { prices };
  const data = { suggested_dates, ...priced, ...because(reason), answer_by: answerBy(context), boater_id, message };
  return record(noted, { type: 'DatesSuggested', data: { ...data, at: context.now } }).events;
}

function pricesOf(
  offers: readonly (OfferTerms | null)[] | undefined,
  suggestions: readonly DateRange[],
  state: ReservationState,
  context: ReservationContext,
): (PricedOffer | null)[] | undefined | Refusal {
  if (offers === undefined) return undefined;
  const prices: (PricedOffer | null)[] = [];
  for (const [index, dates] of suggestions.entries()) {
    const offer = offers[index] ?? null;
    const price = offer === null ? null : pricedOfferOf(offer, { ...state, ...dates }, context);
    if (isRefusal(price)) return price;
    prices.push(price);
  }
  return prices;
}

/** The booked stay gets the dates at the price that was offered with them. */
function acceptDateOffer(
  { dates, berth }: Changes,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const offered = state.date_offers?.offers.find((offer) => dates !== undefined && sameDates(offer, dates));
  if (offered === undefined) return conflict('RESERVATION_DATES_NOT_SUGGESTED');
  const reason = state.date_offers?.reason ?? 'boater_asked';
  const changes = { dates, ...(berth === undefined ? {} : { berth }), reason, offer: offered.price?.offer };
  // The marina offered the dates, so its notice for boaters does not apply.
  return editBooked(changes, state, { ...context, actor: 'staff' });
}
