import * as z from 'zod';
import { commandReceipt, receiptExample, callSchemas } from '../vocabulary/route.js';
import {
  acceptDates,
  acceptOffer,
  addDocument,
  addedDocument,
  boaterReservation,
  cancelByBoater,
  completeDetails,
  paidReservation,
  payGroup,
  payReservation,
  requestedReservation,
  instantBooking,
  requestReservation,
  sendMessage,
} from './boater.js';
import { keptSizes } from '../vocabulary/sizes.js';
import { acceptedGroup, ownGroup } from './group.js';
import { declineBerth } from './matching.js';
import { exampleAttachment, exampleBoaterView, exampleCreate, exampleForm, exampleStay } from './examples.js';

const vessel = keptSizes(exampleCreate.vessel);

const exampleRequest: z.input<typeof requestReservation> = {
  marina_code: 'QSB',
  ...exampleStay,
  boater: exampleForm,
  vessel,
  notes: 'Could we be berthed close to the fuel dock?',
  additional_requirements: ['Shore power 32 A'],
};

const exampleRequested = {
  ...receiptExample,
  view_id: 'QS-4711',
  link_token: 'b0at3r-l1nk-t0ken-as-given-once',
};

export const boaterReservationSchemas = {
  request: callSchemas({
    summary: 'Asks a marina for a berth',
    rate: 'request',
    body: requestReservation,
    answer: requestedReservation,
    example: { body: exampleRequest, answer: { ...exampleRequested, reservation_status: 'initiated' } },
  }),

  instantBook: callSchemas({
    summary: 'Books a berth that can be had at once, at the price of the pricing plan',
    rate: 'booking',
    body: instantBooking,
    answer: requestedReservation,
    example: {
      body: { ...exampleRequest, confirmed_requirements: ['Fenders on both sides'] },
      answer: { ...exampleRequested, reservation_status: 'instant_booking_initiated' },
    },
  }),

  get: callSchemas({
    summary: "The boater's own view of the reservation",
    answer: boaterReservation,
    rate: 'boater',
    example: { answer: exampleBoaterView },
  }),

  acceptPrice: callSchemas({
    summary: 'Accepts the offer as it stands; If-Match keeps it to the offer that was seen',
    body: acceptOffer,
    answer: commandReceipt,
    rate: 'boater',
    example: { body: { confirmed_requirements: ['Fenders on both sides'] }, answer: receiptExample },
  }),

  group: callSchemas({
    summary: 'The boats of the organiser’s group, with the link of any of them',
    answer: ownGroup,
    rate: 'boater',
    example: {
      answer: {
        group: {
          name: 'Rallye des Îles',
          boats: [
            { view_id: 'QS-4711', name: 'Aziliz', ...exampleStay, total_to_pay: 130.03, currency: 'EUR', open: true },
          ],
        },
      },
    },
  }),

  acceptGroup: callSchemas({
    summary: 'Accepts the open offers of all boats of the organiser’s group',
    body: acceptOffer,
    answer: acceptedGroup,
    rate: 'boater',
    example: {
      body: { confirmed_requirements: [] },
      answer: { ...receiptExample, boats: [{ view_id: 'QS-4711', name: 'Aziliz', error_type: null }] },
    },
  }),

  payGroup: callSchemas({
    summary: 'Pays what is due for all boats that the organiser pays for',
    body: payGroup,
    answer: paidReservation,
    rate: 'boater',
    example: {
      body: {},
      answer: { ...receiptExample, payment_status: 'succeeded', amount: 445.38, redirect_url: null },
    },
  }),

  acceptDates: callSchemas({
    summary: 'Accepts one of the stays the marina suggested',
    body: acceptDates,
    answer: commandReceipt,
    rate: 'boater',
    example: { body: exampleStay, answer: receiptExample },
  }),

  acceptBerth: callSchemas({
    summary: 'Accepts the berth that the marina offers from its waiting list',
    body: acceptOffer,
    answer: commandReceipt,
    rate: 'boater',
    example: { body: { confirmed_requirements: [] }, answer: receiptExample },
  }),

  declineBerth: callSchemas({
    summary: 'Declines the offered berth and keeps the place on the waiting list, or leaves the list',
    body: declineBerth,
    answer: commandReceipt,
    rate: 'boater',
    example: { body: { keep_place: true, reason: 'Too far from the quay.' }, answer: receiptExample },
  }),

  acceptTerms: callSchemas({
    summary: 'Accepts the other terms that the marina offers for the booked stay',
    body: acceptOffer,
    answer: commandReceipt,
    rate: 'boater',
    example: { body: { confirmed_requirements: ['No grey water in the harbour'] }, answer: receiptExample },
  }),

  declineTerms: callSchemas({
    summary: 'Declines the other terms: the stay is as agreed',
    body: z.strictObject({}),
    answer: commandReceipt,
    rate: 'boater',
    example: { body: {}, answer: receiptExample },
  }),

  addDocument: callSchemas({
    summary: 'Adds a document or photo the marina asks for',
    body: addDocument,
    answer: addedDocument,
    rate: 'upload',
    example: {
      body: { attachment_type: 'VESSEL_INSURANCE' },
      answer: { ...receiptExample, attachment: exampleAttachment },
    },
  }),

  complete: callSchemas({
    summary: 'Tells what the marina did not learn when it booked the stay',
    body: completeDetails,
    answer: commandReceipt,
    rate: 'boater',
    example: {
      body: { email: 'ines@example.org', phone: '+33-612345678', beam: 3.65, draft: 1.9 },
      answer: receiptExample,
    },
  }),

  pay: callSchemas({
    summary: 'Pays what is due, or everything',
    body: payReservation,
    answer: paidReservation,
    rate: 'boater',
    example: {
      body: { part: 'DUE' },
      answer: { ...receiptExample, payment_status: 'succeeded', amount: 59.5, redirect_url: null },
    },
  }),

  message: callSchemas({
    summary: 'Writes to the marina about this reservation',
    body: sendMessage,
    answer: commandReceipt,
    rate: 'boater',
    example: { body: { text: 'We will arrive around 20:00.' }, answer: receiptExample },
  }),

  cancel: callSchemas({
    summary: 'Cancels the stay, or declines the offer',
    body: cancelByBoater,
    answer: commandReceipt,
    rate: 'boater',
    example: { body: { reason: 'The crew changed plans.' }, answer: receiptExample },
  }),
};
