import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';
import { MAX_METRES } from '../vocabulary/sizes.js';
import { oneLine, paragraphs, TEXT_INVALID } from '../vocabulary/text.js';
import {
  berthSizes,
  boatTypeKind,
  closureReason,
  holderType,
  smartExtension,
  withMinimumsBelowMaximums,
} from './vocabulary-schemas.js';
import { BERTH_NOTE_MAX } from './vocabulary.js';

/** The fields of a pier. */
export const pierForm = z.strictObject({
  name: z
    .string('pierNameRequired')
    .trim()
    .min(1, 'pierNameRequired')
    .max(60, 'pierNameTooLong')
    .regex(oneLine, TEXT_INVALID),
  /** Defaults of new berths on this pier; null: none. */
  berth_sizes: withMinimumsBelowMaximums(z.strictObject(berthSizes)).nullable().default(null),
  instant_booking: z.boolean().default(false),
});
export type PierForm = z.infer<typeof pierForm>;

const no = z.boolean().default(false);
export const berthServices = z.strictObject({ electricity: no, water: no, waste: no });
export const berthLocation = z.strictObject({ office: no, facilities: no, view: no, accessible: no, quiet: no });

export const berthFields = {
  pier_id: z.uuid('pierRequired'),
  number: z
    .number({ error: ({ input }) => (input == null ? 'berthNumberRequired' : 'insertNumber') })
    .int('insertNumber')
    .min(1, 'insertNumber')
    .max(99_999, 'insertNumber'),
  ...berthSizes,
  holder_type: holderType.default('VISITOR'),
  /** Null: the berth is not extended over its neighbours. */
  smart_extension: smartExtension.nullable().default(null),
  services: berthServices.default({ electricity: false, water: false, waste: false }),
  location: berthLocation.default({ office: false, facilities: false, view: false, accessible: false, quiet: false }),
  boat_types: boatTypeKind.default('any'),
  /** True: the number is shown as its letter code (1 is A, 27 is AA; spec 3 §5). */
  lettered: z.boolean().default(false),
  active: z.boolean().default(true),
  /** False: outside the inventory that is given to visitors. The plan never chooses it; staff can. */
  offered: z.boolean().default(true),
  /** Absent: unchanged; for a berth that is new on the pier, the pier's default. */
  instant_booking: z.boolean().optional(),
  notes: z.string().max(BERTH_NOTE_MAX, 'berthNoteTooLong').regex(paragraphs, TEXT_INVALID).default(''),
};

/** The fields of a berth (spec 3 §3, §5). */
export const berthForm = withMinimumsBelowMaximums(z.strictObject(berthFields));
export type BerthForm = z.infer<typeof berthForm>;

type Kept<Shape extends z.ZodRawShape> = {
  [Field in keyof Shape]: z.ZodOptional<Shape[Field] extends z.ZodDefault<infer Inner> ? Inner : Shape[Field]>;
};

/** The same fields, none of which has to be named: a field that is not named keeps its value. */
function kept<Shape extends z.ZodRawShape>(shape: Shape): Kept<Shape> {
  const fields = Object.entries(shape).map(([name, field]): [string, unknown] => [
    name,
    z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
  ]);
  return Object.fromEntries(fields) as Kept<Shape>;
}

/** Fields of a berth to change, with its id. Minimums and maximums are compared with those that the berth keeps. */
export const berthUpdate = z.strictObject({
  id,
  ...kept(berthFields),
  services: z.strictObject(kept(berthServices.shape)).optional(),
  location: z.strictObject(kept(berthLocation.shape)).optional(),
});
export type BerthUpdate = z.infer<typeof berthUpdate>;
export const pierUpdate = z.strictObject({ id, ...pierForm.shape });

/** How many berths of a pier are switched on: none, all, or some of them. */
export const pierCounts = {
  active: z.number().int(),
  offered: z.number().int(),
  instant_booking_berths: z.number().int(),
  /** Berths with a boat tonight. */
  occupied: z.number().int(),
  /** Berths that a closure keeps empty tonight. */
  closed: z.number().int(),
  /** The commonest sizes of its berths, and how many berths have them; null: the pier has no berths. */
  usual_sizes: z.object({ ...berthSizes, berths: z.number().int() }).nullable(),
};

export const pierRecord = z.object({
  id: z.string(),
  name: z.string(),
  berth_sizes: z.object(berthSizes).nullable(),
  instant_booking: z.boolean(),
  number_of_berths: z.number().int(),
  ...pierCounts,
  revision: z.number().int(),
});
export type PierRecord = z.infer<typeof pierRecord>;

/** How far a dock walk has come on a pier. Absent: no walk was named. */
export const pierWalk = z.object({ checked: z.number().int(), complete: z.boolean() });

export const berthOccupancy = z.enum(['vacant', 'occupied', 'non-active']);

