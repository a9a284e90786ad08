import * as z from 'zod';
import { holderType } from '../berths/vocabulary-schemas.js';
import { removalRules } from '../berths/vocabulary.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';
import { hullType, vesselSizes, vesselType } from '../vocabulary/sizes-schemas.js';
import { email } from '../vocabulary/person.js';
import { line, requiredLine } from '../vocabulary/text.js';

const absence = z.object({ id: z.string(), start_date: calendarDate, end_date: calendarDate });

/** A boat of the plan. Sizes in metres; names are null once their owner was erased. */
export const walkBoat = z.object({
  berth_holder_type: holderType,
  allocation_id: z.string(),
  reservation_id: z.string().nullable(),
  vessel_id: z.string().nullable(),
  boater_id: z.string().nullable(),
  name: z.string().nullable(),
  boater_name: z.string().nullable(),
  length: z.number(),
  start_date: calendarDate,
  /** Null: until further notice. */
  end_date: calendarDate.nullable(),
  arrived: z.boolean(),
});
export type WalkBoat = z.output<typeof walkBoat>;

export const awayResident = z.object({ boat: walkBoat, absence });

/** A boat as it was seen: a vessel of the register, a stay, or a boat that nobody knows yet. */
export const seenBoat = z.object({
  vessel_id: z.string().nullable(),
  reservation_id: z.string().nullable(),
  /** Null: without a name, or its owner was erased. */
  name: z.string().nullable(),
  boater_id: z.string().nullable(),
  boater_name: z.string().nullable(),
  /** Metres, on its card; null: not known. */
  length: z.number().nullable(),
  /** Metres, as measured on the dock. */
  measured: z.number().nullable(),
  /** What else its card says; absent: it has none. */
  details: z
    .object({
      beam: z.number(),
      draft: z.number(),
      hull_type: hullType.nullable(),
      type: vesselType.nullable(),
      home_port: z.string().nullable(),
    })
    .optional(),
});
export type SeenBoat = z.output<typeof seenBoat>;

/** Whether a boat fits into a berth, and the metres to spare; negative: too large. */
export const boatFit = z.object({
  fits: z.boolean(),
  rule: z.enum(removalRules).nullable(),
  spare_loa: z.number(),
  spare_beam: z.number(),
  spare_draft: z.number(),
});

/** A boat that the search on the dock finds. */
export const foundBoat = z.object({
  vessel_id: z.string().nullable(),
  reservation_id: z.string().nullable(),
  boater_id: z.string().nullable(),
  name: z.string().nullable(),
  boater_name: z.string().nullable(),
  length: z.number(),
  beam: z.number(),
  draft: z.number(),
  /** As what it has its berth tonight; null: it has none. */
  berth_holder_type: holderType.nullable(),
  berth: z.object({ id: z.string(), name: z.string() }).nullable(),
  fit: boatFit,
});
export type FoundBoat = z.output<typeof foundBoat>;

export const findBoats = z.strictObject({
  berth_id: id,
  /** Part of the name of boat or owner, or a whole card number. */
  search: z.string().trim().min(1, 'searchRequired').max(120),
});

const optional = {
  type: vesselType.nullable().optional(),
  home_port: line(120).optional(),
  /** Of the owner, for messages; the person is added to the register. */
  email_address: email.optional(),
};

/** A boat that is first seen on the dock. Its hull type is required (spec 3 §5). */
export const dockVessel = z.strictObject({
  name: requiredLine(120, 'vesselNameRequired'),
  hull_type: z.enum(hullType.options, 'HullTypeRequired'),
  ...vesselSizes,
  ...optional,
  /** A boater of the register who owns it. */
  primary_boater_id: id.optional(),
});
export type DockVessel = z.output<typeof dockVessel>;

/** Missing fields stay as they are. */
export const dockVesselPatch = z.strictObject({
  vessel_id: id,
  ...dockVessel.pick({ name: true, hull_type: true, length: true, beam: true, draft: true }).partial().shape,
  ...optional,
  /** A boater of the register who becomes the primary contact. */
  primary_boater_id: id.optional(),
});
export type DockVesselPatch = z.output<typeof dockVesselPatch>;

/** Spec 3 §3, §7: another boat lies in the berth than believed. */
export const changeOccupiedVessel = z.strictObject({
  selected_vessel_id: id,
  /** Null: nobody was expected. */
  previous_selected_vessel_id: id.nullable().default(null),
  berth_id: id,
  /** Of the owner of the selected boat; empty: unchanged. */
  email_address: z.union([email, z.literal('')]).default(''),
  /** Confirms `min_length_berth_allocationg`: the boat moves although it is shorter than the minimum of the berth. */
  confirm_min_length: z.boolean().default(false),
});
export type ChangeOccupiedVesselInput = z.output<typeof changeOccupiedVessel>;
