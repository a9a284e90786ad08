import type { ReservationSource } from '../../../contracts/reservations/vocabulary-schemas.js';
import type { ReservationMove, StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { statusCodes } from '../../../contracts/reservations/vocabulary.js';
import { bookedStatuses, openStatuses } from './history.js';

type AllowedFrom = Readonly<Record<ReservationSource, readonly StatusCode[]>>;

const both = (codes: readonly StatusCode[]): AllowedFrom => ({ BOATER: codes, MARINA: codes });
const undecided: readonly StatusCode[] = [...openStatuses, 'INSTANT_BOOKING_INITIATED'];
const alive: readonly StatusCode[] = [...undecided, ...bookedStatuses];

/**
 * The state machine: from which standing status each move may be made, by the reservation's source.
 *
 * Three cells are read from the specification's menus where the design's table has no word:
 * - UPDATE from BOATER_ACCEPTED: 'Edit' is open while pending. A changed price needs a fresh yes.
 * - UPDATE of an approved booking: only the marina's own may be edited; it stays approved.
 * - CANCEL from PAYMENT_EXPIRED: the menu is open there with 'Edit' off, which leaves cancelling.
 */
export const allowedFrom: Readonly<Record<ReservationMove, AllowedFrom>> = {
  UPDATE: { BOATER: openStatuses, MARINA: [...openStatuses, 'APPROVED'] },
  NOTIFY: { BOATER: [], MARINA: openStatuses },
  APPROVE: { BOATER: ['BOATER_ACCEPTED'], MARINA: ['BOATER_ACCEPTED', 'WAITING_LIST', 'UPDATED'] },
  // From the waiting list itself too: that saves a changed price without sending it.
  ADD_TO_WAITING_LIST: both(openStatuses),
  UPDATE_DATE: { BOATER: ['INITIATED', 'MARINA_ADDED_DATES', 'BOATER_ACCEPTED_SUGGESTED_DATES'], MARINA: [] },
  // A note is the marina's own affair, also about what is over.
  UPDATE_NOTE: both(statusCodes),
  CANCEL: both([...alive, 'PAYMENT_EXPIRED']),
  ASSIGN_BERTH: both(alive),
  UNASSIGN_BERTH: both(alive),
  SELECT_MATCH: both(bookedStatuses),
  SKIP_MATCH: both(bookedStatuses),
  ACCEPT_PRICE: both(['UPDATED']),
  ACCEPT_DATES: both(['MARINA_ADDED_DATES']),
  CANCEL_BY_BOATER: both(alive),
  // After booking too: a marina may ask for papers after approval.
  ADD_DOCUMENT: both(alive),
  PAY: both(['APPROVED', 'INSTANT_BOOKING_INITIATED']),
  EXPIRE_NO_MARINA_RESPONSE: both(['INITIATED', 'BOATER_ACCEPTED_SUGGESTED_DATES', 'BOATER_ACCEPTED', 'WAITING_LIST']),
  EXPIRE_NO_BOATER_RESPONSE: both(['UPDATED', 'MARINA_ADDED_DATES', 'INSTANT_BOOKING_INITIATED']),
  EXPIRE_PAYMENT: both(['APPROVED']),
  FINISH: both(bookedStatuses),
  CONFIRM_REFUND: both(statusCodes),
};
