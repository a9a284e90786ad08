import type * as z from 'zod';
import { berthErrors } from '../berths/errors.js';
import type { Access } from '../vocabulary/access.js';
import { commandReceipt, receiptExample, route } from '../vocabulary/route.js';
import {
  acceptDates,
  addDocument,
  addedDocument,
  boaterReservation,
  cancelByBoater,
  paidReservation,
  payReservation,
  requestedReservation,
  requestReservation,
  sendMessage,
} from './boater.js';
import type { ReservationError } from './errors.js';
import { exampleAttachment, exampleBoaterView, exampleCreate, exampleStay } from './examples.js';

const withLink: Access = { kind: 'boater_link' };

const { boater, vessel } = exampleCreate;
const exampleRequest: z.input<typeof requestReservation> = {
  marina_code: 'QSB',
  ...exampleStay,
  boater,
  vessel,
  notes: 'Could we be berthed close to the fuel dock?',
  additional_requirements: ['Shore power 32 A'],
};
const exampleRequested = {
  ...receiptExample,
  view_id: 'QS-4711',
  link_token: 'b0at3r-l1nk-t0ken-as-given-once',
};

/** What every step with a link can be refused for. */
const stepRefusals = [
  'RESERVATION_ACTION_NOT_ALLOWED',
  'RESERVATION_PAST',
] as const satisfies readonly ReservationError[];

/** The hour by which the boater was to answer or to pay has come. */
const tooLate = 'RESERVATION_DEADLINE_PASSED' satisfies ReservationError;

/** What boaters call, without an account: first a request, then everything else with the link it answered. */
export const boaterReservationApi = {
  request: route({
    method: 'POST',
    path: '/boater/reservation/request',
    access: { kind: 'public' },
    does: 'command',
    summary: 'Asks a marina for a berth',
    body: requestReservation,
    answer: requestedReservation,
    errors: ['RESERVATION_FEATURE_NOT_ENABLED' satisfies ReservationError],
    rate: 'public',
    example: { body: exampleRequest, answer: { ...exampleRequested, reservation_status: 'initiated' } },
  }),

  instantBook: route({
    method: 'POST',
    path: '/boater/reservation/instant_book',
    access: { kind: 'public' },
    does: 'command',
    summary: 'Books a berth that can be had at once, at the price of the pricing plan',
    body: requestReservation,
    answer: requestedReservation,
    errors: [
      'RESERVATION_FEATURE_NOT_ENABLED' satisfies ReservationError,
      'RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE' satisfies ReservationError,
      'RESERVATION_DOCUMENTS_MISSING' satisfies ReservationError,
      berthErrors.no_berth_free,
    ],
    rate: 'public',
    example: { body: exampleRequest, answer: { ...exampleRequested, reservation_status: 'instant_booking_initiated' } },
  }),

  get: route({
    method: 'POST',
    path: '/boater/reservation/get',
    access: withLink,
    does: 'query',
    summary: "The boater's own view of the reservation",
    answer: boaterReservation,
    rate: 'boater',
    example: { answer: exampleBoaterView },
  }),

  acceptPrice: route({
    method: 'POST',
    path: '/boater/reservation/accept_price',
    access: withLink,
    does: 'command',
    summary: 'Accepts the offer as it stands; If-Match keeps it to the offer that was seen',
    answer: commandReceipt,
    errors: [...stepRefusals, tooLate],
    rate: 'boater',
    revision: true,
    example: { answer: receiptExample },
  }),

  acceptDates: route({
    method: 'POST',
    path: '/boater/reservation/accept_dates',
    access: withLink,
    does: 'command',
    summary: 'Accepts one of the stays the marina suggested',
    body: acceptDates,
    answer: commandReceipt,
    errors: [...stepRefusals, tooLate, 'RESERVATION_DATES_NOT_SUGGESTED'] satisfies ReservationError[],
    rate: 'boater',
    revision: true,
    example: { body: exampleStay, answer: receiptExample },
  }),

  addDocument: route({
    method: 'POST',
    path: '/boater/reservation/add_document',
    access: withLink,
    does: 'command',
    summary: 'Adds a document or photo the marina asks for',
    body: addDocument,
    answer: addedDocument,
    errors: stepRefusals,
    rate: 'upload',
    upload: true,
    example: {
      body: { attachment_type: 'VESSEL_INSURANCE' },
      answer: { ...receiptExample, attachment: exampleAttachment },
    },
  }),

  pay: route({
    method: 'POST',
    path: '/boater/reservation/pay',
    access: withLink,
    does: 'command',
    summary: 'Pays what is due, or everything',
    body: payReservation,
    answer: paidReservation,
    errors: [
      ...stepRefusals,
      ...([
        tooLate,
        'RESERVATION_PAYMENT_NOT_DUE',
        'RESERVATION_PAYMENT_ALREADY_RECORDED',
        'RESERVATION_PAYMENT_DECLINED',
        'RESERVATION_PAYMENT_AMOUNT_WRONG',
        'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED',
      ] satisfies ReservationError[]),
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
    rate: 'boater',
    revision: true,
    example: {
      body: { part: 'DUE' },
      answer: { ...receiptExample, payment_status: 'succeeded', amount: 59.5, redirect_url: null },
    },
  }),

  message: route({
    method: 'POST',
    path: '/boater/reservation/message',
    access: withLink,
    does: 'command',
    summary: 'Writes to the marina about this reservation',
    body: sendMessage,
    answer: commandReceipt,
    // The marina may have the chat switched off.
    errors: ['FORBIDDEN'],
    rate: 'boater',
    example: { body: { text: 'We will arrive around 20:00.' }, answer: receiptExample },
  }),

  cancel: route({
    method: 'POST',
    path: '/boater/reservation/cancel',
    access: withLink,
    does: 'command',
    summary: 'Cancels the stay, or declines the offer',
    body: cancelByBoater,
    answer: commandReceipt,
    errors: stepRefusals,
    rate: 'boater',
    revision: true,
    example: { body: { reason: 'The crew changed plans.' }, answer: receiptExample },
  }),
};
