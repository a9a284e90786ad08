import type { CancelReason } from '../../../contracts/reservations/vocabulary.js';
import type { ChangeReason } from '../../../contracts/vocabulary/reservation-words.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { PricedOffer } from '../domain/events/event-shapes.js';
import type { ReservationEvent, ReservationEventOf } from '../domain/events/reservation-event.js';
import { sameDates } from '../domain/date-rules.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { requestedUpTo } from '../domain/instalments.js';
import { type PayingMarina, paymentTermsOf } from '../lookups/payment-terms.js';
import { heldAmount, paidInAll, type ReservationState, standingCode } from '../domain/reservation-state.js';
import type { MailFacts, MailKind } from './reservation-mail.js';

export interface MailContent extends MailFacts {
  readonly kind: MailKind;
}

/** Events that boaters are notified of by mail. */
export const mailedEvents = [
  'PriceSent',
  'DatesSuggested',
  'ReservationPutOnWaitingList',
  'BerthOffered',
  'BerthOfferExpired',
  'BerthOfferWithdrawn',
  'ReservationApproved',
  'InstantBookingConfirmed',
  'OfferChanged',
  'TermsOffered',
  'TermsAccepted',
  'TermsOfferWithdrawn',
  'BerthAssigned',
  'ReservationCanceledByMarina',
  'ReservationExpired',
  'PaymentExpired',
  'PaymentReceived',
  'RefundIssued',
  'DepositWaived',
  'ReceiptMailed',
  'InstalmentRequested',
  'InstalmentReminded',
  'ContractEndAnnounced',
  'DuplicateMerged',
] as const satisfies readonly ReservationEvent['type'][];

/**
 * The mail about an event; null: none.
 * @param marina decides about payments
 * @param state the reservation after all events of the same command
 * @param before the reservation before the first of them
 */
export function mailOfEvent(...args: Parameters<typeof toldOfEvent>): MailContent | null {
  const content = toldOfEvent(...args);
  const [, , state] = args;
  return content === null || !isPaidByAnother(state) ? content : unasked(content);
}

/** Whether the organiser of the group, who is not the boat's own boater, pays for it. */
function isPaidByAnother({ paid_by, boater_id }: ReservationState): boolean {
  return paid_by !== undefined && paid_by !== boater_id;
}

/** The mail without what it asks the boater to pay: another one pays. */
function unasked({ due: _due, pay_by: _by, deposit: _deposit, rest: _rest, ...content }: MailContent): MailContent {
  const { pay_after_arrival: _after, payment, ...told } = content;
  const kind = told.kind === 'approved_due' ? 'approved' : told.kind;
  return { ...told, kind, ...(payment === undefined ? {} : { payment: 'ORGANISER' as const }) };
}

