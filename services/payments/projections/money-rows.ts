import type { MoneyMethod, MoneyType, PayoutState } from '../../../contracts/payments/vocabulary.js';
import { type ReservationMoney, reservationMoneyOf } from '../../../contracts/reservations/events.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { PayoutEvent } from '../domain/payout-events.js';
import { payoutRecord } from '../records/payout-record.js';

/** A payment or a refund of a reservation, with the payout that it is part of. Amounts in minor units. */
export interface MoneyRow {
  /** Null until the payment itself was recorded: a payout may be reported first. */
  marina_id: string | null;
  /** Of a payment for several boats, the first one. */
  reservation_id: string;
  type: MoneyType;
  method: MoneyMethod;
  /** Negative for refunds. */
  amount: number;
  /** The instant, or one within the marina's day, which {@link instantWithin} chooses. */
  when: string;
  /** The marina's day; null: that of the instant. */
  day: string | null;
  /** Recorded by mistake. */
  undone: boolean;
  payout_status: PayoutState | 'none';
  payout_reference: string | null;
  payout_date: string | null;
  fee: number | null;
}

/** An instant that is within the date in every time zone from UTC-10 to UTC+13. */
export const instantWithin = (date: string): string => `${date}T10:30:00.000Z`;

/** Online payments and refunds have the provider's reference as their id, because payouts name it. */
export const moneyRows: Projection<MoneyRow> = {
  name: 'money-rows',
  version: 2,
  indexes: [
    { fields: ['marina_id', 'when'] },
    { fields: ['marina_id', 'method', 'when'] },
    { fields: ['reservation_id'] },
  ],
  documentIds: (event) => {
    const payout = payoutOf(event);
    if (payout !== null) return payout.data.entries.map(({ reference }) => reference);
    const money = reservationMoneyOf(event);
    return money === null ? [] : [idOf(money, recordIdOf(event.stream))];
  },
  apply: (document, event, id) => {
    const payout = payoutOf(event);
    if (payout !== null) return paidOut(document ?? unknown, payout, id);
    const money = reservationMoneyOf(event);
    const { marina_id } = event.metadata;
    if (money === null || marina_id === null) return undefined;
    if (money.type === 'CounterPaymentUndone') return document && { ...document, undone: true };
    const { payout_status, payout_reference, payout_date, fee } = document ?? unknown;
    const known = { payout_status, payout_reference, payout_date, fee };
    const of = recordIdOf(event.stream);
    // The parts of an organiser's payment are one row, as the provider took and pays out the money.
    if (document?.marina_id === marina_id && isGroupPart(money)) {
      return { ...document, amount: document.amount + money.data.amount };
    }
    return { ...known, ...rowOf(money), marina_id, reservation_id: of, undone: false };
  },
};

const unknown: MoneyRow = {
  marina_id: null,
  reservation_id: '',
  type: 'PAYMENT',
  method: 'ONLINE',
  amount: 0,
  when: '',
  day: null,
  undone: false,
  payout_status: 'none',
  payout_reference: null,
  payout_date: null,
  fee: null,
};

function payoutOf({ stream, type, data }: LoggedEvent): PayoutEvent | null {
  return stream.startsWith(payoutRecord.prefix) ? ({ type, data } as PayoutEvent) : null;
}

function idOf(money: ReservationMoney, reservation: string): string {
  switch (money.type) {
    case 'PaymentReceived':
      return money.data.provider_reference;
    case 'CounterPaymentRecorded':
      return `${reservation} payment ${String(money.data.payment_no)}`;
    case 'CounterPaymentUndone': {
      const { reservation_id, payment_no } = money.data.of ?? { ...money.data, reservation_id: reservation };
      return `${reservation_id} payment ${String(payment_no)}`;
    }
    // A refund of several payments is shown with the payout of its first part.
    case 'RefundIssued':
      return money.data.provider_reference.split(' ')[0] ?? money.data.provider_reference;
    case 'CounterRefundPaid':
      return `${reservation} refund ${String(money.data.refund_no)}`;
  }
}

/** A boat's part of the organiser's payment for several boats. */
function isGroupPart(money: ReservationMoney): boolean {
  return money.type === 'PaymentReceived' && money.data.group_payment !== undefined;
}

type Row = Pick<MoneyRow, 'type' | 'method' | 'amount' | 'when' | 'day'>;

function rowOf(money: Exclude<ReservationMoney, { type: 'CounterPaymentUndone' }>): Row {
  const { data } = money;
  switch (money.type) {
    case 'PaymentReceived':
      return { type: money.data.part ?? 'PAYMENT', method: 'ONLINE', amount: data.amount, when: data.at, day: null };
    case 'CounterPaymentRecorded': {
      const { part, method, received_on: day } = money.data;
      return { type: part ?? 'PAYMENT', method, amount: data.amount, when: instantWithin(day), day };
    }
    case 'RefundIssued':
      return { type: 'REFUND', method: 'ONLINE', amount: -data.amount, when: data.at, day: null };
    case 'CounterRefundPaid': {
      const { method, paid_on: day } = money.data;
      return { type: 'REFUND', method, amount: -data.amount, when: instantWithin(day), day };
    }
  }
}

function paidOut(row: MoneyRow, { type, data }: PayoutEvent, reference: string): MoneyRow | undefined {
  const { payout_reference, arrives_on: payout_date } = data;
  // An earlier payout that came back does not change a row that is in a later one.
  if (type !== 'PayoutMade' && row.payout_reference !== null && row.payout_reference !== payout_reference) {
    return undefined;
  }
  const fee = data.entries.find((entry) => entry.reference === reference)?.fee ?? null;
  const status = { PayoutMade: 'in_transit', PayoutPaid: 'paid', PayoutFailed: 'failed' } as const;
  return { ...row, payout_status: status[type], payout_reference, payout_date, fee };
}
