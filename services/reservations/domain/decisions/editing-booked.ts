import type { FieldError, Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { isRefusal, refuseFields } from '../../../../contracts/vocabulary/refusal.js';
import { sameJson } from '../../../../contracts/vocabulary/same-json.js';
import type { PaymentDue, PricedOffer } from '../events/event-shapes.js';
import type { ReservationEvent, ReservationEventOf } from '../events/reservation-event.js';
import { instalmentsWanted } from '../instalments.js';
import { pastRefusal } from '../move-refusals.js';
import { pricedOfferOf } from '../offer-rules.js';
import { excessHeld, paymentDueOf } from '../payment-due.js';
import { fieldError } from '../refusals.js';
import type { Changes } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import { payBy } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { heldAmount, isBooked, isDepositWaived } from '../reservation-state.js';
import { because } from '../telling.js';
import { applyChanges } from './changing.js';
import type { Draft } from './draft.js';
import { record } from './draft.js';
import { requestRefund } from './refunding.js';

/**
 * UPDATE of a booking, whoever made it: it stays booked, the amount due follows the new price, and the excess over the
 * new total is refunded. A change of only note, documents or berth leaves the money untouched.
 */
export function editBooked(
  changes: Changes,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const draft = applyChanges(changes, state, context);
  if (isRefusal(draft)) return draft;
  const datesMoved = draft.events.some((event) => event.type === 'StayDatesChanged');
  const moneyStays = changes.offer === undefined && !datesMoved && (changes.message ?? null) === null;
  if (moneyStays && draft.events.length > 0) {
    return unexplained(changes, draft, state.price, state) ?? draft.events;
  }

  const past = pastRefusal(draft.state, context);
  if (past !== null) return past;
  const price = pricedOfferOf(changes.offer, draft.state, context);
  if (isRefusal(price)) return price;
  const silent = unexplained(changes, draft, price, state);
  if (silent !== null) return silent;
  const { boater_id } = state;
  const told = changes.tell === false ? { untold: true as const } : {};
  const words = { boater_id, message: changes.message ?? null, ...because(changes.reason ?? null), ...told };
  return repriced(draft, price, state, context, words);
}

/**
 * The booking at another price: it stays booked, the amount due follows the price, and what was paid beyond it goes back.
 * @param before the reservation before the first event of the draft
 */
export function repriced(
  draft: Draft,
  price: PricedOffer,
  before: ReservationState,
  context: ReservationContext,
  words: Omit<ReservationEventOf<'OfferChanged'>['data'], 'price' | 'due' | 'pay_by' | 'at'>,
): readonly ReservationEvent[] {
  const held = heldAmount(before);
  const wanted = instalmentsWanted(draft.state, price);
  const due = paymentDueOf(price, context.marina, held, isDepositWaived(before), wanted);
  const pay_by = deadlineOf(due, before, held, context);
  // Record the refund first: who must act depends on the amount held after it.
  const repaid = requestRefund(draft, excessHeld(price, held), context.now);
  return record(repaid, { type: 'OfferChanged', data: { price, due, pay_by, ...words, at: context.now } }).events;
}

/** What a boater has booked changes for a reason. Who is aboard is a reason of its own for another price. */
function unexplained(
  { reason = null }: Changes,
  draft: Draft,
  price: PricedOffer | null,
  before: ReservationState,
): Refusal | null {
  if (before.source !== 'BOATER' || reason !== null) return null;
  const other = draft.events.some(({ type }) => type === 'StayDatesChanged' || type === 'ReservationVesselChanged');
  const recounted = draft.events.some(({ type }) => type === 'PartyRecorded');
  const dearer = !recounted && !sameJson(price?.breakdown, before.price?.breakdown);
  return other || dearer ? refuseFields(reasonRequired) : null;
}

const reasonRequired: FieldError = fieldError('reason', 'reservation_changeReasonRequired');

/**
 * A changed amount gets a new payment period; an unchanged one keeps the deadline that the boater was sent. A stay that
 * is booked with nothing left to pay, or for which something was paid, owes a higher price: the berth is never lost for
 * it.
 */
function deadlineOf(
  due: PaymentDue,
  state: ReservationState,
  held: number,
  context: ReservationContext,
): string | null {
  if (due === null || due.amount <= held || held > 0 || isBooked(state)) return null;
  return due.amount === state.due?.amount && state.deadline !== null ? state.deadline : payBy(context);
}
