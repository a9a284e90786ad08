import type { VesselType } from '../../vocabulary/sizes.js';
import type { BoatTypes, MinimumRule } from '../vocabulary.js';

/**
 * True when a berth for `boatTypes` takes this boat. Catamarans come with and without masts, and a boat of unknown type
 * gives no reason for a refusal: both fit every berth.
 */
export function takesBoat(boatTypes: BoatTypes, type: VesselType | null): boolean {
  if (boatTypes === 'any' || type === null || type === 'CATAMARAN') return true;
  return (type === 'SAIL') === (boatTypes === 'sail');
}

/** A berth's smallest and greatest boat, in metres; null: no boat is too small. */
export interface BerthLimits extends BerthMinimums {
  readonly max_loa: number;
  readonly max_beam: number;
  readonly max_draft: number;
}

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

/** The minimum that a boat is below: by length, then beam, then draft; null: none. Boat and minimums in the same unit. */
export function belowMinimum(
  boat: { readonly length: number; readonly beam: number; readonly draft: number },
  length: number | null,
  beam: number | null,
  draft: number | null,
): MinimumRule | null {
  if (boat.length < (length ?? 0)) return 'below_min_length';
  if (boat.beam < (beam ?? 0)) return 'below_min_beam';
  return boat.draft < (draft ?? 0) ? 'below_min_draft' : null;
}