/** A boat that has the berth. Names are null once the boater was erased. */
export const berthOwner = z.object({
  berth_holder_type: holderType,
  allocation_id: z.string(),
  boater_id: z.string().nullable(),
  boater_name: z.string().nullable(),
  vessel_id: z.string().nullable(),
  /** Metres. `id` null: the visitor's boat is not in the register. */
  vessel: z.object({ id: z.string().nullable(), name: z.string().nullable(), length: z.number() }),
  reservation_id: z.string().nullable(),
  start_date: calendarDate,
  /** Null: until further notice. */
  end_date: calendarDate.nullable(),
  /** The visitor's arrival is confirmed; always true for residents. */
  arrived: z.boolean(),
});
export type BerthOwner = z.infer<typeof berthOwner>;

/** The resident who holds the berth today, also while away, and the absence that is under way or comes next. */
export const berthResident = berthOwner.extend({
  absence: z.object({ id: z.string(), start_date: calendarDate, end_date: calendarDate }).nullable(),
  /** The whole residency, also where the resident has other berths before or after this one. */
  residency: z.object({ start_date: calendarDate, end_date: calendarDate.nullable() }),
});
export type BerthResidentRow = z.infer<typeof berthResident>;

export const berthRecord = z.object({
  id: z.string(),
  ...berthFields,
  pier_name: z.string(),
  /** Pier name and number. */
  name: z.string(),
  instant_booking: z.boolean(),
  /** `non-active` also where a closure keeps the berth empty tonight. */
  occupancy: berthOccupancy,
  /** The closure that keeps the berth empty tonight; `end_date` null: until further notice. */
  closed: z
    .object({
      closure_id: z.string(),
      start_date: calendarDate,
      end_date: calendarDate.nullable(),
      reason: closureReason,
    })
    .nullable(),
  vessel_id: z.string().nullable(),
  /** Who has the berth tonight: a visitor, or the resident unless away. */
  current_berth_owner: berthOwner.nullable(),
  resident: berthResident.nullable(),
  /** Names of the neighbours that a boat may extend over (smart extension). */
  extends_over: z.array(z.string()),
  revision: z.number().int(),
});
export type BerthRecord = z.infer<typeof berthRecord>;

/** A pier with berths that pass the filter, and how many of them are switched on. */
const listedPier = z.object({
  pier_id: z.string(),
  pier_name: z.string(),
  berths: z.number().int(),
  active: z.number().int(),
  offered: z.number().int(),
  instant_booking: z.number().int(),
});

/** A page of berths, with counts of all berths that pass the filter. */
export const berthListAnswer = z.object({
  items: z.array(berthRecord),
  total: z.number().int(),
  /** By name. */
  piers: z.array(listedPier),
  active: z.number().int(),
  offered: z.number().int(),
  instant_booking: z.number().int(),
});
export type BerthListAnswer = z.infer<typeof berthListAnswer>;

const byOneField = {
  by: z.enum(['name', 'max_loa', 'max_beam', 'max_draft', 'occupancy']),
  direction: z.enum(['asc', 'desc']).default('asc'),
};

/** Which berths are listed, and in which order. */
export const berthSelection = {
  /** True: active berths with no boat tonight. */
  only_available_berths: z.boolean().default(false),
  filter: z
    .strictObject({
      pier_id: z.union([id, z.array(id).max(100)]).optional(),
      occupancy: z.array(berthOccupancy).max(3).optional(),
      /** Part of the name ("A1" finds A1, A12). */
      name: z.string().max(70).optional(),
      /** Part of the berth's name, or of the boat or person that has it. */
      search: z.string().trim().max(120).optional(),
      /** Whether the berth is in use tonight: switched on, and not closed. */
      active: z.boolean().optional(),
      offered: z.boolean().optional(),
      instant_booking: z.boolean().optional(),
      holder_type: holderType.optional(),
      /** Berths that have all of these. */
      services: z.array(berthServices.keyof()).max(3).optional(),
      location: z.array(berthLocation.keyof()).max(5).optional(),
      /** Berths that take boats of these kinds. */
      boat_types: z.array(boatTypeKind).max(3).optional(),
      /** Metres, of the greatest length. */
      min_loa: z.number().min(0).max(MAX_METRES).optional(),
      max_loa: z.number().min(0).max(MAX_METRES).optional(),
      /** Active berths without a boat tonight. */
      vacant_tonight: z.boolean().optional(),
      /**
       * Berths for the holder with this boat, from today on until further notice: its own, which come first, and those
       * kept for holders that take the boat and that no other boat has.
       */
      for_vessel: id.optional(),
    })
    .default({}),
  /** Rows with an equal `by` are sorted by `then`, and last by name. */
  sort: z
    .strictObject({ ...byOneField, then: z.strictObject(byOneField).optional() })
    .default({ by: 'name', direction: 'asc' }),
};
