import * as z from 'zod';
import { id } from '../vocabulary/route.js';
import { hullType, vesselSizes, vesselType } from '../vocabulary/sizes-schemas.js';
import { line, requiredLine } from '../vocabulary/text.js';

const identityFields = {
  name: requiredLine(120, 'vesselNameRequired'),
  /** IMO number: seven digits, with or without the letters. */
  imo: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:(?:IMO ?)?\d{7})?$/, 'imoInvalid'),
  mmsi: z
    .string()
    .trim()
    .regex(/^(?:\d{9})?$/, 'mmsiInvalid'),
};

const optionalFields = {
  hull_type: hullType.nullable(),
  type: vesselType.nullable(),
  /** Country of the vessel's flag, ISO 3166 alpha-2; empty: not known. */
  flag: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{2})?$/, 'countryInvalid'),
  live_aboard: z.boolean(),
  home_marina_name: line(120),
  /** The place painted on the stern, as the vessel's papers name it. */
  home_port: line(120),
};

/** The fields of a new vessel. */
export const vesselForm = z.strictObject({
  name: identityFields.name,
  ...vesselSizes,
  imo: identityFields.imo.optional(),
  mmsi: identityFields.mmsi.optional(),
  hull_type: optionalFields.hull_type.optional(),
  type: optionalFields.type.optional(),
  flag: optionalFields.flag.optional(),
  live_aboard: optionalFields.live_aboard.optional(),
  home_marina_name: optionalFields.home_marina_name.optional(),
  home_port: optionalFields.home_port.optional(),
});
export type VesselForm = z.infer<typeof vesselForm>;

/** A partial update: missing fields stay as they are. */
export const vesselPatch = vesselForm.partial();
export type VesselPatch = z.infer<typeof vesselPatch>;

/**
 * A vessel of the register. The fields that identify its owner (name, IMO, MMSI) are null once the primary boater was
 * erased.
 */
export const vesselRecord = z.object({
  id,
  name: z.string().nullable(),
  imo: z.string().nullable(),
  mmsi: z.string().nullable(),
  length: z.number(),
  beam: z.number(),
  draft: z.number(),
  hull_type: hullType.nullable(),
  type: vesselType.nullable(),
  flag: z.string().nullable(),
  live_aboard: z.boolean(),
  /** The marina where the primary boater is a resident; null for visitors. */
  home_marina_id: z.string().nullable(),
  home_marina_name: z.string().nullable(),
  home_port: z.string().nullable(),
  /** The vessel's own id if nobody knows its owner. */
  primary_boater_id: z.string(),
  /** The vessel's contacts, the primary boater first. */
  boater_ids: z.array(z.string()),
});
export type VesselRecord = z.infer<typeof vesselRecord>;
