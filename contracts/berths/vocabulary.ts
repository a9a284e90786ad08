import type { VesselType } from '../vocabulary/sizes.js';

/** Whom a berth is kept for (spec 3 §3: R and V on the dock). */
export const holderTypes = ['RESIDENT', 'VISITOR'] as const;

/** Which boats a berth takes (spec 3 §3). */
export const boatTypes = ['any', 'motor', 'sail'] as const;

export type BoatTypes = (typeof boatTypes)[number];

/**
 * Does a berth for `boatTypes` take this boat? Catamarans come with and without masts, and a boat of unknown
 * type is nobody's business to refuse: both go anywhere.
 */
export function takesBoat(boatTypes: BoatTypes, type: VesselType | null): boolean {
  if (boatTypes === 'any' || type === null || type === 'CATAMARAN') return true;
  return (type === 'SAIL') === (boatTypes === 'sail');
}

/**
 * How boats are moored in a berth that can be extended. `ALONGSIDE` the pier: neighbouring berths add their lengths.
 * `STERN_TO` (box, finger, Mediterranean mooring): neighbouring berths add their beams. The other measures are
 * the smallest of the berths taken together.
 */
export const extensionOrientations = ['ALONGSIDE', 'STERN_TO'] as const;

/** The rule of spec 3 §5: a minimum length must be less than the greatest. */
export function minLengthFits(sizes: { readonly min_length: number | null; readonly max_loa: number }): boolean {
  return sizes.min_length === null || sizes.min_length < sizes.max_loa;
}

/** Why a berth is out of the question; the first rule that applies, in this order. */
export const removalRules = [
  'skipped',
  'inactive',
  'not_instant',
  'boat_type',
  'too_short_loa',
  'too_narrow',
  'too_shallow',
  'below_min_length',
  'taken',
  'resident',
] as const;

export type RemovalRule = (typeof removalRules)[number];

/** Why an allocation ended. The last two are the plan's own: no berth was left (decreased supply). */
export const releaseReasons = [
  'CANCELED_BY_MARINA',
  'CANCELED_BY_BOATER',
  'EXPIRED',
  'PAYMENT_EXPIRED',
  'NOT_APPROVED',
  'RESERVATION_CLOSED',
  'UNASSIGNED',
  'NO_SHOW',
  'DEPARTED',
  'ABSENCE_WITHDRAWN',
  'BERTH_CHANGED',
] as const;

export type ReleaseReason = (typeof releaseReasons)[number];

/** Notes on a berth (spec 3 §5, §9). */
export const BERTH_NOTE_MAX = 1024;

/** Longest range, in nights, that a night-by-night answer covers. */
export const MOST_NIGHTS = 400;

/** How a berth is called everywhere: pier name, then number, nothing between (spec 3 §5). */
export function berthName(pierName: string, number: number): string {
  return `${pierName}${number}`;
}

/** Letter code of a number: 1 is A, 26 is Z, 27 is AA (spec 3 §5). Empty below 1. */
export function letterCode(number: number): string {
  let rest = Math.floor(number);
  let letters = '';
  while (rest > 0) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
    rest = Math.floor((rest - 1) / 26);
  }
  return letters;
}
