import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { isRefusal, refuseFields } from '../../../../contracts/vocabulary/refusal.js';
import { policyRefund } from '../../../../contracts/marinas/rules/cancellation.js';
import { refundSteps } from '../agreed-terms.js';
import type { ReservationEvent } from '../events/reservation-event.js';
import { wasBooked } from '../../../../contracts/reservations/rules/was-booked.js';
import { moveRefusal } from '../move-refusals.js';
import { conflict, fieldError } from '../refusals.js';
import type { ClosingCommand } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { heldAmount, standingCode } from '../reservation-state.js';
import { releaseBerth } from './berthing.js';
import { draftOn, record } from './draft.js';
import { endOffer } from './offer-ending.js';
import { requestRefund } from './refunding.js';

/** Decides how a reservation ends. Every ending before the stay releases the berth. */
export function decideClosing(
  command: ClosingCommand,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const at = context.now;
  const held = heldAmount(state);
  switch (command.type) {
    case 'CancelByMarina':
      return cancelByMarina(command, state, context);
    case 'CancelByBoater': {
      const refund = policyRefundOf(state, context);
      const standing = standingCode(state);
      const declined = standing === 'UPDATED' || standing === 'MARINA_ADDED_DATES' || state.berth_offer !== null;
      const data = { declined, refund, boater_id: state.boater_id, message: command.message, at };
      return closed(state, { type: 'ReservationCanceledByBoater', data }, refund, at);
    }
    case 'ExpireWithoutMarinaResponse':
      return closed(state, { type: 'ReservationExpired', data: { silence: 'NO_MARINA_RESPONSE', at } }, held, at);
    case 'ExpireWithoutBoaterResponse':
      return closed(state, { type: 'ReservationExpired', data: { silence: 'NO_BOATER_RESPONSE', at } }, held, at);
    case 'ExpireUnpaid':
      // A partial payment is refunded: the marina keeps no money for a booking that fell through.
      return closed(state, { type: 'PaymentExpired', data: { at } }, held, at);
    case 'FinishStay': {
      const refusal = moveRefusal('FINISH', state, context, command.departed);
      return refusal ?? [{ type: 'StayFinished', data: { departed: command.departed, at } }];
    }
    case 'ReopenStay':
      return [{ type: 'StayReopened', data: { at } }];
  }
}

function cancelByMarina(
  { reason, message, refund_amount, duplicate_of, untold }: Extract<ClosingCommand, { type: 'CancelByMarina' }>,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  if (reason === null) return refuseFields({ path: 'reason', code: 'provideReason' });
  if (reason === 'other' && (message ?? '').trim() === '') {
    return refuseFields({ path: 'message', code: 'provideReason' });
  }
  if (reason === 'customer_no_show' && !mayBeNoShow(state, context)) {
    return refuseFields(fieldError('reason', 'reservation_noShowTooEarly'));
  }
  const byPolicy = reason === 'customer_no_show' && refund_amount == null;
  const refund = byPolicy ? policyRefundOf(state, context) : refundAskedFor(refund_amount ?? null, state);
  if (isRefusal(refund)) return refund;
  const at = context.now;
  const duplicate = { ...(duplicate_of && { duplicate_of }), ...(untold && { untold }) };
  const data = { reason, refund, boater_id: state.boater_id, message, at, ...duplicate };
  return closed(state, { type: 'ReservationCanceledByMarina', data }, refund, at);
}

/** Whoever has booked fails to arrive from the day of arrival on. */
function mayBeNoShow({ statuses, start_date }: ReservationState, { today }: ReservationContext): boolean {
  return wasBooked(statuses) && today >= start_date;
}

/** The policy that was agreed is for boaters who cancel, and for those who do not arrive. */
function policyRefundOf(state: ReservationState, context: ReservationContext): number {
  return policyRefund(heldAmount(state), refundSteps(state, context.marina), context.today, state.start_date);
}

/** Staff's amount, up to what is held; without one, everything: it is the marina that cancels. */
function refundAskedFor(wanted: number | null, state: ReservationState): number | Refusal {
  const held = heldAmount(state);
  if (wanted === null) return held;
  if (wanted > 0 && held === 0) return conflict('RESERVATION_NOTHING_PAID');
  if (!Number.isSafeInteger(wanted) || wanted < 0 || wanted > held) {
    return refuseFields(fieldError('refundAmount', 'reservation_refundMoreThanPaid'));
  }
  return wanted;
}

/** The ending with all that belongs to it: a running offer ends, the refund is requested, the berth is released. */
export function closed(
  state: ReservationState,
  event: ReservationEvent,
  refund: number,
  at: string,
): readonly ReservationEvent[] {
  const answered = endOffer(draftOn(state), offerEndings[event.type] ?? 'BerthOfferExpired', at);
  return releaseBerth(requestRefund(record(answered, event), refund, at), 'CLOSED', at).events;
}

/** How the running offer of a berth ends when the reservation ends; with an expiry, it expires too. */
const offerEndings: Partial<Record<ReservationEvent['type'], Parameters<typeof endOffer>[1]>> = {
  ReservationCanceledByBoater: 'BerthOfferDeclined',
  ReservationCanceledByMarina: 'BerthOfferWithdrawn',
};
