import * as z from 'zod';
import { createReservation } from '../../../../../contracts/reservations/create.js';
import { updateReservation } from '../../../../../contracts/reservations/update.js';
import type { FieldError } from '../../../../../contracts/vocabulary/refusal.js';
import { formPath } from './form-path.js';
import type { ReservationValues } from './form-values.js';
import { createPayload, updatePayload } from './payload.js';

/**
 * Every rule of the form (spec 1 §5) with its key at its field. The contracts' schemas judge the payload that would be
 * sent; what they cannot know (the marina's requirements, the card behind redeemed nights, today) is added here.
 */

export interface RuleFacts {
  readonly creating: boolean;
  /** Requirements of the marina's first stage, e.g. `HULL_TYPE`. */
  readonly initial_inquiry: readonly string[];
  /** Nights of the member's card that may still be redeemed. */
  readonly nights_available: number;
  readonly today: string;
  /** Dates the reservation has already: they may be in the past. */
  readonly saved: { readonly start_date: string; readonly end_date: string } | null;
}

/** Any id will do for judging a payload. */
const SOME_ID = '00000000-0000-4000-8000-000000000000';

export function formErrors(values: ReservationValues, facts: RuleFacts): FieldError[] {
  const result = facts.creating
    ? createReservation.safeParse(createPayload(values, 'NOTIFY'))
    : updateReservation.safeParse({ reservation_id: SOME_ID, action: 'UPDATE', payload: updatePayload(values) });
  const found = [...contractErrors(result), ...ownErrors(values, facts)];
  return onePerField(found).map((error) => atTheFieldShown(error, values));
}

function contractErrors(result: z.ZodSafeParseResult<unknown>): FieldError[] {
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({ path: formPath(path.join('.')), code: message }));
}

function ownErrors(values: ReservationValues, facts: RuleFacts): FieldError[] {
  const errors: FieldError[] = [];
  if (facts.creating && facts.initial_inquiry.includes('HULL_TYPE') && values.vessel.hull_type === null) {
    errors.push({ path: 'vessel.hull_type', code: 'HullTypeRequired' });
  }
  if (facts.creating && facts.initial_inquiry.includes('VESSEL_TYPE') && values.vessel.type === null) {
    errors.push({ path: 'vessel.type', code: 'vesselTypeRequired' });
  }
  if (values.payment.nights_to_redeem > facts.nights_available) {
    errors.push({ path: 'payment.nights_to_redeem', code: 'reservation_moreThanAvailable' });
  }
  const moved = values.start_date !== facts.saved?.start_date;
  if (moved && values.start_date !== null && values.start_date < facts.today) {
    errors.push({ path: 'start_date', code: 'reservation_startInPast' });
  }
  return errors;
}

/** Of several things wrong with a field the first is said. */
function onePerField(errors: readonly FieldError[]): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const error of errors) if (!first.has(error.path)) first.set(error.path, error);
  return [...first.values()];
}

/** In total mode the total is what staff type, so that is where a wrong price shows. */
function atTheFieldShown(error: FieldError, { price_mode }: ReservationValues): FieldError {
  const hidden = price_mode === 'TOTAL' && error.path === 'payment.price_per_night';
  return hidden ? { ...error, path: 'total_price' } : error;
}
