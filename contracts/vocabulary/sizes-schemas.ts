import * as z from 'zod';
import { atMostTwoDecimals } from './decimals.js';
import { vesselTypes, hullTypes, MAX_METRES, UNKNOWN_SIZE } from './sizes.js';

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

const unknownSize = z.literal(UNKNOWN_SIZE);

/** A boat's measures in records and answers: beam and draft are 0 until somebody tells them. */
export const storedSizes = {
  length: vesselSizes.length,
  beam: vesselSizes.beam.or(unknownSize),
  draft: vesselSizes.draft.or(unknownSize),
};

/** The same where staff may book before they know beam and draft: null is not known, and a missing size is still an error. */
export const sizesToBook = {
  length: vesselSizes.length,
  beam: vesselSizes.beam.nullable(),
  draft: vesselSizes.draft.nullable(),
};
