import * as z from 'zod';
import { berthErrors } from '../berths/errors.js';
import { customerErrors } from '../customers/errors.js';
import { membershipErrors } from '../memberships/errors.js';
import type { Access } from '../vocabulary/access.js';
import { commandReceipt, id, listAnswer, receiptExample, route } from '../vocabulary/route.js';
import { assignBerth, selectMatch, suggestDates } from './berthing.js';
import { createdReservation, createReservation } from './create.js';
import { reservationDetail } from './detail.js';
import type { ReservationError } from './errors.js';
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
import {
  berthSuggestion,
  listAllReservations,
  listReservations,
  reservationAdminList,
  reservationList,
} from './list.js';
import { updateReservation } from './update.js';

const look: Access = { kind: 'staff', feature: 'reservation' };
const change: Access = {
  kind: 'staff',
  feature: 'reservation',
  needs: { area: 'reservations', level: 'EDITOR' },
};
/** Berths belong to the inventory feature (spec 1 §6). */
const berthing: Access = { kind: 'staff', feature: 'inventory', needs: { area: 'reservations', level: 'EDITOR' } };

const seeBerths: Access = { kind: 'staff', feature: 'inventory' };

const onePage = { items: [exampleRow], total: 1, counts: { PENDING: 1, APPROVED: 0, CLOSED: 0 } };
const reservation_id = exampleIds.reservation;

/** Why a berth is not given. */
const berthRefusals = [
  berthErrors.berth_not_found,
  berthErrors.berth_inactive,
  berthErrors.berth_too_small,
  berthErrors.berth_not_for_boat,
  berthErrors.berth_taken,
  berthErrors.below_min_length,
  berthErrors.no_berth_free,
  berthErrors.reservation_has_berth,
  berthErrors.vessel_has_berth,
];

/** No such reservation in the marina. */
const notFound = 'NOT_FOUND';
const otherSource = 'RESERVATION_OTHER_SOURCE' satisfies ReservationError;
const notAllowed = 'RESERVATION_ACTION_NOT_ALLOWED' satisfies ReservationError;
const featureOff = 'RESERVATION_FEATURE_NOT_ENABLED' satisfies ReservationError;
const noDocuments = 'RESERVATION_DOCUMENTS_MISSING' satisfies ReservationError;
const past = 'RESERVATION_PAST' satisfies ReservationError;
const arrived = 'RESERVATION_ARRIVAL_PASSED' satisfies ReservationError;
const otherPrice = 'RESERVATION_PRICE_NOT_ACCEPTED' satisfies ReservationError;
const notPaid = 'RESERVATION_NOTHING_PAID' satisfies ReservationError;
const notOnline = 'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED' satisfies ReservationError;

/** What stands in the way of nights on a membership card. */
const redeemRefusals = [
  membershipErrors.card_not_found,
  membershipErrors.card_not_active,
  membershipErrors.not_available,
  membershipErrors.resident,
  membershipErrors.more_than_left,
  membershipErrors.night_redeemed,
];

/** Why somebody named by id, or the boat, is not taken over from the register. */
const registerRefusals = [
  customerErrors.boater_not_found,
  customerErrors.boater_erased,
  customerErrors.vessel_not_found,
];

const updateRefusals = [
  notFound,
  otherSource,
  notAllowed,
  featureOff,
  past,
  arrived,
  noDocuments,
  otherPrice,
  notPaid,
  notOnline,
  ...registerRefusals,
  berthErrors.stay_over,
  ...redeemRefusals,
  ...berthRefusals,
];

const updateCall = {
  method: 'POST',
  access: change,
  does: 'command',
  body: updateReservation,
  answer: commandReceipt,
  errors: updateRefusals,
  rate: 'staff',
  revision: true,
} as const;

