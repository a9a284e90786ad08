import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { isRefusal } from '../../../../contracts/vocabulary/refusal.js';
import type { PaymentDue } from '../events/event-shapes.js';
import type { ReservationEvent } from '../events/reservation-event.js';
import { instalmentsWanted } from '../instalments.js';
import { pastRefusal } from '../move-refusals.js';
import { pricedOfferOf } from '../offer-rules.js';
import { excessHeld, paymentDueOf } from '../payment-due.js';
import type { Changes } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import { payBy } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { heldAmount, isDepositWaived } from '../reservation-state.js';
import { applyChanges } from './changing.js';
import { record } from './draft.js';
import { requestRefund } from './refunding.js';

/**
 * UPDATE of a booking that the marina made: it stays approved, the amount due follows the new price, and the excess
 * over the new total is refunded. A change of only note, documents or berth leaves the money untouched.
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
  if (moneyStays && draft.events.length > 0) return draft.events;

  const past = pastRefusal(draft.state, context);
  if (past !== null) return past;
  const price = pricedOfferOf(changes.offer, draft.state, context);
  if (isRefusal(price)) return price;
  const held = heldAmount(state);
  const wanted = instalmentsWanted(draft.state, price);
  const due = paymentDueOf(price, context.marina, held, isDepositWaived(state), wanted);
  const pay_by = deadlineOf(due, state, held, context);
  const { boater_id } = state;
  const data = { price, due, pay_by, boater_id, message: changes.message ?? null, at: context.now };
  // Record the refund first: who must act depends on the amount held after it.
  const repaid = requestRefund(draft, excessHeld(price, held), context.now);
  return record(repaid, { type: 'OfferChanged', data }).events;
}

/**
 * A changed amount gets a new payment period; an unchanged one keeps the deadline that the boater was sent. Once
 * something was paid, a higher price is a balance due: the berth is never lost for it.
 */
function deadlineOf(
  due: PaymentDue,
  state: ReservationState,
  held: number,
  context: ReservationContext,
): string | null {
  if (due === null || due.amount <= held || held > 0) return null;
  return due.amount === state.due?.amount && state.deadline !== null ? state.deadline : payBy(context);
}
