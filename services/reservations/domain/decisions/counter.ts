import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { refuseFields } from '../../../../contracts/vocabulary/refusal.js';
import type { ReservationEvent } from '../events/reservation-event.js';
import { instalmentsWanted } from '../instalments.js';
import { paymentDueOf } from '../payment-due.js';
import { partOf } from '../payment-part.js';
import { conflict, fieldError } from '../refusals.js';
import type { CounterCommand } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import { payBy } from '../reservation-context.js';
import type { ReceivedPayment, ReservationState } from '../reservation-state.js';
import { countedAmount, heldAmount, isDepositWaived, outstanding, unpaid } from '../reservation-state.js';
import { vatOf } from './vat.js';

type Of<T extends CounterCommand['type']> = Extract<CounterCommand, { type: T }>;
type Decision = readonly ReservationEvent[] | Refusal;

/** Decides on money that staff take or pay out at the counter. */
export function decideCounter(command: CounterCommand, state: ReservationState, context: ReservationContext): Decision {
  switch (command.type) {
    case 'RecordPayment':
      return recordPayment(command, state, context);
    case 'UndoPayment':
      return undoPayment(command, state, context);
    case 'WaiveDeposit':
      return waiveDeposit(command, state, context);
    case 'RecordRefund':
      return recordRefund(command, state, context);
    case 'MailReceipt': {
      const { payment_no } = command;
      const payment = validPayment(state, payment_no);
      if (payment === null) return conflict('RESERVATION_PAYMENT_UNKNOWN');
      return [{ type: 'ReceiptMailed', data: { payment_no, amount: payment.amount, at: context.now } }];
    }
  }
}

/** Any part of what is unpaid; change is given back, not recorded. */
function recordPayment(
  { amount, method, reference, on, mail_receipt = false }: Of<'RecordPayment'>,
  state: ReservationState,
  context: ReservationContext,
): Decision {
  if (amount > unpaid(state)) return refuseFields(fieldError('amount', 'reservation_paymentMoreThanBalance'));
  const wrongDate = wrongDateOf('received_on', on, context);
  if (wrongDate !== null) return wrongDate;
  if (context.is_day_closed === true) return dayClosed(on);
  const payment_no = state.payments.length + 1;
  const { boater_id } = state;
  const money = {
    payment_no,
    amount,
    method,
    reference,
    received_on: on,
    part: partOf(state, amount),
    ...vatOf(context),
  };
  const at = context.now;
  const mailed: ReservationEvent = { type: 'ReceiptMailed', data: { payment_no, amount, at } };
  return [{ type: 'CounterPaymentRecorded', data: { ...money, boater_id, at } }, ...(mail_receipt ? [mailed] : [])];
}

/**
 * What was due before is due again. Without any payment left, the boater gets a new period to pay, unless the stay has
 * begun: a boat in its berth does not lose it for a correction.
 */
function undoPayment(
  { payment_no, reason }: Of<'UndoPayment'>,
  state: ReservationState,
  context: ReservationContext,
): Decision {
  const payment = validPayment(state, payment_no);
  if (payment?.counter === undefined) return conflict('RESERVATION_PAYMENT_UNKNOWN');
  if (context.is_day_closed === true) return dayClosed(payment.counter.received_on);
  const refunded = state.refunds.some(({ parts }) =>
    parts.some((part) => part.provider_reference === payment.provider_reference),
  );
  if (refunded) return conflict('RESERVATION_PAYMENT_REFUNDED');
  const { amount, counter } = payment;
  const { boater_id, price } = state;
  const held = heldAmount(state) - amount;
  const waived = isDepositWaived(state);
  const wanted = instalmentsWanted(state);
  const due = price === null ? null : paymentDueOf(price, context.marina, held, waived, wanted);
  const payments = state.payments.filter((other) => other !== payment);
  const open = outstanding({ ...state, payments, due });
  const expires = open > 0 && held === 0 && !waived && context.today < state.start_date;
  const pay_by = expires ? payBy(context) : null;
  const undone = { payment_no, amount, ...counter, reason, due, pay_by, ...(payment.of && { of: { ...payment.of } }) };
  return [{ type: 'CounterPaymentUndone', data: { ...undone, boater_id, at: context.now } }];
}

function waiveDeposit({ reason }: Of<'WaiveDeposit'>, state: ReservationState, context: ReservationContext): Decision {
  const { boater_id, price } = state;
  const due = price === null ? null : paymentDueOf(price, context.marina, heldAmount(state), true);
  const waived = { amount: outstanding(state), due, reason };
  return [{ type: 'DepositWaived', data: { ...waived, boater_id, at: context.now } }];
}

function recordRefund(
  { refund_no, method, reference, on }: Of<'RecordRefund'>,
  state: ReservationState,
  context: ReservationContext,
): Decision {
  const refund = state.refunds.find((known) => known.refund_no === refund_no && known.at_counter && !known.issued);
  if (refund === undefined) return conflict('RESERVATION_REFUND_UNKNOWN');
  const wrongDate = wrongDateOf('paid_on', on, context);
  if (wrongDate !== null) return wrongDate;
  if (context.is_day_closed === true) return dayClosed(on);
  const { boater_id } = state;
  const money = { refund_no, amount: refund.amount, method, reference, paid_on: on };
  return [{ type: 'CounterRefundPaid', data: { ...money, boater_id, at: context.now } }];
}

/** Money of a reservation moves between the day on which it was made and today. */
function wrongDateOf(
  field: 'received_on' | 'paid_on',
  on: string,
  { today, made_on }: ReservationContext,
): Refusal | null {
  if (on > today) return refuseFields(fieldError(field, 'reservation_paymentInFuture'));
  if (made_on === undefined || on >= made_on) return null;
  return refuseFields(fieldError(field, 'reservation_paymentBeforeBooking'));
}

/** A closed day stays as it was counted: whoever has to correct it reopens it, with a reason. */
function dayClosed(date: string): Refusal {
  return conflict('RESERVATION_DAY_CLOSED', { date });
}

/** The payment of this number, unless it was undone. */
function validPayment({ payments }: ReservationState, payment_no: number): ReceivedPayment | null {
  const payment = payments[payment_no - 1];
  return payment === undefined || countedAmount(payment) <= 0 ? null : payment;
}
