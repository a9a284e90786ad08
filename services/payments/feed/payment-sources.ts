import { paymentFeed, paymentMessages as messages } from '../../../contracts/payments/feed.js';
import type { EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import type { ReservationMoney } from '../../../contracts/reservations/events.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';
import type { bookEvents } from '../domain/invoicing-events.js';
import type { PayoutData, PayoutEvent } from '../domain/payout-events.js';

const payoutOf = ({ stream, data }: Pick<LoggedEvent, 'stream'> & { readonly data: PayoutData }) => ({
  payout_record: recordIdOf(stream),
  payout_reference: data.payout_reference,
  amount: toDecimal(data.amount),
  fee: toDecimal(data.fee),
  currency: data.currency,
  arrives_on: data.arrives_on,
});

const payouts: PublishedMessages<PayoutEvent> = {
  PayoutMade: (event) => {
    const entries = event.data.entries.map(({ reference, amount, fee }) => {
      return { reference, amount: toDecimal(amount), fee: toDecimal(fee) };
    });
    return [messageBody(messages.payout_made, { ...payoutOf(event), entries })];
  },
  PayoutPaid: (event) => [messageBody(messages.payout_paid, payoutOf(event))],
  PayoutFailed: (event) => [messageBody(messages.payout_failed, { ...payoutOf(event), reason: event.data.reason })],
};

export const payoutFeedSource = feedSource(paymentFeed, payouts);

const books: PublishedMessages<EventsOf<typeof bookEvents>> = {
  InvoiceNumbered: ({ stream, data }) => {
    const { invoice_id, number, kind, of_invoice_id, reservation_id, issued_on, currency } = data;
    const vat = data.vat.map(({ percent, net, vat: tax, passed_on }) => {
      const known = passed_on === undefined ? {} : { passed_on };
      return { percent, net: toDecimal(net), vat: toDecimal(tax), ...known };
    });
    const instalment = data.instalment ?? null;
    const invoice = { invoice_id, number, kind, of_invoice_id, reservation_id, instalment, issued_on, currency };
    return [messageBody(messages.invoice, { ...invoice, book: recordIdOf(stream), total: toDecimal(data.total), vat })];
  },
};

export const bookFeedSource = feedSource(paymentFeed, books);

const of = ({ stream }: Pick<LoggedEvent, 'stream'>) => ({ reservation_id: recordIdOf(stream) });

const money: PublishedMessages<ReservationMoney> = {
  PaymentReceived: (event) => {
    const { amount, provider_reference } = event.data;
    const online = { method: 'ONLINE' as const, received_on: null, payment_reference: provider_reference };
    return [messageBody(messages.payment, { ...of(event), amount: toDecimal(amount), ...online })];
  },
  CounterPaymentRecorded: (event) => {
    const { amount, method, received_on } = event.data;
    const counter = { method, received_on, payment_reference: null };
    return [messageBody(messages.payment, { ...of(event), amount: toDecimal(amount), ...counter })];
  },
  CounterPaymentUndone: (event) => {
    const { amount, method, received_on } = event.data;
    return [messageBody(messages.payment_undone, { ...of(event), amount: toDecimal(amount), method, received_on })];
  },
  RefundIssued: (event) => {
    const { amount, provider_reference } = event.data;
    const online = { method: 'ONLINE' as const, refunded_on: null, refund_reference: provider_reference };
    return [messageBody(messages.refund, { ...of(event), amount: toDecimal(amount), ...online })];
  },
  CounterRefundPaid: (event) => {
    const { amount, method, paid_on: refunded_on } = event.data;
    const counter = { method, refunded_on, refund_reference: null };
    return [messageBody(messages.refund, { ...of(event), amount: toDecimal(amount), ...counter })];
  },
};

/** Money of reservations, whose streams belong to another area. */
export const reservationMoneyFeedSource = feedSource(paymentFeed, money, { idSuffix: 'payments' });
