import type { ReservationSource } from '../../../contracts/reservations/vocabulary-schemas.js';
import type { ReservationMove, StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { statusCodes } from '../../../contracts/reservations/vocabulary.js';
import { bookedStatuses, openStatuses } from './history.js';

type AllowedFrom = Readonly<Record<ReservationSource, readonly StatusCode[]>>;

const both = (codes: readonly StatusCode[]): AllowedFrom => ({ BOATER: codes, MARINA: codes });
const undecided: readonly StatusCode[] = [...openStatuses, 'INSTANT_BOOKING_INITIATED'];
const alive: readonly StatusCode[] = [...undecided, ...bookedStatuses];

/**
 * The state machine: the statuses from which each move may be made, by the reservation's source.
 *
 * Three cells follow the specification's menus, because the design's table does not cover them:
 * - UPDATE from BOATER_ACCEPTED: 'Edit' is open while pending. A changed price needs a new acceptance.
 * - UPDATE of a booking: staff change it whoever made it; it stays booked. The specification's menu closes 'Edit' for
 *   bookings of boaters ([decision 0093](docs/decisions/0093-where-the-product-departs-from-the-specification.md)).
 * - CANCEL from PAYMENT_EXPIRED: the menu is open with 'Edit' off, which leaves cancelling.
 */
export const allowedFrom: Readonly<Record<ReservationMove, AllowedFrom>> = {
  UPDATE: both([...openStatuses, ...bookedStatuses]),
  NOTIFY: { BOATER: [], MARINA: openStatuses },
  APPROVE: { BOATER: ['BOATER_ACCEPTED'], MARINA: ['BOATER_ACCEPTED', 'WAITING_LIST', 'UPDATED'] },
  // The waiting list is included: repeating the move saves a changed price without sending it.
  ADD_TO_WAITING_LIST: both(openStatuses),
  // Other dates are also offered for a booked stay, which stays booked until the boater takes them.
  UPDATE_DATE: {
    BOATER: ['INITIATED', 'MARINA_ADDED_DATES', 'BOATER_ACCEPTED_SUGGESTED_DATES', ...bookedStatuses],
    MARINA: bookedStatuses,
  },
  // A note is internal to the marina, so it may change in any status.
  UPDATE_NOTE: both(statusCodes),
  CANCEL: both([...alive, 'PAYMENT_EXPIRED']),
  ASSIGN_BERTH: both(alive),
  UNASSIGN_BERTH: both(alive),
  SELECT_MATCH: both(bookedStatuses),
  // Staff may skip a berth for every stay that looks for one.
  SKIP_MATCH: both(alive),
  OFFER_BERTH: both(['WAITING_LIST']),
  WITHDRAW_BERTH_OFFER: both(['WAITING_LIST']),
  CLOSE_SUPPLY_ALERT: both(alive),
  // Other terms are offered for a booking, which stands as agreed until the boater accepts them.
  OFFER_TERMS: both(bookedStatuses),
  WITHDRAW_TERMS_OFFER: both(bookedStatuses),
  // Guests also settle what is open on the day they leave, or later.
  RECORD_PAYMENT: both([...bookedStatuses, 'FINISHED']),
  UNDO_PAYMENT: both(statusCodes),
  WAIVE_DEPOSIT: both(['APPROVED']),
  RECORD_REFUND: both(statusCodes),
  MAIL_RECEIPT: both(statusCodes),
  // While other dates are offered, or an instant booking is paid, the price counts the persons that it was made for.
  RECORD_PARTY: both([...openStatuses.filter((code) => code !== 'MARINA_ADDED_DATES'), ...bookedStatuses]),
  ACCEPT_BERTH: both(['WAITING_LIST']),
  DECLINE_BERTH: both(['WAITING_LIST']),
  ACCEPT_TERMS: both(bookedStatuses),
  DECLINE_TERMS: both(bookedStatuses),
  ACCEPT_PRICE: both(['UPDATED']),
  ACCEPT_DATES: both(['MARINA_ADDED_DATES', ...bookedStatuses]),
  CANCEL_BY_BOATER: both(alive),
  // Includes booked reservations, because a marina may request documents after approval.
  ADD_DOCUMENT: both(alive),
  PAY: both(['APPROVED', 'INSTANT_BOOKING_INITIATED']),
  EXPIRE_NO_MARINA_RESPONSE: both(['INITIATED', 'BOATER_ACCEPTED_SUGGESTED_DATES', 'BOATER_ACCEPTED', 'WAITING_LIST']),
  EXPIRE_NO_BOATER_RESPONSE: both(['UPDATED', 'MARINA_ADDED_DATES', 'INSTANT_BOOKING_INITIATED']),
  EXPIRE_PAYMENT: both(['APPROVED']),
  EXPIRE_BERTH_OFFER: both(['WAITING_LIST']),
  EXPIRE_TERMS_OFFER: both(bookedStatuses),
  FINISH: both(bookedStatuses),
  REOPEN: both(['FINISHED']),
  FOLLOW_CONTRACT: both(['APPROVED']),
  CONFIRM_REFUND: both(statusCodes),
};