function toldOfEvent(
  event: ReservationEvent,
  marina: PayingMarina,
  state: ReservationState,
  before: ReservationState = state,
): MailContent | null {
  switch (event.type) {
    case 'PriceSent': {
      const { price, answer_by, message } = event.data;
      return { kind: 'offer', ...stayFacts(state), ...priceFacts(price, state, marina), answer_by, ...words(message) };
    }
    case 'DatesSuggested': {
      const { suggested_dates, prices = [], answer_by, message, reason } = event.data;
      const dates = suggested_dates.map((stay, index) => ({ ...stay, price: prices[index] ?? null }));
      return { kind: 'dates', dates, answer_by, ...whyFacts(reason), ...words(message) };
    }
    case 'ReservationPutOnWaitingList':
      return { kind: 'waiting_list', ...stayFacts(state), ...words(event.data.message) };
    case 'BerthOffered': {
      const { label: berth, answer_by } = event.data;
      const price = priceFacts(state.price, state, marina);
      return { kind: 'berth_offer', ...stayFacts(state), berth, ...price, answer_by };
    }
    case 'BerthOfferExpired':
      // The mail about the end of the reservation says it too.
      return isWaiting(state) ? { kind: 'berth_offer_expired', ...stayFacts(state) } : null;
    case 'BerthOfferWithdrawn':
      return isWaiting(state) ? { kind: 'berth_offer_withdrawn', ...stayFacts(state) } : null;
    case 'ReservationApproved': {
      const { price, message, untold } = event.data;
      if (untold === true) return null;
      const due = dueFacts(state, marina);
      const kind = due.due === undefined ? 'approved' : 'approved_due';
      return { kind, ...bookingFacts(state), ...priceFacts(price, state, marina), ...due, ...words(message) };
    }
    case 'OfferChanged': {
      const { price, message, untold, reason } = event.data;
      if (untold === true) return null;
      const priced = { ...priceFacts(price, state, marina), ...dueFacts(state, marina) };
      const now = { ...bookingFacts(state), ...priced, ...words(message) };
      const back = refundFacts(heldAmount(before) - heldAmount(state), state);
      return { kind: 'changed', ...now, ...back, ...changeFacts(before, state), ...whyFacts(reason) };
    }
    case 'TermsOffered': {
      const { price, answer_by } = event.data;
      const compared = changeFacts(before, { ...state, price });
      return { kind: 'terms_offer', ...bookingFacts(state), total: price.breakdown.total, ...compared, answer_by };
    }
    case 'TermsAccepted': {
      const priced = { ...priceFacts(state.price, state, marina), ...dueFacts(state, marina) };
      const back = refundFacts(heldAmount(before) - heldAmount(state), state);
      return { kind: 'terms_accepted', ...bookingFacts(state), ...priced, ...back, ...changeFacts(before, state) };
    }
    case 'TermsOfferWithdrawn':
      return { kind: 'terms_withdrawn', ...bookingFacts(state), ...priceFacts(state.price, state, marina) };
    case 'BerthAssigned': {
      const { told, reason } = event.data;
      if (told !== true) return null;
      return { kind: 'moved', ...bookingFacts(state), ...changeFacts(before, state), ...whyFacts(reason) };
    }
    case 'InstantBookingConfirmed':
      // If something was paid, the mail about the payment confirms the booking.
      return paidInAll(state) > 0 ? null : approved(state, marina);
    case 'PaymentReceived':
      return { kind: 'paid', ...bookingFacts(state), amount: event.data.amount, ...restFacts(state, marina) };
    case 'DepositWaived':
      return approved(state, marina);
    case 'ReceiptMailed': {
      const { payment_no, amount } = event.data;
      return { kind: 'receipt', ...bookingFacts(state), amount, receipt: payment_no, ...restFacts(state, marina) };
    }
    case 'InstalmentRequested':
    case 'InstalmentReminded': {
      const { open, due_on } = event.data;
      // Nothing is left to pay where the boater has paid ahead.
      if (open === 0) return null;
      const kind = event.type === 'InstalmentRequested' ? 'instalment' : 'instalment_reminder';
      return { kind, ...bookingFacts(state), due: { amount: open, for: 'INSTALMENT' }, due_on };
    }
    case 'ContractEndAnnounced':
      return { kind: 'contract_end', ...bookingFacts(state) };
    case 'ReservationCanceledByMarina': {
      const { reason, refund, message, untold } = event.data;
      if (untold === true) return null;
      // A request that its boater no longer wants is not declined.
      const kind = wasBooked(state) || reason === 'customer' ? 'canceled' : 'declined';
      return { kind, ...stayFacts(state), ...because(reason), ...refundFacts(refund, state), ...words(message) };
    }
    case 'DuplicateMerged':
      return mergedMail(event, marina, state, before);
    case 'ReservationExpired': {
      const kind = event.data.silence === 'NO_MARINA_RESPONSE' ? 'expired_marina' : 'expired_boater';
      return { kind, ...stayFacts(state) };
    }
    case 'PaymentExpired':
      return { kind: 'payment_expired', ...stayFacts(state), ...refundFacts(refundUnderWay(state), state) };
    case 'RefundIssued':
      return { kind: 'refund', ...stayFacts(state), amount: event.data.amount };
    default:
      return null;
  }
}

/** True where the boater decides on money after this mail: an offer, or the request to pay for a booking. */
export function asksForMoney({ kind, due }: MailContent): boolean {
  if (kind === 'offer' || kind === 'group_offer' || kind === 'berth_offer') return true;
  return due !== undefined && due.for !== 'INSTALMENT';
}

/** Mails that tell of a booking, and with it of what a cancellation of it refunds. */
export function tellsOfBooking({ kind }: MailContent): boolean {
  return kind === 'approved' || kind === 'approved_due' || kind === 'paid' || kind === 'terms_accepted';
}

export function stayFacts({ start_date, end_date, vessel_name }: ReservationState): MailFacts {
  return { stay: { start_date, end_date }, ...(vessel_name === null ? {} : { boat: vessel_name }) };
}

function approved(state: ReservationState, marina: PayingMarina): MailContent {
  return { kind: 'approved', ...bookingFacts(state), ...priceFacts(state.price, state, marina) };
}

function bookingFacts(state: ReservationState): MailFacts {
  return { ...stayFacts(state), ...(state.berth === null ? {} : { berth: state.berth.label }) };
}

