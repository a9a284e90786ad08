import type { ReservationError, ReservationFieldError } from '../../../contracts/reservations/errors.js';
import type { FieldError, Refusal } from '../../../contracts/vocabulary/refusal.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';

/** A refusal because the reservation's state does not allow the command. */
export function conflict(code: ReservationError, details?: Readonly<Record<string, unknown>>): Refusal {
  return refuse('conflict', code, { details });
}

/** A field error of this area, checked against the published list. */
export function fieldError(path: string, code: ReservationFieldError): FieldError {
  return { path, code };
}

export function featureOff(feature: string): Refusal {
  return conflict('RESERVATION_FEATURE_NOT_ENABLED', { feature });
}
