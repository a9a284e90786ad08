import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { line } from '../vocabulary/text.js';
import { id, listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import { asOfAnswer, auditEntry } from './entry.js';
import { entryOfMarina, everywhereFilter, everywhereSearch, lanesAnswer, sealedHistory } from './everywhere-schemas.js';
import { auditFilter, recordId, recordKind } from './filter.js';

export const auditSearch = z.strictObject({
  filter: auditFilter.default({}),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  page: pageRequest.page,
  page_size: pageRequest.page_size.default(20),
});

export type AuditSearch = z.output<typeof auditSearch>;

/** The history of one reservation, newest first. */
export const reservationHistory = z.strictObject({
  reservation_id: id,
  /** Only entries whose words, in the reader's language, contain each of these words. */
  search: line(100).optional(),
  page: pageRequest.page,
  page_size: pageRequest.page_size.default(20),
});

export const asOfRequest = z.strictObject({ kind: recordKind, id: recordId, at: instant });

export type AsOfRequest = z.infer<typeof asOfRequest>;

/** The entries of a sealed file. */
const sealRequest = z.strictObject({ filter: auditFilter.default({}) });
const sealEverywhereRequest = z.strictObject({ filter: everywhereFilter.default({}) });

const entryExample: z.input<typeof auditEntry> = {
  id: '0d5f1f0e-7c8e-5a5b-9d58-0a7a52a3e1f7',
  at: '2027-06-20T15:40:00.000Z',
  position: 4711,
  revision: 2,
  kind: 'reservation',
  record_id: receiptExample.id,
  record_label: 'R-20409',
  event_type: 'PriceSent',
  action: 'reservation.price_sent',
  title: 'Price sent',
  words: 'Price sent by Hanna Lindqvist, staff',
  actor: { kind: 'staff', id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b77', name: 'Hanna Lindqvist', erased: false },
  changes: [
    { field: 'price_per_night', of: null, label: 'Price per night', from: 'EUR 99.00', to: 'EUR 110.00' },
    { field: 'discount', of: null, label: 'Discount', from: null, to: '10%' },
  ],
  caused_by: { kind: 'command', words: 'from the console', entry_id: null },
  correlation_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b99',
};

const { id: entryId, at, event_type, action, title, words, actor } = entryExample;

const asOfExample: z.input<typeof asOfAnswer> = {
  kind: 'reservation',
  id: receiptExample.id,
  record_label: 'R-20409',
  at: '2027-06-20T16:00:00.000Z',
  revision: 2,
  facts: [{ field: 'status', of: null, label: 'Status', value: 'Waiting for boater', code: 'UPDATED' }],
  last_change: { id: entryId, at, event_type, action, title, words, actor },
};

const marinaExample = {
  id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b01',
  code: 'SOL',
  name: 'Port Solvik',
  time_zone: 'Europe/Oslo',
};

const sealedExample = {
  file_name: 'history-SOL-2027-06-30.jsonl',
  text: '{"format":"quayside-history/1"}\n',
  entries: 0,
};

export const auditSchemas = {
  getall: callSchemas({
    summary: 'The history of the marina: who changed what, when, from what to what',
    body: auditSearch,
    answer: listAnswer(auditEntry),
    example: {
      body: { filter: { kind: 'reservation', id: receiptExample.id, day: '2027-06-20' } },
      answer: { items: [entryExample], total: 1 },
    },
  }),
  ofReservation: callSchemas({
    summary: 'The history of one reservation, for everybody who may see the reservation',
    body: reservationHistory,
    answer: listAnswer(auditEntry),
    example: { body: { reservation_id: receiptExample.id }, answer: { items: [entryExample], total: 1 } },
  }),
  asOf: callSchemas({
    summary: 'A record as it stood at a moment',
    body: asOfRequest,
    answer: asOfAnswer,
    example: {
      body: { kind: 'reservation', id: receiptExample.id, at: '2027-06-20T16:00:00.000Z' },
      answer: asOfExample,
    },
  }),
  everywhere: callSchemas({
    summary: 'The histories of several marinas, or of all, for administrators',
    body: everywhereSearch,
    answer: listAnswer(entryOfMarina),
    example: {
      body: { filter: { marinas: [marinaExample.id], from: '2027-06-16', to: '2027-06-23' } },
      answer: { items: [{ ...entryExample, marina: marinaExample }], total: 1 },
    },
  }),
  lanes: callSchemas({
    summary: 'When entries of the same search happened: one lane for each chosen marina, up to six',
    body: sealEverywhereRequest,
    answer: lanesAnswer,
    example: {
      body: { filter: { marinas: [marinaExample.id] } },
      answer: {
        from: at,
        to: at,
        lanes: [{ marina: marinaExample, total: 1, shown: 1, ticks: [{ at, count: 1, moves: 1 }] }],
      },
    },
  }),
  asOfElsewhere: callSchemas({
    summary: 'A record of any marina as it stood at a moment, for administrators',
    body: z.strictObject({ marina_id: id, ...asOfRequest.shape }),
    answer: asOfAnswer,
    example: {
      body: {
        marina_id: marinaExample.id,
        kind: 'reservation',
        id: receiptExample.id,
        at: '2027-06-20T16:00:00.000Z',
      },
      answer: asOfExample,
    },
  }),
  seal: callSchemas({
    summary: 'The history of the marina as a signed file, in which every later change can be found',
    body: sealRequest,
    answer: sealedHistory,
    example: { body: { filter: { from: '2027-06-01', to: '2027-06-30' } }, answer: sealedExample },
  }),
  sealEverywhere: callSchemas({
    summary: 'The histories of several marinas, or of all, as a signed file, for administrators',
    body: sealEverywhereRequest,
    answer: sealedHistory,
    example: { body: { filter: { marinas: [marinaExample.id] } }, answer: sealedExample },
  }),
  publicKey: callSchemas({
    summary: 'The public key with which this installation signs exported histories',
    answer: z.object({ algorithm: z.literal('Ed25519'), public_key: z.base64() }),
    example: { answer: { algorithm: 'Ed25519', public_key: '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=' } },
  }),
};
