import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { metres, storedSizes, vesselType } from '../vocabulary/sizes-schemas.js';
import { id } from '../vocabulary/route.js';
import { paragraphs, TEXT_INVALID } from '../vocabulary/text.js';
import { type BerthLimits, type BerthMinimums, isBelowMaximum, minimumCodes } from './rules/boat-fit.js';
import {
  holderTypes,
  boatTypes,
  closureReasons,
  extensionOrientations,
  lossCauses,
  removalRules,
  releaseReasons,
} from './vocabulary.js';

export const holderType = z.enum(holderTypes);

export const boatTypeKind = z.enum(boatTypes, 'boatTypesRequired');

const extension = <N extends z.ZodType<string>>(neighbour: N) =>
  z.strictObject({
    orientation: z.enum(extensionOrientations, 'extensionOrientationRequired'),
    sides: z.union([z.literal(1), z.literal(2)], 'extensionSidesRequired'),
    neighbours: z.array(neighbour).min(1, 'extensionNeighboursRequired').max(2, 'extensionTooManyNeighbours'),
  });

/** The extension as the log stores it. */
export const keptExtension = extension(z.string());

/** The result of the smart extension wizard: orientation, sides, neighbours (spec 3 §4). */
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

const minimum = (tooShort: string) => metres('insertNumber', tooShort, 0).nullable().default(null);

/** Metres; a minimum of null: no boat is too small. Berths logged before they had one have none. */
export const berthSizes = {
  max_loa: metres('berthLoaRequired', 'berthLoaTooShort', 0.1),
  max_beam: metres('berthBeamRequired', 'berthBeamTooShort', 0.1),
  max_draft: metres('berthDraftRequired', 'berthDraftTooShort', 0.1),
  min_length: minimum('berthMinLengthTooShort'),
  min_beam: minimum('berthMinBeamTooShort'),
  min_draft: minimum('berthMinDraftTooShort'),
};

/** Refuses each minimum that is not below its maximum. */
export function withMinimumsBelowMaximums<S extends z.ZodType<BerthLimits>>(sizes: S): S {
  const below = (field: keyof BerthMinimums) => (value: BerthLimits) => isBelowMaximum(value, field);
  const wrong = (field: keyof BerthMinimums) => ({ path: [field], error: minimumCodes[field] });
  return sizes
    .refine(below('min_length'), wrong('min_length'))
    .refine(below('min_beam'), wrong('min_beam'))
    .refine(below('min_draft'), wrong('min_draft'));
}

/** The boat that wants a berth, in metres. A missing type fits every berth. */
export const berthedVessel = z.strictObject({ ...storedSizes, type: vesselType.nullable().default(null) });

export type BerthedVessel = z.infer<typeof berthedVessel>;

export const removalRule = z.enum(removalRules);

export const releaseReason = z.enum(releaseReasons);

export const lossCause = z.enum(lossCauses);

export const closureReason = z.enum(closureReasons, 'closureReasonRequired');

/** Why an allocation moved to another berth; all but the first are decided by the plan. */
export const moveReason = z.enum(['STAFF', 'ABSENCE_WITHDRAWN', 'BERTH_CHANGED']);

export type MoveReason = z.infer<typeof moveReason>;

/** Nights `[start_date, end_date)`. */
export const nights = z.object({ start_date: calendarDate, end_date: calendarDate });

/** Why a boat may have two berths on the same nights, such as a mother ship and its tender. */
export const bothReason = z
  .string()
  .trim()
  .min(3, 'bothReasonTooShort')
  .max(500, 'bothReasonTooLong')
  .regex(paragraphs, TEXT_INVALID);
