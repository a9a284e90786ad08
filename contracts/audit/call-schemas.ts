import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { kindsOfChange } from '../vocabulary/kinds-of-change.js';
import { id, listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import { asOfAnswer, auditEntry } from './entry.js';

/** Kind of record in the history: `reservation`, `berth`, `marina`, `boater` … */
const recordKind = z.string('unknownKind').regex(/^[a-z][a-z_]{0,39}$/, 'unknownKind');

const recordId = z.string('inValidId').min(1, 'inValidId').max(64, 'inValidId');

/** All given conditions must hold; dates are calendar dates of the marina, both ends included. */
export const auditFilter = z
  .strictObject({
    kind: recordKind.optional(),
    /** Id of the record. */
    id: recordId.optional(),
    /** Id of the user or boater who made the change or whom it is about. */
    person: recordId.optional(),
    day: calendarDate.optional(),
    from: calendarDate.optional(),
    to: calendarDate.optional(),
    actor_kind: z.enum(['staff', 'boater', 'system', 'admin']).optional(),
    event_types: z
      .array(z.string().regex(/^[A-Za-z]{1,60}$/, 'unknownEventType'))
      .min(1)
      .max(100)
      .optional(),
    /** Events of any of these kinds. */
    changes: z.array(z.enum(kindsOfChange, 'unknownEventType')).min(1).max(kindsOfChange.length).optional(),
    /** All events that one request caused. */
    correlation_id: z.string().min(1).max(128).optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'endBeforeStart',
  });

export type AuditFilter = z.infer<typeof auditFilter>;

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
  page: pageRequest.page,
  page_size: pageRequest.page_size.default(20),
});

export const asOfRequest = z.strictObject({ kind: recordKind, id: recordId, at: instant });

export type AsOfRequest = z.infer<typeof asOfRequest>;

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
      answer: {
        kind: 'reservation',
        id: receiptExample.id,
        record_label: 'R-20409',
        at: '2027-06-20T16:00:00.000Z',
        revision: 2,
        facts: [{ field: 'status', of: null, label: 'Status', value: 'Waiting for boater', code: 'UPDATED' }],
        last_change: { id: entryId, at, event_type, action, title, words, actor },
      },
    },
  }),
};
