import * as z from 'zod';
import { commandReceipt, id, listAnswer, receiptExample, callSchemas } from '../vocabulary/route.js';
import { assignBerth, selectMatch, suggestDates } from './berthing.js';
import { contactsAsked, reservationContacts } from './contacts.js';
import { createdReservation, createReservation } from './create.js';
import { reservationDetail } from './detail.js';
import {
  exampleBerth,
  exampleBoater,
  exampleCreate,
  exampleDetail,
  exampleIds,
  exampleRow,
  exampleStay,
  exampleVessel,
} from './examples.js';
import { findBoater, foundBoater } from './find-boater.js';
import { datesOfReservation } from './priced-dates.js';
import {
  berthSuggestion,
  listAllReservations,
  listReservations,
  reservationAdminList,
  reservationList,
} from './list.js';
import { recordParty } from './party.js';
import { type ComparedStay, mergeStays, sameBoat, sameBoatAsked, separateStay } from './same-boat.js';
import { updateReservation } from './update.js';

const onePage = { items: [exampleRow], total: 1, counts: { PENDING: 1, APPROVED: 0, CLOSED: 0 } };

const reservation_id = exampleIds.reservation;

const comparedExample: ComparedStay = {
  reservation_id: exampleIds.berth,
  view_id: 'Q-F8ALHT4',
  created_at: '2027-06-08T19:04:00.000Z',
  source: 'BOATER',
  ...exampleStay,
  person: { name: 'Inès Delacroix', email: 'ines@example.org', phone: '+33 6 82 06 64 20' },
  vessel: { name: 'Petrel', length: 11.2, beam: 3.65, draft: 1.9 },
  status: 'approved',
  status_code: 'APPROVED',
  berth: 'A12',
  price: { currency: 'EUR', total: 297.5, paid: 59.5 },
};

