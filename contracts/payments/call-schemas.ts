import * as z from 'zod';
import { attachmentLink, downloadToken, fileContent } from '../reservations/attachments.js';
import { callSchemas, commandReceipt, receiptExample } from '../vocabulary/route.js';
import { spreadsheetFile } from '../vocabulary/spreadsheets-schemas.js';
import { acceptOnline, ibanForm, paymentAccount } from './account.js';
import { cashDay, cashUp, cashUps, cashUpsRequest, closing, erasingTexts, reopening } from './cash-up.js';
import {
  invoiceDraft,
  invoiceFilter,
  invoiceList,
  invoiceOf,
  invoicesOfReservation,
  invoicesOfReservationRequest,
  issued,
  newCreditNote,
  invoiceSubject,
  newInvoice,
} from './invoice.js';
import { exportRequest, payoutFilter, payoutList } from './payout.js';
import { berthVat, vatListForm, vatLists } from './vat.js';

const reservation_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const invoice_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b66';
const vatExample = {
  id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b77',
  name: 'Reduced',
  used_for: ['NIGHTS' as const],
  rates: [{ valid_from: '2014-01-01', percent: 10 }],
};
const totalExample = { method: 'CASH' as const, received: 240, refunded: 40, movements: 4 };
const instalmentExample = { number: 2, of: 6, due_on: '2027-11-01' };
const invoiceExample = {
  id: invoice_id,
  number: '2027-00042',
  kind: 'INVOICE' as const,
  issued_on: '2027-07-19',
  reservation_id,
  view_id: 'R-1001',
  payer: 'Ada Moreau',
  total: 331.25,
  vat: 30.11,
  left: 331.25,
  currency: 'EUR' as const,
  instalment: instalmentExample,
  of_number: null,
  mailed_at: null,
};
const issuedExample = { ...receiptExample, invoice_id, number: '2027-00042' };

export const paymentSettingSchemas = {
  update: callSchemas({
    summary: 'Switch online payments on or off',
    body: acceptOnline,
    answer: commandReceipt,
    example: { body: { accepts_online_payments: true }, answer: receiptExample },
  }),
  stripeUrl: callSchemas({
    summary: "The address of the provider's page on which the marina sets up its account, or completes it",
    answer: z.object({ url: z.string() }),
    rate: 'staff',
    example: { answer: { url: 'https://connect.stripe.example/setup/s/acct_1Nq8' } },
  }),
  account: callSchemas({
    summary: "The marina's account with the payment provider, as it is now",
    answer: paymentAccount,
    example: {
      answer: {
        provider: 'stripe',
        accepts_online_payments: true,
        onboarding: 'needs_information',
        account: 'acct_1Nq8',
        business_name: 'Port Saint-Maurice SEM',
        iban: 'FR•• •••• •••• 1187',
        steps: [{ step: 'identity', state: 'needed', due_at: '2026-11-30T00:00:00.000Z' }],
        open_offers: 3,
        next_payout: {
          id: 'po_1QmX',
          amount: 1956.4,
          currency: 'EUR',
          status: 'in_transit',
          arrives_on: '2026-11-25',
          movements: 3,
        },
      },
    },
  }),
  iban: callSchemas({
    summary: 'Replace the bank account to which payouts go; for primary users, who repeat their password',
    body: ibanForm,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { data: { iban: 'FR76 3000 6000 0112 3456 7890 189' }, password: 'fairwinds-42' },
      answer: receiptExample,
    },
  }),
  vatLists: callSchemas({
    summary: "The marina's rates of VAT by date, and those of each country",
    answer: vatLists,
    example: {
      answer: {
        revision: 3,
        country: 'FR',
        vat_number: 'FR40303265045',
        VATList: [vatExample],
        unconfirmed_berth_percent: null,
        countries: [
          { country: 'FR', rates: [{ name: 'STANDARD', rates: [{ valid_from: '2014-01-01', percent: 20 }] }] },
        ],
      },
    },
  }),
  updateVat: callSchemas({
    summary: "Replace the marina's rates of VAT; a rate that is used for something cannot be left out",
    body: vatListForm,
    answer: commandReceipt,
    example: { body: { vat_number: 'FR40303265045', VATList: [vatExample] }, answer: receiptExample },
  }),
  confirmBerthVat: callSchemas({
    summary: 'Confirm the VAT rate that applies to berths by default',
    body: berthVat,
    answer: commandReceipt,
    example: { body: { percent: 20 }, answer: receiptExample },
  }),
  export: callSchemas({
    summary: 'A file for bookkeeping: payouts, a journal of invoices and payments, or the journal in columns of DATEV',
    body: exportRequest,
    answer: spreadsheetFile,
    rate: 'staff',
    example: {
      body: { kind: 'journal', from: '2027-06-01', to: '2027-06-30' },
      answer: {
        file_name: 'journal-2027-06-01-2027-06-30.csv',
        media_type: 'text/csv; charset=utf-8',
        content: '77u/',
      },
    },
  }),
};