/** What was before: of dates, berth and price, those that are others now. */
function changeFacts(before: ReservationState, { start_date, end_date, berth, price }: ReservationState): MailFacts {
  const stay = { start_date: before.start_date, end_date: before.end_date };
  const moved = stay.start_date !== start_date || stay.end_date !== end_date;
  const berthed = before.berth !== null && before.berth.label !== berth?.label ? before.berth.label : null;
  const prices = before.price === null || price === null ? null : { price_before: before.price, price };
  const repriced = prices !== null && !sameJson(prices.price_before.breakdown, prices.price.breakdown);
  return {
    ...(moved ? { stay_before: stay } : {}),
    ...(berthed === null ? {} : { berth_before: berthed }),
    ...(repriced ? prices : {}),
  };
}

function whyFacts(reason: ChangeReason | undefined): MailFacts {
  return reason === undefined || reason === 'other' ? {} : { change_reason: reason };
}

/** The price of an offer, and where it is paid. */
export function offerFacts(state: ReservationState, marina: PayingMarina): MailFacts {
  return priceFacts(state.price, state, marina);
}

/** The total, and where it is paid. A stay in instalments has no deposit. */
function priceFacts(price: PricedOffer | null, state: ReservationState, marina: PayingMarina): MailFacts {
  const terms = paymentTermsOf({ ...state, price }, marina);
  if (price === null || terms === null) return {};
  const { total } = price.breakdown;
  const { place, online, rest } = terms;
  const first = requestedUpTo(state, price, 1);
  if (first !== null) return { total, payment: place, first_instalment: first };
  if (online + rest === 0) return { total };
  return { total, payment: place, ...(place === 'DEPOSIT_ONLINE' ? { deposit: online, rest } : {}) };
}

/** What is still to pay after a payment, and where. */
function restFacts(state: ReservationState, marina: PayingMarina): MailFacts {
  const terms = paymentTermsOf(state, marina);
  if (terms === null) return {};
  const rest =
    terms.rest === 0
      ? {}
      : state.instalments === undefined
        ? { rest: terms.rest }
        : { rest_in_instalments: terms.rest };
  return { ...dueFacts(state, marina), ...rest };
}

/** What is due online, and by when; empty if nothing is. */
function dueFacts(state: ReservationState, marina: PayingMarina): MailFacts {
  const terms = paymentTermsOf(state, marina);
  if (terms === null || terms.online === 0) return {};
  const { online: amount, pay_by, after_arrival, rest } = terms;
  const part = rest === 0 ? 'TOTAL' : state.instalments === undefined ? 'DEPOSIT' : 'INSTALMENT';
  const late = after_arrival ? { pay_after_arrival: state.start_date } : {};
  return { due: { amount, for: part }, ...(pay_by === null ? {} : { pay_by, ...late }) };
}

/** The reason `other` is left out, because staff's message explains it. */
function because(reason: CancelReason): MailFacts {
  return reason === 'other' ? {} : { reason };
}

/**
 * Money that was taken at the counter does not go back to a card. The newest open refunds are those of the event; earlier
 * ones may still be open, and are no part of its amount.
 */
function refundFacts(refund: number, { refunds }: ReservationState): MailFacts {
  if (refund <= 0) return {};
  const payers = new Set<'CARD' | 'COUNTER'>();
  let left = refund;
  for (const { issued, at_counter, amount } of refunds.toReversed()) {
    if (issued || left <= 0) continue;
    payers.add(at_counter === true ? 'COUNTER' : 'CARD');
    left -= amount;
  }
  if (!payers.has('COUNTER')) return { refund };
  return { refund, refund_by: payers.has('CARD') ? 'BOTH' : 'COUNTER' };
}

function refundUnderWay(state: ReservationState): number {
  return state.refunds.filter((refund) => !refund.issued).reduce((sum, refund) => sum + refund.amount, 0);
}

function isWaiting(state: ReservationState): boolean {
  return standingCode(state) === 'WAITING_LIST';
}

function wasBooked(state: ReservationState): boolean {
  return state.statuses.some((entry) => isOneOf(bookedStatuses, entry.status_code));
}

function words(message: string | null): MailFacts {
  return message === null || message === '' ? {} : { message };
}

/** The stay that another one was merged into: how it goes on, and what changed. */
function mergedMail(
  event: ReservationEventOf<'DuplicateMerged'>,
  marina: PayingMarina,
  state: ReservationState,
  before: ReservationState,
): MailContent {
  const { duplicate_view_id: duplicate, stay_before } = event.data;
  const dated = !sameDates(stay_before, state);
  // An offer that was sent again for other nights has told its price already.
  const offered = dated && state.price !== null && !wasBooked(state);
  const price = offered ? {} : priceFacts(state.price, state, marina);
  const facts = { ...bookingFacts(state), ...price, ...restFacts(state, marina), duplicate };
  const back = refundFacts(refundUnderWay(state) - refundUnderWay(before), state);
  return { kind: 'merged', ...facts, ...back, ...(dated ? { stay_before } : {}) };
}