export const reservationSchemas = {
  getall: callSchemas({
    summary: "The marina's reservations by filter, with a count for each tab of the edition",
    body: listReservations,
    answer: reservationList,
    rate: 'staff',
    example: {
      body: {
        filter: { edition: 'full', tab: 'PENDING', search: 'petrel', stay: { preset: 'next_30_days' } },
        sort: { key: 'updated_at', direction: 'desc' },
        page: 1,
        page_size: 10,
      },
      answer: onePage,
    },
  }),

  getallAdmin: callSchemas({
    summary: 'Reservations of all marinas, for administrators',
    body: listAllReservations,
    answer: reservationAdminList,
    rate: 'staff',
    example: {
      body: { filter: { marina_ids: [exampleIds.marina] }, page: 1, page_size: 10 },
      answer: {
        ...onePage,
        items: [{ ...exampleRow, marina: { id: exampleIds.marina, name: 'Quayside Bassin', code: 'QSB' } }],
      },
    },
  }),

  get: callSchemas({
    summary: 'One reservation with its berths, money, documents and what may be done with it',
    body: z.strictObject({ reservation_id: id }),
    answer: reservationDetail,
    rate: 'staff',
    example: { body: { reservation_id }, answer: exampleDetail },
  }),

  suggestBerths: callSchemas({
    summary: 'The best free berth for each of these reservations; those that look for none are left out',
    body: z.strictObject({ reservation_ids: z.array(id).min(1).max(100, 'tooMany') }),
    answer: listAnswer(berthSuggestion),
    rate: 'staff',
    example: {
      body: { reservation_ids: [exampleIds.reservation] },
      answer: { items: [{ reservation_id: exampleIds.reservation, berth: exampleBerth }], total: 1 },
    },
  }),

  create: callSchemas({
    summary: "Makes a reservation on a boater's behalf and sends, approves or queues it",
    body: createReservation,
    answer: createdReservation,
    rate: 'staff',
    example: {
      body: exampleCreate,
      answer: { ...receiptExample, view_id: 'QS-4711', reservation_status: 'waiting' },
    },
  }),

  renewContract: callSchemas({
    summary: 'Offers the berth holder the contract for one more period, in the same berth at the price of today',
    body: z.strictObject({ reservation_id: id, action: z.enum(['NOTIFY', 'APPROVE']).default('NOTIFY') }),
    answer: createdReservation,
    rate: 'staff',
    example: {
      body: { reservation_id },
      answer: { ...receiptExample, view_id: 'QS-4711', reservation_status: 'waiting' },
    },
  }),

  update: callSchemas({
    summary: 'Sends a price, approves, queues, suggests dates, notes or cancels a reservation a boater asked for',
    body: updateReservation,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: {
        boater_id: exampleIds.boater,
        reservation_id,
        action: 'CANCEL',
        payload: { reason: 'full', message: 'We are fully booked that week.', refundAmount: null },
      },
      answer: receiptExample,
    },
  }),

  updateMarinaMode: callSchemas({
    summary: 'The same actions for a reservation the marina itself made',
    body: updateReservation,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { reservation_id, action: 'APPROVE', payload: { berth_id: exampleIds.berth } },
      answer: receiptExample,
    },
  }),

  suggestDates: callSchemas({
    summary: 'Offers the boater other dates; the same command as action UPDATE_DATE',
    body: suggestDates,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { reservation_id, suggested_dates: [{ start_date: '2027-07-21', end_date: '2027-07-26' }] },
      answer: receiptExample,
    },
  }),

  acceptDatesForBoater: callSchemas({
    summary: 'Takes one of the suggested stays for a boater who said yes by message or phone',
    body: datesOfReservation,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id, ...exampleStay }, answer: receiptExample },
  }),

  selectMatch: callSchemas({
    summary: 'Chooses one of the suggested berths, or turns it down with a reason',
    body: selectMatch,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { reservation_id, match_id: exampleIds.match, skip_reason: 'size_not_fit' },
      answer: receiptExample,
    },
  }),

  unassignBerth: callSchemas({
    summary: 'Takes the berth away again; the stay itself stays',
    body: z.strictObject({ reservation_id: id }),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id }, answer: receiptExample },
  }),

  assignBerth: callSchemas({
    summary: 'Gives the reservation a berth for its stay or for some of its nights',
    body: assignBerth,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { reservation_id, berth_id: exampleIds.berth, ...exampleStay, confirm_min_length: false },
      answer: receiptExample,
    },
  }),

  sameBoat: callSchemas({
    summary: 'Other stays of the same boat, or likely so, on some of the nights, and its own berth as a resident',
    body: sameBoatAsked,
    answer: sameBoat,
    example: {
      body: { reservation_id },
      answer: {
        asked: {
          ...comparedExample,
          reservation_id,
          view_id: 'Q-H4TXM2K',
          created_at: '2027-06-08T19:06:00.000Z',
          status: 'waiting',
          status_code: 'INITIATED',
          berth: null,
          price: null,
        },
        stays: [{ ...comparedExample, sign: 'SAME_BOAT', nights_twice: 5 }],
        written: null,
        own_berth: null,
      },
    },
  }),

  merge: callSchemas({
    summary:
      'Merges two stays of one boat: one goes on with the messages, documents and payments of both, the other ends as its duplicate',
    body: mergeStays,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id, duplicate_id: exampleIds.berth, take_dates: true }, answer: receiptExample },
  }),

  separate: callSchemas({
    summary: 'Separates a stay from the one with which it was merged, as long as no money has moved since',
    body: separateStay,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id }, answer: receiptExample },
  }),

  contacts: callSchemas({
    summary: 'Mail addresses and telephone numbers of reservations, for the export of a list',
    body: contactsAsked,
    answer: reservationContacts,
    rate: 'staff',
    example: {
      body: { reservation_ids: [reservation_id] },
      answer: { items: [{ reservation_id, email: 'ines@example.org', phone: '+33 6 82 06 64 20' }] },
    },
  }),

  adoptPhone: callSchemas({
    summary: "Takes the telephone number of the request into the boater's record, in place of the one that is there",
    body: z.strictObject({ reservation_id: id }),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id }, answer: receiptExample },
  }),

  party: callSchemas({
    summary: 'Records who is aboard, as staff were told or have counted; the price of the stay follows',
    body: recordParty,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { reservation_id, party: { adults: 2, children: [9], crew: 0 }, confirmed: true },
      answer: receiptExample,
    },
  }),

  findBoater: callSchemas({
    summary: 'A known boater by card number or mail address, with their vessels',
    body: findBoater,
    answer: foundBoater,
    rate: 'staff',
    example: {
      body: { boater_type: 'VISITOR', card_number: 'QSD0042' },
      answer: { boater: exampleBoater, vessels: [exampleVessel], partner_card: null },
    },
  }),
};
