import * as z from 'zod';
import { formShape, optionalText, recordField, storedShape } from '../vocabulary/record-fields.js';
import { id } from '../vocabulary/route.js';
import { hullType, vesselSizes, vesselType } from '../vocabulary/sizes-schemas.js';
import { line, requiredLine } from '../vocabulary/text.js';

/** Identifies the owner: personal data of the primary boater. */
export const vesselIdentity = {
  name: recordField(requiredLine(120, 'vesselNameRequired'), z.string()),
  /** IMO number: seven digits, with or without the letters. */
  imo: optionalText(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(?:(?:IMO ?)?\d{7})?$/, 'imoInvalid'),
  ),
  mmsi: optionalText(
    z
      .string()
      .trim()
      .regex(/^(?:\d{9})?$/, 'mmsiInvalid'),
  ),
};

/** Everything else that is on record about a vessel; sizes in metres. */
export const vesselBuild = {
  length: recordField(vesselSizes.length, z.number()),
  beam: recordField(vesselSizes.beam, z.number()),
  draft: recordField(vesselSizes.draft, z.number()),
  hull_type: recordField(hullType.nullable().optional(), hullType.nullable().default(null)),
  type: recordField(vesselType.nullable().optional(), vesselType.nullable().default(null)),
  /** The hull is meant although it contradicts the type; absent: it does not, or nobody was asked. */
  hull_confirmed: recordField(z.boolean().optional(), z.literal(true).optional()),
  /** Country of the vessel's flag, ISO 3166 alpha-2; empty: not known. */
  flag: optionalText(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(?:[A-Z]{2})?$/, 'countryInvalid'),
  ),
  live_aboard: recordField(z.boolean().optional(), z.boolean().default(false)),
  home_marina_name: optionalText(line(120)),
  /** The place painted on the stern, as the vessel's papers name it. */
  home_port: optionalText(line(120)),
};

/** The fields of a new vessel. */
export const vesselForm = z.strictObject({ ...formShape(vesselIdentity), ...formShape(vesselBuild) });
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
  ...storedShape(vesselIdentity),
  name: z.string().nullable(),
  ...storedShape(vesselBuild),
  /** The marina where the primary boater is a resident; null for visitors. */
  home_marina_id: z.string().nullable(),
  /** The vessel's own id if nobody knows its owner. */
  primary_boater_id: z.string(),
  /** The vessel's contacts, the primary boater first. */
  boater_ids: z.array(z.string()),
});
export type VesselRecord = z.infer<typeof vesselRecord>;
