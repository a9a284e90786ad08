import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { hullType, vesselType } from '../../../contracts/vocabulary/sizes-schemas.js';

/** Identifies the owner: personal data of the primary boater, null once that person was erased. */
const identity = z.object({ name: z.string(), imo: z.string().nullable(), mmsi: z.string().nullable() }).nullable();

/** Sizes in metres; none of this is personal data. */
const vesselBuild = z.object({
  length: z.number(),
  beam: z.number(),
  draft: z.number(),
  hull_type: hullType.nullable(),
  type: vesselType.nullable(),
  flag: z.string().nullable(),
  live_aboard: z.boolean(),
  home_marina_name: z.string().nullable(),
  /** Absent in events of before the field existed. */
  home_port: z.string().nullable().default(null),
});

/** `boater_id`: the primary boater, whose key the identity is encrypted with. */
const identified = { vessel_id: z.string(), boater_id: z.string(), identity };
const contact = z.object({ vessel_id: z.string(), boater_id: z.string() });

const ofBoater = (data: { boater_id: string }): string => data.boater_id;
const encrypted = { personal: ['identity'], person: ofBoater };

export const vesselEvents = defineEvents({
  VesselRegistered: {
    version: 1,
    data: z.object({ ...identified, marina_id: z.string(), build: vesselBuild }),
    ...encrypted,
  },
  VesselChanged: { version: 1, data: z.object({ ...identified, build: vesselBuild }), ...encrypted },
  VesselBoaterAdded: { version: 1, data: contact },
  VesselBoaterRemoved: { version: 1, data: contact },
  VesselPrimarySet: {
    version: 1,
    data: z.object({ ...identified, previous_boater_id: z.string(), build: vesselBuild }),
    ...encrypted,
  },
});
export type VesselEvent = EventsOf<typeof vesselEvents>;
export type VesselBuild = z.output<typeof vesselBuild>;
export type VesselIdentity = z.output<typeof identity>;
