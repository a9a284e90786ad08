import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';
import { seenThere } from '../vocabulary/seen-there.js';
import { vesselType } from '../vocabulary/sizes-schemas.js';
import { boatTypeKind, holderType } from './vocabulary-schemas.js';
import { berthRows, HARBOUR_EXTENT, MOST_SHORE_POINTS, pierSides, planChanges, shoreKinds } from './vocabulary.js';

/** Metres east (x) and south (y) of the harbour's origin, as on a screen. */
const coordinate = z.number('insertNumber').min(-HARBOUR_EXTENT, 'offTheMap').max(HARBOUR_EXTENT, 'offTheMap');

/** Degrees clockwise; 0 points to the right. */
const heading = z.number('insertNumber').min(0, 'headingInvalid').lt(360, 'headingInvalid');

/** Where a pier lies, and how its berths follow each other along it. */
const position = {
  /** The landward end of the pier's middle line. */
  x: coordinate,
  y: coordinate,
  heading,
  rows: z.enum(berthRows),
  /** The side of the first row, seen from the landward end. */
  first_side: z.enum(pierSides),
  /** The lowest number is at the outer end. */
  from_head: z.boolean(),
};

export const pierPosition = z.strictObject({ pier_id: id, ...position });
export type PierPosition = z.infer<typeof pierPosition>;

/** The position as the log stores it. */
export const keptPosition = z.object({ pier_id: z.string(), ...position });

/** Land is a filled outline; a breakwater is a line. */
export const shore = z.strictObject({
  kind: z.enum(shoreKinds),
  points: z
    .array(z.tuple([coordinate, coordinate]))
    .min(2, 'shoreTooShort')
    .max(MOST_SHORE_POINTS, 'shoreTooLong'),
});
export type Shore = z.infer<typeof shore>;

/** Positions that staff arranged. Piers without one are placed beside each other. */
export const arrangement = z.object({
  piers: z.array(keptPosition),
  shores: z.array(shore),
  /** Direction of north in degrees clockwise; 0 points upwards. */
  north: z.number(),
  /** Revision for `If-Match`; -1: nothing has been arranged yet. */
  revision: z.number().int(),
});
export type Arrangement = z.infer<typeof arrangement>;

export const mapPier = z.object({ id: z.string(), name: z.string() });
export type MapPier = z.infer<typeof mapPier>;

export const mapBerth = z.object({
  id: z.string(),
  pier_id: z.string(),
  number: z.number().int(),
  /** The number is shown as letters. */
  lettered: z.boolean(),
  /** Metres. */
  max_loa: z.number(),
  max_beam: z.number(),
  max_draft: z.number(),
  boat_types: boatTypeKind,
  /** False: out of service, or closed for the night. */
  active: z.boolean(),
  /** False: kept back from visitors. */
  offered: z.boolean(),
});
export type MapBerth = z.infer<typeof mapBerth>;

/**
 * A boat on the map. `IN`: it has the berth for the night. `EXPECTED`: so, and it has not arrived. `LEAVING`: it leaves
 * on this date. `OVERDUE`: its stay is over and it is still there.
 */
export const mapBoat = z.object({
  berth_id: z.string(),
  /** Neighbouring berths that it also takes. */
  extends_over: z.array(z.string()),
  holder: holderType,
  phase: z.enum(['IN', 'EXPECTED', 'LEAVING', 'OVERDUE']),
  allocation_id: z.string(),
  reservation_id: z.string().nullable(),
  boater_id: z.string().nullable(),
  vessel_id: z.string().nullable(),
  /** Present name; null: unknown, or its owner was erased. */
  name: z.string().nullable(),
  /** Metres. */
  length: z.number(),
  beam: z.number(),
  type: vesselType.nullable(),
  arrives: calendarDate,
  /** Null: until further notice. */
  leaves: calendarDate.nullable(),
});
export type MapBoat = z.infer<typeof mapBoat>;

/** A boat that nobody expected, in the berth in which a dock walk saw it. `boat_name` null: nobody knew it. */
export const mapStranger = z.object({ berth_id: z.string(), boat_name: z.string().nullable(), ...seenThere.shape });

/** Boats and berths on the night that begins on the date; a boat that nobody expected counts as a visitor. */
export const mapTotals = z.object({
  residents: z.number().int(),
  visitors: z.number().int(),
  expected: z.number().int(),
  free: z.number().int(),
});
export type MapTotals = z.infer<typeof mapTotals>;

/** A moment of the plan and of the map. */
export const pastMoment = z.object({
  at: instant,
  /** The last change up to then, in the reader's language; null: none is in the history. */
  last_change: z.object({ id: z.string(), at: instant, title: z.string() }).nullable(),
});
export type PastMoment = z.infer<typeof pastMoment>;

export const harbourMap = z.object({
  date: calendarDate,
  /** The marina's date at the moment shown. */
  today: calendarDate,
  /** Null: the harbour as it is now. */
  moment: pastMoment.nullable(),
  arrangement,
  /** By name. */
  piers: z.array(mapPier),
  /** By pier and number. */
  berths: z.array(mapBerth),
  boats: z.array(mapBoat),
  /** Boats that nobody expected and a dock walk saw; none on another night or at a past moment. */
  strangers: z.array(mapStranger),
  totals: mapTotals,
});
export type HarbourMap = z.infer<typeof harbourMap>;

/** The moments at which the plan changed, one a minute at most. */
export const planTick = z.object({
  at: instant,
  /** True: staff of the marina made one of the changes. */
  ours: z.boolean(),
});

/** One difference between a moment and now. */
export const planDifference = z.object({
  kind: z.enum(planChanges),
  /** The berth then; for a boat that came since, the berth now. */
  berth_id: z.string(),
  /** The berth now of a boat that moved. */
  to_berth_id: z.string().nullable(),
  boat: mapBoat.nullable(),
  /** When the plan changed; null: the stay began or ended by its dates, on `date`. */
  at: instant.nullable(),
  date: calendarDate,
});
export type PlanDifference = z.infer<typeof planDifference>;
