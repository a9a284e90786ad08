import { callSchemas, commandReceipt, receiptExample } from '../vocabulary/route.js';
import { attachmentLink, downloadToken, fileContent } from './attachments.js';
import { receiptOfPayment, recordPayment, recordRefund, undoPayment, waiveDeposit } from './counter.js';
import { exampleIds } from './examples.js';

const reservation_id = exampleIds.reservation;
const token = 'eyJyZWNlaXB0Ijp7fX0.c2lnbmF0dXJl';

export const counterSchemas = {
  recordPayment: callSchemas({
    summary: 'Records money taken at the counter for a booked stay: all that is unpaid or a part of it',
    body: recordPayment,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { reservation_id, amount: 120, method: 'CARD', reference: 'Slip 0417', received_on: '2027-07-14' },
      answer: receiptExample,
    },
  }),

  undoPayment: callSchemas({
    summary: 'Takes back a payment at the counter that was recorded by mistake',
    body: undoPayment,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id, payment_no: 1, reason: 'Wrong reservation' }, answer: receiptExample },
  }),

  waiveDeposit: callSchemas({
    summary: 'Lets a stay stand without the payment that is due before arrival; the balance is paid at the counter',
    body: waiveDeposit,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id, reason: 'Regular guest' }, answer: receiptExample },
  }),

  recordRefund: callSchemas({
    summary: 'Records that a refund was paid out at the counter',
    body: recordRefund,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { reservation_id, refund_no: 1, method: 'CASH', reference: '', paid_on: '2027-07-15' },
      answer: receiptExample,
    },
  }),

  receipt: callSchemas({
    summary: 'A short-lived link to the receipt of a payment, a PDF in the language of the boater',
    body: receiptOfPayment,
    answer: attachmentLink,
    rate: 'staff',
    example: {
      body: { reservation_id, payment_no: 1 },
      answer: { url: `/receipts/download?token=${token}`, expires_at: '2027-05-02T10:15:00.000Z' },
    },
  }),

  mailReceipt: callSchemas({
    summary: 'Mails the boater the receipt of a payment',
    body: receiptOfPayment,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id, payment_no: 1 }, answer: receiptExample },
  }),

  download: callSchemas({
    summary: 'The receipt that a signed link names, until the link ends',
    body: downloadToken,
    answer: fileContent,
    rate: 'public',
    example: { body: { token }, answer: '%PDF-1.7' },
  }),
};
