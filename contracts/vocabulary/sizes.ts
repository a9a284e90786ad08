export const vesselTypes = ['MOTOR', 'SAIL', 'WIDEBEAM', 'BARGE', 'NARROWBOAT', 'RIB', 'CATAMARAN'] as const;

export type VesselType = (typeof vesselTypes)[number];

export const hullTypes = ['MONOHULL', 'MULTIHULL'] as const;

export type HullType = (typeof hullTypes)[number];

/** No single size in the product exceeds this (spec 3 §5). */
export const MAX_METRES = 1000;

/** In records and answers: nobody has told the boat's size yet. Every size that is known is at least 0.1 m. */
export const UNKNOWN_SIZE = 0;

/** Whether somebody has told this size of a boat, whatever its unit. */
export function isSizeKnown(size: number): boolean {
  return size !== UNKNOWN_SIZE;
}

interface ToldSizes {
  readonly length: number;
  readonly beam: number | null;
  readonly draft: number | null;
}

/** The sizes of a form as they are kept: beam and draft may not be known yet. */
export function keptSizes<B extends ToldSizes>(boat: B) {
  return { ...boat, beam: boat.beam ?? UNKNOWN_SIZE, draft: boat.draft ?? UNKNOWN_SIZE };
}
