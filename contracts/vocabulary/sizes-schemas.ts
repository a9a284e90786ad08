import * as z from 'zod';
import { atMostTwoDecimals } from './decimals.js';
import { vesselTypes, hullTypes, MAX_METRES } from './sizes.js';

export const vesselType = z.enum(vesselTypes);

export const hullType = z.enum(hullTypes);

/** Metres with at most two decimals; the keys say which field is missing or too small. */
export function metres(missing: string, tooShort: string, min: number) {
  return z
    .number(missing)
    .min(min, tooShort)
    .max(MAX_METRES, 'moreThan1000m')
    .refine(atMostTwoDecimals, 'atMostTwoDecimals');
}

/** A boat's measures as the reservation form takes them: at least 0.1 m each (spec 1 §5, §9). */
export const vesselSizes = {
  length: metres('boatloaRequired', 'boatloaTooShort', 0.1),
  beam: metres('boatBeamRequired', 'boatbeamTooShort', 0.1),
  draft: metres('boatDraftRequired', 'boatdraftTooShort', 0.1),
};