/** What staff call about reservations; their money is in `payment-api.ts`, files in `attachment-api.ts`. */
export const reservationApi = {
  getall: route({
    method: 'POST',
    path: '/admin/reservation/getall',
    access: look,
    does: 'query',
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

  getallAdmin: route({
    method: 'POST',
    path: '/admin/reservation/getall_admin',
    access: { kind: 'admin' },
    does: 'query',
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

  get: route({
    method: 'POST',
    path: '/admin/reservation/get',
    access: look,
    does: 'query',
    summary: 'One reservation with its berths, money, documents and what may be done with it',
    body: z.strictObject({ reservation_id: id }),
    answer: reservationDetail,
    errors: [notFound],
    rate: 'staff',
    example: { body: { reservation_id }, answer: exampleDetail },
  }),

  suggestBerths: route({
    method: 'POST',
    path: '/admin/reservation/suggest_berths',
    access: seeBerths,
    does: 'query',
    summary: 'The best free berth for each of these reservations; those that look for none are left out',
    body: z.strictObject({ reservation_ids: z.array(id).min(1).max(100, 'tooMany') }),
    answer: listAnswer(berthSuggestion),
    rate: 'staff',
    example: {
      body: { reservation_ids: [exampleIds.reservation] },
      answer: { items: [{ reservation_id: exampleIds.reservation, berth: exampleBerth }], total: 1 },
    },
  }),

  create: route({
    method: 'POST',
    path: '/admin/reservation/create',
    access: change,
    does: 'command',
    summary: "Makes a reservation on a boater's behalf and sends, approves or queues it",
    body: createReservation,
    answer: createdReservation,
    errors: [featureOff, noDocuments, notOnline, ...registerRefusals, ...redeemRefusals, ...berthRefusals],
    rate: 'staff',
    example: {
      body: exampleCreate,
      answer: { ...receiptExample, view_id: 'QS-4711', reservation_status: 'waiting' },
    },
  }),

  update: route({
    ...updateCall,
    path: '/admin/reservation/update',
    summary: 'Sends a price, approves, queues, suggests dates, notes or cancels a reservation a boater asked for',
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

  updateMarinaMode: route({
    ...updateCall,
    path: '/admin/reservation/update_marina_mode',
    summary: 'The same actions for a reservation the marina itself made',
    example: {
      body: { reservation_id, action: 'APPROVE', payload: { berth_id: exampleIds.berth } },
      answer: receiptExample,
    },
  }),

  suggestDates: route({
    method: 'POST',
    path: '/admin/reservation/suggest_dates',
    access: change,
    does: 'command',
    summary: 'Offers the boater other dates; the same command as action UPDATE_DATE',
    body: suggestDates,
    answer: commandReceipt,
    errors: [notFound, notAllowed],
    rate: 'staff',
    revision: true,
    example: {
      body: { reservation_id, suggested_dates: [{ start_date: '2027-07-21', end_date: '2027-07-26' }] },
      answer: receiptExample,
    },
  }),

  selectMatch: route({
    method: 'POST',
    path: '/admin/reservation/select_match',
    access: berthing,
    does: 'command',
    summary: 'Chooses one of the suggested berths, or turns it down with a reason',
    body: selectMatch,
    answer: commandReceipt,
    errors: [notFound, notAllowed, arrived, ...berthRefusals],
    rate: 'staff',
    revision: true,
    example: {
      body: { reservation_id, match_id: exampleIds.match, skip_reason: 'size_not_fit' },
      answer: receiptExample,
    },
  }),

  unassignBerth: route({
    method: 'POST',
    path: '/admin/reservation/unassign_berth',
    access: berthing,
    does: 'command',
    summary: 'Takes the berth away again; the stay itself stays',
    body: z.strictObject({ reservation_id: id }),
    answer: commandReceipt,
    errors: [notFound, notAllowed, 'RESERVATION_HAS_NO_BERTH' satisfies ReservationError],
    rate: 'staff',
    revision: true,
    example: { body: { reservation_id }, answer: receiptExample },
  }),

  assignBerth: route({
    method: 'POST',
    path: '/admin/reservation/assign_berth',
    access: berthing,
    does: 'command',
    summary: 'Gives the reservation a berth for its stay or for some of its nights',
    body: assignBerth,
    answer: commandReceipt,
    errors: [notFound, notAllowed, past, arrived, ...berthRefusals],
    rate: 'staff',
    revision: true,
    example: {
      body: { reservation_id, berth_id: exampleIds.berth, ...exampleStay, confirm_min_length: false },
      answer: receiptExample,
    },
  }),

  findBoater: route({
    method: 'POST',
    path: '/admin/reservation/find_boater',
    access: change,
    does: 'query',
    summary: 'A known boater by card number or mail address, with their vessels',
    body: findBoater,
    answer: foundBoater,
    rate: 'staff',
    example: {
      body: { boater_type: 'VISITOR', card_number: 'QSD0042' },
      answer: { boater: exampleBoater, vessels: [exampleVessel] },
    },
  }),
};
