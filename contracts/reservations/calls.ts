import { berthErrors } from '../berths/errors.js';
import { customerErrors } from '../customers/errors.js';
import { membershipErrors } from '../memberships/errors.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { reservationSchemas } from './call-schemas.js';
import type { ReservationError } from './errors.js';
import { look, change, berthing, seeBerths } from './call-access.js';
import { offerRunning, berthRefusals, notFound, notAllowed, arrived } from './call-refusals.js';

const otherSource = 'RESERVATION_OTHER_SOURCE' satisfies ReservationError;
const featureOff = 'RESERVATION_FEATURE_NOT_ENABLED' satisfies ReservationError;
const noDocuments = 'RESERVATION_DOCUMENTS_MISSING' satisfies ReservationError;
const past = 'RESERVATION_PAST' satisfies ReservationError;
const otherPrice = 'RESERVATION_PRICE_NOT_ACCEPTED' satisfies ReservationError;
const notPaid = 'RESERVATION_NOTHING_PAID' satisfies ReservationError;
const notOnline = 'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED' satisfies ReservationError;

/** Refusals to redeem nights of a membership card. */
const redeemRefusals = [
  membershipErrors.card_not_found,
  membershipErrors.card_not_active,
  membershipErrors.not_available,
  membershipErrors.resident,
  membershipErrors.more_than_left,
  membershipErrors.night_redeemed,
];

/** Refusals to use a boater or vessel of the register. */
const registerRefusals = [
  customerErrors.boater_not_found,
  customerErrors.boater_erased,
  customerErrors.vessel_not_found,
  // Staff chose a boater and entered the address of another one.
  customerErrors.email_in_use,
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
  offerRunning,
  notPaid,
  notOnline,
  ...registerRefusals,
  berthErrors.stay_over,
  ...redeemRefusals,
  ...berthRefusals,
];

/** Staff's calls about reservations; prices are in `reservationPriceCalls`, files in `attachmentCalls`. */
export const reservationCalls: CallsOf<typeof reservationSchemas> = {
  getall: {
    method: 'POST',
    path: '/admin/reservation/getall',
    access: look,
    does: 'query',
    scope: 'reservations:read',
  },

  getallAdmin: {
    method: 'POST',
    path: '/admin/reservation/getall_admin',
    access: { kind: 'admin' },
    does: 'query',
  },

  get: {
    method: 'POST',
    path: '/admin/reservation/get',
    access: look,
    does: 'query',
    scope: 'reservations:read',
    errors: [notFound],
  },

  suggestBerths: {
    method: 'POST',
    path: '/admin/reservation/suggest_berths',
    access: seeBerths,
    does: 'query',
  },

  create: {
    method: 'POST',
    path: '/admin/reservation/create',
    access: change,
    does: 'command',
    errors: [
      featureOff,
      noDocuments,
      notOnline,
      customerErrors.name_differs,
      ...registerRefusals,
      ...redeemRefusals,
      ...berthRefusals,
    ],
  },

  renewContract: {
    method: 'POST',
    path: '/admin/reservation/contract/renew',
    access: change,
    does: 'command',
    errors: [
      'RESERVATION_CONTRACT_RENEWED',
      notFound,
      notAllowed,
      featureOff,
      noDocuments,
      notOnline,
      ...registerRefusals,
      ...redeemRefusals,
      ...berthRefusals,
    ],
  },

  update: {
    method: 'POST',
    path: '/admin/reservation/update',
    access: change,
    does: 'command',
    errors: updateRefusals,
    revision: true,
  },

  updateMarinaMode: {
    method: 'POST',
    path: '/admin/reservation/update_marina_mode',
    access: change,
    does: 'command',
    errors: updateRefusals,
    revision: true,
  },

  suggestDates: {
    method: 'POST',
    path: '/admin/reservation/suggest_dates',
    access: change,
    does: 'command',
    errors: [notFound, notAllowed],
    revision: true,
  },

  acceptDatesForBoater: {
    method: 'POST',
    path: '/admin/reservation/accept_dates',
    access: change,
    does: 'command',
    errors: [
      notFound,
      notAllowed,
      past,
      'RESERVATION_DATES_NOT_SUGGESTED' satisfies ReservationError,
      'RESERVATION_DEADLINE_PASSED' satisfies ReservationError,
      ...redeemRefusals,
      ...berthRefusals,
    ],
    revision: true,
  },

  selectMatch: {
    method: 'POST',
    path: '/admin/reservation/select_match',
    access: berthing,
    does: 'command',
    errors: [notFound, notAllowed, arrived, offerRunning, ...berthRefusals],
    revision: true,
  },

  unassignBerth: {
    method: 'POST',
    path: '/admin/reservation/unassign_berth',
    access: berthing,
    does: 'command',
    errors: [notFound, notAllowed, offerRunning, 'RESERVATION_HAS_NO_BERTH' satisfies ReservationError],
    revision: true,
  },

  assignBerth: {
    method: 'POST',
    path: '/admin/reservation/assign_berth',
    access: berthing,
    does: 'command',
    errors: [notFound, notAllowed, past, arrived, offerRunning, ...berthRefusals],
    revision: true,
  },

  sameBoat: {
    method: 'POST',
    path: '/admin/reservation/same_boat',
    access: look,
    does: 'query',
    errors: [notFound],
  },

  merge: {
    method: 'POST',
    path: '/admin/reservation/merge',
    access: change,
    does: 'command',
    errors: [
      ...updateRefusals,
      'RESERVATION_NOT_SAME_BOAT' satisfies ReservationError,
      'RESERVATION_NO_OTHER_PHONE' satisfies ReservationError,
      'RESERVATION_NOT_MERGED' satisfies ReservationError,
    ],
  },

  separate: {
    method: 'POST',
    path: '/admin/reservation/separate',
    access: change,
    does: 'command',
    errors: [
      ...updateRefusals,
      'RESERVATION_NOT_MERGED' satisfies ReservationError,
      'RESERVATION_MERGE_SETTLED' satisfies ReservationError,
    ],
  },

  contacts: {
    method: 'POST',
    path: '/admin/reservation/contacts',
    access: look,
    does: 'query',
  },

  adoptPhone: {
    method: 'POST',
    path: '/admin/reservation/adopt_phone',
    access: change,
    does: 'command',
    errors: [notFound, 'RESERVATION_NO_OTHER_PHONE' satisfies ReservationError],
  },

  party: {
    method: 'POST',
    path: '/admin/reservation/party',
    access: change,
    does: 'command',
    errors: [notFound, notAllowed, past, offerRunning, ...redeemRefusals],
    revision: true,
  },

  findBoater: {
    method: 'POST',
    path: '/admin/reservation/find_boater',
    access: change,
    does: 'query',
  },
};
