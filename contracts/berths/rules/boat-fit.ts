import type { VesselType } from '../../vocabulary/sizes.js';
import type { BoatTypes } from '../vocabulary.js';

/**
 * True when a berth for `boatTypes` takes this boat. Catamarans come with and without masts, and a boat of unknown type
 * gives no reason for a refusal: both fit every berth.
 */
export function takesBoat(boatTypes: BoatTypes, type: VesselType | null): boolean {
  if (boatTypes === 'any' || type === null || type === 'CATAMARAN') return true;
  return (type === 'SAIL') === (boatTypes === 'sail');
}

/** A berth's minimum length must be less than its greatest length (spec 3 §5). Metres. */
export function minLengthFits(sizes: { readonly min_length: number | null; readonly max_loa: number }): boolean {
  return sizes.min_length === null || sizes.min_length < sizes.max_loa;
}
