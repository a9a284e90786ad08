import { contradictsType } from '../../../contracts/vocabulary/hulls.js';
import type { FieldError } from '../../../contracts/vocabulary/refusal.js';
import type { StayVessel } from './events/event-shapes.js';

type Kind = Pick<StayVessel, 'type' | 'hull_type'>;

/** Asks about a hull that contradicts the type, unless it is confirmed. */
export function hullErrors(vessel: Kind, confirmed: boolean | undefined): FieldError[] {
  return confirmed !== true && contradictsType(vessel)
    ? [{ path: 'vessel.hull_type', code: 'hullContradictsType' }]
    : [];
}

/** The same for a changed boat; a contradiction that stays as it was is not asked about again. */
export function changedHullErrors(before: Kind, vessel: Kind, confirmed: boolean | undefined): FieldError[] {
  const same = before.type === vessel.type && before.hull_type === vessel.hull_type;
  return same ? [] : hullErrors(vessel, confirmed);
}
