import type { CancelReason } from '../../../contracts/reservations/vocabulary.js';
import type { ChangeReason } from '../../../contracts/vocabulary/reservation-words.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { PaymentDue, PricedOffer } from '../domain/events/event-shapes.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { appliedPrice, requestedUpTo } from '../domain/instalments.js';
import { heldAmount, paidInAll, type ReservationState, standingCode, unpaid } from '../domain/reservation-state.js';
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
] as const satisfies readonly ReservationEvent['type'][];

/**
 * The mail about an event; null: none.
 * @param state the reservation after all events of the same command
 * @param before the reservation before the first of them
 */
export function mailOfEvent(
  event: ReservationEvent,
  state: ReservationState,
  before: ReservationState = state,
): MailContent | null {
  switch (event.type) {
    case 'PriceSent': {
      const { price, answer_by, message } = event.data;
      return { kind: 'offer', ...stayFacts(state), ...priceFacts(price, state), answer_by, ...words(message) };
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
      const price = state.price === null ? {} : priceFacts(state.price, state);
      return { kind: 'berth_offer', ...stayFacts(state), berth, ...price, answer_by };
    }
    case 'BerthOfferExpired':
      // The mail about the end of the reservation says it too.
      return isWaiting(state) ? { kind: 'berth_offer_expired', ...stayFacts(state) } : null;
    case 'BerthOfferWithdrawn':
      return isWaiting(state) ? { kind: 'berth_offer_withdrawn', ...stayFacts(state) } : null;
    case 'ReservationApproved': {
      const { price, due, pay_by, message, untold } = event.data;
      if (untold === true) return null;
      const kind = due === null ? 'approved' : 'approved_due';
      return { kind, ...bookingFacts(state, price), ...dueFacts(due, pay_by, state), ...words(message) };
    }
    case 'OfferChanged': {
      const { price, due, pay_by, message, untold, reason } = event.data;
      if (untold === true) return null;
      const now = { ...bookingFacts(state, price), ...dueFacts(due, pay_by, state), ...words(message) };
      const back = refundFacts(heldAmount(before) - heldAmount(state), state);
      return { kind: 'changed', ...now, ...back, ...changeFacts(before, state), ...whyFacts(reason) };
    }
    case 'BerthAssigned': {
      const { told, reason } = event.data;
      if (told !== true) return null;
      return { kind: 'moved', ...bookingFacts(state, null), ...changeFacts(before, state), ...whyFacts(reason) };
    }
    case 'InstantBookingConfirmed':
      // If something was paid, the mail about the payment confirms the booking.
      return paidInAll(state) > 0 ? null : { kind: 'approved', ...bookingFacts(state, state.price) };
    case 'PaymentReceived':
      return { kind: 'paid', ...bookingFacts(state, null), amount: event.data.amount, ...restFacts(state) };
    case 'DepositWaived':
      return { kind: 'approved', ...bookingFacts(state, state.price) };
    case 'ReceiptMailed': {
      const { payment_no, amount } = event.data;
      return { kind: 'receipt', ...bookingFacts(state, null), amount, receipt: payment_no, ...restFacts(state) };
    }
    case 'InstalmentRequested':
    case 'InstalmentReminded': {
      const { open, due_on } = event.data;
      // Nothing is left to pay where the boater has paid ahead.
      if (open === 0) return null;
      const kind = event.type === 'InstalmentRequested' ? 'instalment' : 'instalment_reminder';
      return { kind, ...bookingFacts(state, null), due: { amount: open, for: 'INSTALMENT' }, due_on };
    }
    case 'ContractEndAnnounced':
      return { kind: 'contract_end', ...bookingFacts(state, null) };
    case 'ReservationCanceledByMarina': {
      const { reason, refund, message } = event.data;
      const kind = wasBooked(state) ? 'canceled' : 'declined';
      return { kind, ...stayFacts(state), ...because(reason), ...refundFacts(refund, state), ...words(message) };
    }
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
  if (kind === 'offer' || kind === 'berth_offer') return true;
  return due !== undefined && due.for !== 'INSTALMENT';
}

/** Mails that tell of a booking, and with it of what a cancellation of it refunds. */
export function tellsOfBooking({ kind }: MailContent): boolean {
  return kind === 'approved' || kind === 'approved_due' || kind === 'paid';
}

export function stayFacts({ start_date, end_date, vessel_name }: ReservationState): MailFacts {
  return { stay: { start_date, end_date }, ...(vessel_name === null ? {} : { boat: vessel_name }) };
}

function bookingFacts(state: ReservationState, price: PricedOffer | null): MailFacts {
  return {
    ...stayFacts(state),
    ...(state.berth === null ? {} : { berth: state.berth.label }),
    ...(price === null ? {} : priceFacts(price, state)),
  };
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

/** A deposit of the whole total is not shown as a deposit. A stay in instalments has none. */
function priceFacts(price: PricedOffer, state: ReservationState): MailFacts {
  const { offer, breakdown } = appliedPrice(state, price);
  const { total, deposit } = breakdown;
  const first = requestedUpTo(state, price, 1);
  if (first !== null) return { total, payment: offer.method, first_instalment: first };
  if (deposit === 0 || deposit === total) return { total, payment: offer.method };
  return { total, payment: 'DEPOSIT_ONLINE', deposit, rest: total - deposit };
}

/** What is still to pay after a payment. */
function restFacts(state: ReservationState): MailFacts {
  const rest = unpaid(state);
  if (rest === 0) return {};
  return state.instalments === undefined ? { rest } : { rest_in_instalments: rest };
}

/** The unpaid part of what is due; empty if earlier payments cover it. */
function dueFacts(due: PaymentDue, pay_by: string | null, state: ReservationState): MailFacts {
  const amount = due === null ? 0 : due.amount - heldAmount(state);
  if (due === null || amount <= 0) return {};
  const part = state.instalments === undefined || due.for === 'TOTAL' ? due.for : 'INSTALMENT';
  return { due: { amount, for: part }, ...(pay_by === null ? {} : { pay_by }) };
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
