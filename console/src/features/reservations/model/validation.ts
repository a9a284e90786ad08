import * as z from 'zod';
import { createReservation } from '../../../../../contracts/reservations/create.js';
import { updateReservation } from '../../../../../contracts/reservations/update.js';
import type { FieldError } from '../../../../../contracts/vocabulary/refusal.js';
import { formPath } from './form-path.js';
import type { ReservationValues } from './form-values.js';
import { type InitialInquiry, requiredAtInquiry } from './initial-inquiry.js';
import { createPayload, updatePayload } from './payload.js';

/**
 * All rules of the form (spec 1 §5), with an error key at each field. The contracts' schemas validate the payload. This
 * file adds the rules that need the marina's requirements, the member's card or today's date.
 */

export interface RuleFacts {
  readonly creating: boolean;
  readonly initial_inquiry: InitialInquiry;
  /** Nights that can still be redeemed from the member's card. */
  readonly nights_available: number;
  readonly today: string;
  /** Dates that are already saved. They may be in the past. */
  readonly saved: { readonly start_date: string; readonly end_date: string } | null;
}

/** A placeholder id: validation of a payload needs one, but any id will do. */
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
  const required = facts.creating ? requiredAtInquiry(facts.initial_inquiry, values) : [];
  if (required.includes('HULL_TYPE') && values.vessel.hull_type === null) {
    errors.push({ path: 'vessel.hull_type', code: 'HullTypeRequired' });
  }
  if (required.includes('VESSEL_TYPE') && values.vessel.type === null) {
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

/** Each field shows only its first error. */
function onePerField(errors: readonly FieldError[]): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const error of errors) if (!first.has(error.path)) first.set(error.path, error);
  return [...first.values()];
}

/** In total mode staff type the total, so an error in the nightly price is shown at the total. */
function atTheFieldShown(error: FieldError, { price_mode }: ReservationValues): FieldError {
  const hidden = price_mode === 'TOTAL' && error.path === 'payment.price_per_night';
  return hidden ? { ...error, path: 'total_price' } : error;
}
