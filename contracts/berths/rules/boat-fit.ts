import { isSizeKnown, type VesselType } from '../../vocabulary/sizes.js';
import type { BoatTypes, MinimumRule, SizeRule } from '../vocabulary.js';

/**
 * True when a berth for `boatTypes` takes this boat. Catamarans come with and without masts, and a boat of unknown type
 * gives no reason for a refusal: both fit every berth.
 */
export function takesBoat(boatTypes: BoatTypes, type: VesselType | null): boolean {
  if (boatTypes === 'any' || type === null || type === 'CATAMARAN') return true;
  return (type === 'SAIL') === (boatTypes === 'sail');
}

interface BoatSizes {
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
}

/** The sizes of a berth in metres: the largest boat it takes. */
export interface LargestBoat {
  readonly max_loa: number;
  readonly max_beam: number;
  readonly max_draft: number;
}

/** The rule by which a berth of these measures is too small for a boat, or null. Boat and berth in the same unit. */
export function sizeRule(boat: BoatSizes, loa: number, beam: number, draft: number): SizeRule | null {
  if (boat.length > loa) return 'too_short_loa';
  if (boat.beam > beam) return 'too_narrow';
  return boat.draft > draft ? 'too_shallow' : null;
}

/** The fit of a boat in a berth alone. */
export interface BoatFit {
  readonly fits: boolean;
  readonly rule: SizeRule | 'boat_type' | null;
  /** Metres; negative: the boat is too large. */
  readonly spare_loa: number;
  readonly spare_beam: number;
  readonly spare_draft: number;
}

/**
 * Whether a boat fits into a berth alone, whoever has it and however small the boat is. Metres; compared in whole
 * centimetres, as the plan does. Without a type of boat or berth, only the sizes count.
 */
export function fitOf(
  boat: BoatSizes & { readonly type?: VesselType | null },
  berth: LargestBoat & { readonly boat_types?: BoatTypes },
): BoatFit {
  const inside = { length: centimetres(boat.length), beam: centimetres(boat.beam), draft: centimetres(boat.draft) };
  const rule = takesBoat(berth.boat_types ?? 'any', boat.type ?? null)
    ? sizeRule(inside, centimetres(berth.max_loa), centimetres(berth.max_beam), centimetres(berth.max_draft))
    : 'boat_type';
  return {
    fits: rule === null,
    rule,
    spare_loa: spareMetres(berth.max_loa, boat.length),
    spare_beam: spareMetres(berth.max_beam, boat.beam),
    spare_draft: spareMetres(berth.max_draft, boat.draft),
  };
}

/** Metres of a berth that a boat leaves, exact to the centimetre; negative: so much is missing. */
export function spareMetres(most: number, needed: number): number {
  return (centimetres(most) - centimetres(needed)) / 100;
}

const centimetres = (metres: number): number => Math.round(metres * 100);

/** A berth's smallest and greatest boat, in metres; null: no boat is too small. */
export interface BerthLimits extends BerthMinimums, LargestBoat {}

export interface BerthMinimums {
  readonly min_length: number | null;
  readonly min_beam: number | null;
  readonly min_draft: number | null;
}

/** The message of each minimum that is not below its maximum. */
export const minimumCodes = {
  min_length: 'berthMinLengthNotBelowMax',
  min_beam: 'berthMinBeamNotBelowMax',
  min_draft: 'berthMinDraftNotBelowMax',
} as const;

const maximumOf = { min_length: 'max_loa', min_beam: 'max_beam', min_draft: 'max_draft' } as const;

/** Each minimum must be less than its maximum (spec 3 §5 for the length). */
export function isBelowMaximum(sizes: BerthLimits, field: keyof BerthMinimums): boolean {
  return (sizes[field] ?? -1) < sizes[maximumOf[field]];
}

/** The first minimum that is not below its maximum; null: all are. */
export function minimumNotBelowMax(sizes: BerthLimits): keyof BerthMinimums | null {
  return (['min_length', 'min_beam', 'min_draft'] as const).find((field) => !isBelowMaximum(sizes, field)) ?? null;
}

/**
 * The minimum that a boat is below: by length, then beam, then draft; null: none. Boat and minimums in the same unit. A
 * size that is not known is below none.
 */
export function belowMinimum(
  boat: BoatSizes,
  length: number | null,
  beam: number | null,
  draft: number | null,
): MinimumRule | null {
  if (boat.length < (length ?? 0)) return 'below_min_length';
  if (isSizeKnown(boat.beam) && boat.beam < (beam ?? 0)) return 'below_min_beam';
  return isSizeKnown(boat.draft) && boat.draft < (draft ?? 0) ? 'below_min_draft' : null;
}
