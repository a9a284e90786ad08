import type { ReservationError } from './errors.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { counterSchemas } from './counter-call-schemas.js';
import { change, look } from './call-access.js';
import { notFound, notAllowed } from './call-refusals.js';

const notDue = 'RESERVATION_PAYMENT_NOT_DUE' satisfies ReservationError;

const unknownPayment = 'RESERVATION_PAYMENT_UNKNOWN' satisfies ReservationError;

const dayClosed = 'RESERVATION_DAY_CLOSED' satisfies ReservationError;

const refunded = 'RESERVATION_PAYMENT_REFUNDED' satisfies ReservationError;

const noRefund = 'RESERVATION_REFUND_UNKNOWN' satisfies ReservationError;

/** Staff's calls about money at the counter, and the receipts of all payments. */
export const counterCalls: CallsOf<typeof counterSchemas> = {
  recordPayment: {
    method: 'POST',
    path: '/admin/reservation/payments/record',
    access: change,
    does: 'command',
    errors: [notFound, notAllowed, notDue, dayClosed],
    revision: true,
  },

  undoPayment: {
    method: 'POST',
    path: '/admin/reservation/payments/undo',
    access: change,
    does: 'command',
    errors: [notFound, unknownPayment, refunded, dayClosed],
    revision: true,
  },

  waiveDeposit: {
    method: 'POST',
    path: '/admin/reservation/payments/waive_deposit',
    access: change,
    does: 'command',
    errors: [notFound, notAllowed, notDue],
    revision: true,
  },

  recordRefund: {
    method: 'POST',
    path: '/admin/reservation/payments/record_refund',
    access: change,
    does: 'command',
    errors: [notFound, noRefund, dayClosed],
    revision: true,
  },

  receipt: {
    method: 'POST',
    path: '/admin/reservation/payments/receipt',
    access: look,
    does: 'query',
    errors: [notFound, unknownPayment],
  },

  mailReceipt: {
    method: 'POST',
    path: '/admin/reservation/payments/mail_receipt',
    access: change,
    does: 'command',
    errors: [notFound, unknownPayment],
  },

  download: {
    method: 'GET',
    path: '/receipts/download',
    access: { kind: 'public' },
    does: 'query',
    errors: ['LINK_EXPIRED', notFound],
  },
};
