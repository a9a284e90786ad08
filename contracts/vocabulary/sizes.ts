export const vesselTypes = ['MOTOR', 'SAIL', 'WIDEBEAM', 'BARGE', 'NARROWBOAT', 'RIB', 'CATAMARAN'] as const;

export type VesselType = (typeof vesselTypes)[number];

export const hullTypes = ['MONOHULL', 'MULTIHULL'] as const;

export type HullType = (typeof hullTypes)[number];

/** No single size in the product exceeds this (spec 3 §5). */
export const MAX_METRES = 1000;