export const payoutSchemas = {
  getall: callSchemas({
    summary: 'Online payments and refunds with the payouts that they are part of, newest first',
    body: payoutFilter,
    answer: payoutList,
    example: {
      body: { from: '2026-11-01', to: '2026-11-30' },
      answer: {
        items: [
          {
            id: `${reservation_id}-1`,
            date: '2026-11-20',
            reservation_id,
            view_id: 'Q-9XW4TQB',
            type: 'PAYMENT',
            amount: 412.5,
            currency: 'EUR',
            processing_fee: 6.03,
            payment_status: 'succeeded',
            payout_id: 'po_1QmX',
            payout_status: 'in_transit',
            payout_date: '2026-11-25',
          },
        ],
        total: 61,
        together: 3133.26,
        fees: 49.26,
        currency: 'EUR',
      },
    },
  }),
};

export const invoiceSchemas = {
  create: callSchemas({
    summary: 'Issue the invoice of a stay, or of an instalment of its contract, with the next number of the year',
    body: newInvoice,
    answer: issued,
    rate: 'staff',
    example: {
      body: { reservation_id, instalment: 2, shown: { total: 331.25, vat: 30.11 } },
      answer: issuedExample,
    },
  }),
  preview: callSchemas({
    summary: 'What an invoice would have on it if it was issued now; nothing is written',
    body: invoiceSubject,
    answer: invoiceDraft,
    example: {
      body: { reservation_id },
      answer: {
        payer: 'Ada Moreau',
        view_id: 'R-1001',
        instalment: null,
        lines: [
          {
            kind: 'NIGHTS',
            of: null,
            name: null,
            nights: { start_date: '2027-07-12', end_date: '2027-07-19' },
            amount: 331.25,
            vat_percent: 10,
            vat: 30.11,
          },
        ],
        total: 331.25,
        vat: 30.11,
        paid: 0,
        currency: 'EUR',
        unconfirmed_berth_percent: null,
      },
    },
  }),
  ofReservation: callSchemas({
    summary: 'The invoices of a reservation, its instalments with theirs, and what can still be invoiced',
    body: invoicesOfReservationRequest,
    answer: invoicesOfReservation,
    example: {
      body: { reservation_id },
      answer: {
        invoices: [invoiceExample],
        instalments: [{ ...instalmentExample, amount: 331.25, state: 'INVOICED', invoice_number: '2027-00042' }],
        rest: 1656.25,
        currency: 'EUR',
      },
    },
  }),
  credit: callSchemas({
    summary: 'Issue a credit note for an invoice, or for a part of it',
    body: newCreditNote,
    answer: issued,
    rate: 'staff',
    example: { body: { invoice_id, amount: 40, reason: 'Left a day early' }, answer: issuedExample },
  }),
  getall: callSchemas({
    summary: 'Invoices and credit notes, highest number first',
    body: invoiceFilter,
    answer: invoiceList,
    example: {
      body: { reservation_id },
      answer: {
        items: [invoiceExample],
        total: 1,
      },
    },
  }),
  link: callSchemas({
    summary: 'A short-lived link to an invoice, a PDF in the language of the boater',
    body: invoiceOf,
    answer: attachmentLink,
    rate: 'staff',
    example: {
      body: { invoice_id },
      answer: { url: '/invoices/download?token=eyJ9.c2ln', expires_at: '2027-05-02T10:15:00.000Z' },
    },
  }),
  mail: callSchemas({
    summary: 'Mail the boater an invoice',
    body: invoiceOf,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { invoice_id }, answer: receiptExample },
  }),
  download: callSchemas({
    summary: 'The invoice that a signed link names, until the link ends',
    body: downloadToken,
    answer: fileContent,
    rate: 'public',
    example: { body: { token: 'eyJ9.c2ln' }, answer: '%PDF-1.7' },
  }),
};

export const cashUpSchemas = {
  get: callSchemas({
    summary: 'What came in on a day by method, and how the day was closed',
    body: cashDay,
    answer: cashUp,
    example: {
      body: { date: '2027-07-14' },
      answer: {
        date: '2027-07-14',
        currency: 'EUR',
        revision: 0,
        totals: [totalExample],
        closed: {
          opening_float: 100,
          expected_cash: 300,
          counted_cash: 299.5,
          difference: -0.5,
          note: 'Wrong change',
          totals: [totalExample],
          closed_by: 'Maëlle Kervadec',
          closed_at: '2027-07-14T18:00:00.000Z',
        },
        changed_since: false,
      },
    },
  }),
  getall: callSchemas({
    summary: 'Closed days, newest first',
    body: cashUpsRequest,
    answer: cashUps,
    example: {
      body: {},
      answer: {
        items: [
          {
            date: '2027-07-14',
            currency: 'EUR',
            received: 240,
            refunded: 40,
            difference: -0.5,
            note: 'Wrong change',
            closed_at: '2027-07-14T18:00:00.000Z',
          },
        ],
        total: 1,
      },
    },
  }),
  close: callSchemas({
    summary: 'Close a day with the cash that was counted; a difference needs a note',
    body: closing,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { date: '2027-07-14', opening_float: 100, counted_cash: 299.5, note: 'Wrong change' },
      answer: receiptExample,
    },
  }),
  reopen: callSchemas({
    summary: 'Open a closed day again; what it was closed with stays in the history',
    body: reopening,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { date: '2027-07-14', reason: 'A payment was missing' }, answer: receiptExample },
  }),
  eraseTexts: callSchemas({
    summary: "Erase the texts of a day's cash-up for good, also those to come; the caller repeats their password",
    body: erasingTexts,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { date: '2027-07-14', password: 'fairwinds-42' }, answer: receiptExample },
  }),
};
