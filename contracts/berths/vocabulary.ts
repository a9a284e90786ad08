import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates.js';
import { id } from '../vocabulary/route.js';
import { metres, vesselSizes, vesselType, type VesselType } from '../vocabulary/sizes.js';

/** Whom a berth is kept for (spec 3 §3: R and V on the dock). */
export const holderTypes = ['RESIDENT', 'VISITOR'] as const;
export const holderType = z.enum(holderTypes);

/** Which boats a berth takes (spec 3 §3). */
export const boatTypes = ['any', 'motor', 'sail'] as const;
export const boatTypeKind = z.enum(boatTypes, 'boatTypesRequired');
export type BoatTypes = z.infer<typeof boatTypeKind>;

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

const extension = <N extends z.ZodType<string>>(neighbour: N) =>
  z.strictObject({
    orientation: z.enum(extensionOrientations, 'extensionOrientationRequired'),
    sides: z.union([z.literal(1), z.literal(2)], 'extensionSidesRequired'),
    neighbours: z.array(neighbour).min(1, 'extensionNeighboursRequired').max(2, 'extensionTooManyNeighbours'),
  });

/** As the log keeps it. */
export const keptExtension = extension(z.string());

/** What the smart extension wizard leaves behind: orientation, sides, neighbours (spec 3 §4). */
export const smartExtension = extension(id)
  .refine((value) => value.neighbours.length <= value.sides, {
    path: ['neighbours'],
    error: 'extensionTooManyNeighbours',
  })
  .refine((value) => new Set(value.neighbours).size === value.neighbours.length, {
    path: ['neighbours'],
    error: 'extensionNeighbourTwice',
  });
export type SmartExtension = z.infer<typeof smartExtension>;

const minLength = metres('insertNumber', 'berthMinLengthTooShort', 0).nullable();

/** Metres; `min_length` null: no boat is too short. */
export const berthSizes = {
  max_loa: metres('berthLoaRequired', 'berthLoaTooShort', 0.1),
  max_beam: metres('berthBeamRequired', 'berthBeamTooShort', 0.1),
  max_draft: metres('berthDraftRequired', 'berthDraftTooShort', 0.1),
  min_length: minLength.default(null),
};

/** The rule of spec 3 §5: a minimum length must be less than the greatest. */
export function minLengthFits(sizes: { readonly min_length: number | null; readonly max_loa: number }): boolean {
  return sizes.min_length === null || sizes.min_length < sizes.max_loa;
}

/** The boat that wants a berth, in metres. A missing type fits every berth. */
export const berthedVessel = z.strictObject({ ...vesselSizes, type: vesselType.nullable().default(null) });
export type BerthedVessel = z.infer<typeof berthedVessel>;

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
export const removalRule = z.enum(removalRules);
export type RemovalRule = z.infer<typeof removalRule>;

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
export const releaseReason = z.enum(releaseReasons);
export type ReleaseReason = z.infer<typeof releaseReason>;

/** Why an allocation went to another berth; all but the first are the plan's own doing. */
export const moveReason = z.enum(['STAFF', 'ABSENCE_WITHDRAWN', 'BERTH_CHANGED']);
export type MoveReason = z.infer<typeof moveReason>;

/** Nights `[start_date, end_date)`. */
export const nights = z.object({ start_date: calendarDate, end_date: calendarDate });

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
