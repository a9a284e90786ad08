import * as z from 'zod';
import { hullType, vesselType } from '../../../contracts/vocabulary/sizes.js';

/** What tells whose boat it is: personal data of the primary boater, null once that person was erased. */
const identity = z.object({ name: z.string(), imo: z.string().nullable(), mmsi: z.string().nullable() }).nullable();

/** Metres, and what is not about a person. */
const vesselBuild = z.object({
  length: z.number(),
  beam: z.number(),
  draft: z.number(),
  hull_type: hullType.nullable(),
  type: vesselType.nullable(),
  flag: z.string().nullable(),
  live_aboard: z.boolean(),
  home_marina_name: z.string().nullable(),
});

/** `boater_id`: the primary boater, whose key the identity is encrypted with. */
const personal = { vessel_id: z.string(), boater_id: z.string(), identity };
const contact = z.object({ vessel_id: z.string(), boater_id: z.string() });

const schemas = {
  VesselRegistered: z.object({ ...personal, marina_id: z.string(), build: vesselBuild }),
  VesselChanged: z.object({ ...personal, build: vesselBuild }),
  VesselBoaterAdded: contact,
  VesselBoaterRemoved: contact,
  VesselPrimarySet: z.object({ ...personal, previous_boater_id: z.string(), build: vesselBuild }),
};

type Type = keyof typeof schemas;
export type VesselEvent = { [T in Type]: { type: T; data: z.output<(typeof schemas)[T]> } }[Type];
export type VesselBuild = z.output<typeof vesselBuild>;
export type VesselIdentity = z.output<typeof identity>;

const ofBoater = (data: { boater_id: string }): string => data.boater_id;

export const vesselEvents = (Object.keys(schemas) as Type[]).map((type) => ({
  type,
  version: 1,
  data: schemas[type],
  ...('identity' in schemas[type].shape ? { personal: ['identity'], person: ofBoater } : {}),
}));
