import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { vesselBuild, vesselIdentity } from '../../../contracts/customers/vessel.js';
import { storedShape } from '../../../contracts/vocabulary/record-fields.js';

/** Null once the primary boater was erased. */
const identity = z.object(storedShape(vesselIdentity)).nullable();
const build = z.object(storedShape(vesselBuild));

/** `boater_id`: the primary boater, whose key the identity is encrypted with. */
const identified = { vessel_id: z.string(), boater_id: z.string(), identity };
const contact = z.object({ vessel_id: z.string(), boater_id: z.string() });

const ofBoater = (data: { boater_id: string }): string => data.boater_id;
const encrypted = { personal: ['identity'], person: ofBoater };

export const vesselEvents = defineEvents({
  VesselRegistered: {
    version: 1,
    data: z.object({ ...identified, marina_id: z.string(), build }),
    ...encrypted,
  },
  VesselChanged: { version: 1, data: z.object({ ...identified, build }), ...encrypted },
  VesselBoaterAdded: { version: 1, data: contact },
  VesselBoaterRemoved: { version: 1, data: contact },
  VesselPrimarySet: {
    version: 1,
    data: z.object({ ...identified, previous_boater_id: z.string(), build }),
    ...encrypted,
  },
});
export type VesselEvent = EventsOf<typeof vesselEvents>;
export type VesselBuild = z.output<typeof build>;
export type VesselIdentity = z.output<typeof identity>;
