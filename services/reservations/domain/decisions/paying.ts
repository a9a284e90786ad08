import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import type { ReservationEvent } from '../events/reservation-event.js';
import { moveRefusal, notDueRefusal, statusRefusal } from '../move-refusals.js';
import { conflict } from '../refusals.js';
import type { PaymentCommand } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { outstanding, standingCode, unpaid } from '../reservation-state.js';
import { confirmRequirements } from '../requirements.js';
import { partOf } from '../payment-part.js';
import { draftOn, record } from './draft.js';
import { vatOf } from './vat.js';

/** Decides on money that a provider took or refunded. */
export function decidePayment(
  command: PaymentCommand,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  switch (command.type) {
    case 'ReceivePayment':
      return receive(command, state, context);
    case 'ConfirmRefund': {
      const { refund_no, provider_reference } = command;
      const refund = state.refunds.find(
        (known) => known.refund_no === refund_no && !known.issued && known.at_counter !== true,
      );
      if (refund === undefined) return conflict('RESERVATION_REFUND_UNKNOWN', { refund_no });
      const data = { refund_no, amount: refund.amount, provider_reference, at: context.now };
      return [{ type: 'RefundIssued', data }];
    }
  }
}

/**
 * Accepts exactly the outstanding amount or the whole rest of the price, once. A payment reported twice gets its own
 * code, before any other rule, so that the caller can tell "already recorded" from "unexpected money".
 */
function receive(
  {
    amount,
    provider_reference,
    confirmed_requirements: confirmed = [],
    group_payment,
  }: Extract<PaymentCommand, { type: 'ReceivePayment' }>,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  if (state.payments.some((payment) => payment.provider_reference === provider_reference)) {
    return conflict('RESERVATION_PAYMENT_ALREADY_RECORDED');
  }
  // A reported payment was made before the expiry was carried out, so it counts.
  const reported = context.actor === 'system';
  const refusal = reported ? (statusRefusal('PAY', state) ?? notDueRefusal(state)) : moveRefusal('PAY', state, context);
  if (refusal !== null) return refusal;
  const due = outstanding(state);
  if (amount !== due && amount !== unpaid(state)) return conflict('RESERVATION_PAYMENT_AMOUNT_WRONG', { due });
  const at = context.now;
  const paid = record(confirmRequirements(draftOn(state), confirmed, context), {
    type: 'PaymentReceived',
    data: {
      amount,
      provider_reference,
      ...(group_payment === undefined ? {} : { group_payment }),
      part: partOf(state, amount),
      ...vatOf(context),
      at,
    },
  });
  if (standingCode(state) !== 'INSTANT_BOOKING_INITIATED') return paid.events;
  return record(paid, { type: 'InstantBookingConfirmed', data: { at } }).events;
}
