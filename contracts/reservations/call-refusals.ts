import type { ReservationError } from './errors.js';
import { berthErrors } from '../berths/errors.js';

export const offerRunning = 'RESERVATION_BERTH_OFFER_RUNNING' satisfies ReservationError;

export const noOffer = 'RESERVATION_NO_BERTH_OFFER' satisfies ReservationError;

/** Why a berth is not given. */
export const berthRefusals = [
  berthErrors.berth_not_found,
  berthErrors.berth_inactive,
  berthErrors.berth_too_small,
  berthErrors.berth_not_for_boat,
  berthErrors.berth_taken,
  berthErrors.berth_closed,
  berthErrors.boat_has_a_berth,
  berthErrors.own_berth_ends,
  berthErrors.below_min_length,
  berthErrors.below_min_size,
  berthErrors.no_berth_free,
  berthErrors.reservation_has_berth,
  berthErrors.vessel_has_berth,
];

/** No such reservation in the marina. */
export const notFound = 'NOT_FOUND';

export const notAllowed = 'RESERVATION_ACTION_NOT_ALLOWED' satisfies ReservationError;

export const arrived = 'RESERVATION_ARRIVAL_PASSED' satisfies ReservationError;
