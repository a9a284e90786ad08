import * as z from 'zod';

export const vesselTypes = ['MOTOR', 'SAIL', 'WIDEBEAM', 'BARGE', 'NARROWBOAT', 'RIB', 'CATAMARAN'] as const;
export const vesselType = z.enum(vesselTypes);
export type VesselType = z.infer<typeof vesselType>;

export const hullTypes = ['MONOHULL', 'MULTIHULL'] as const;
export const hullType = z.enum(hullTypes);
export type HullType = z.infer<typeof hullType>;

const twoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** No single size in the product exceeds this (spec 3 §5). */
export const MAX_METRES = 1000;

/** Metres with at most two decimals; the keys say which field is missing or too small. */
export function metres(missing: string, tooShort: string, min: number) {
  return z.number(missing).min(min, tooShort).max(MAX_METRES, 'moreThan1000m').refine(twoDecimals, 'atMostTwoDecimals');
}

/** A boat's measures as the reservation form takes them: at least 0.1 m each (spec 1 §5, §9). */
export const vesselSizes = {
  length: metres('boatloaRequired', 'boatloaTooShort', 0.1),
  beam: metres('boatBeamRequired', 'boatbeamTooShort', 0.1),
  draft: metres('boatDraftRequired', 'boatdraftTooShort', 0.1),
};
