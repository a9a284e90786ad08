import type { ReservationError, ReservationFieldError } from '../../../contracts/reservations/errors.js';
import type { FieldError, Refusal } from '../../../contracts/vocabulary/refusal.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';

/** The matter is not in a state for this. */
export function conflict(code: ReservationError, details?: Readonly<Record<string, unknown>>): Refusal {
  return refuse('conflict', code, details === undefined ? {} : { details });
}

/** A field error with a code that is ours, checked against the published list. */
export function fieldError(path: string, code: ReservationFieldError): FieldError {
  return { path, code };
}

export function featureOff(feature: string): Refusal {
  return conflict('RESERVATION_FEATURE_NOT_ENABLED', { feature });
}
