import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { berthLocation, berthServices } from '../../../contracts/berths/records.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { berthSizes, boatTypeKind, holderType, keptExtension } from '../../../contracts/berths/vocabulary-schemas.js';

export const berthCard = z.object({
  berth_id: z.string(),
  pier_id: z.string(),
  number: z.number().int(),
  ...berthSizes,
  holder_type: holderType,
  smart_extension: keptExtension.nullable(),
  services: berthServices,
  location: berthLocation,
  boat_types: boatTypeKind,
  lettered: z.boolean().default(false),
  active: z.boolean(),
  offered: z.boolean().default(true),
  instant_booking: z.boolean(),
});
export type BerthCard = z.infer<typeof berthCard>;

/** Events of `berth-<id>`. Holders are in the plan, so none of these holds personal data. */
export const berthEvents = defineEvents({
  BerthCreated: { version: 1, data: berthCard },
  BerthUpdated: { version: 1, data: berthCard },
  BerthNotesChanged: { version: 1, data: z.object({ berth_id: z.string(), notes: z.string() }) },
  /** Staff asked the berth's resident whether the boat will be away. `allocation_id` names the residency. */
  AbsenceInquired: {
    version: 1,
    data: z.object({ berth_id: z.string(), vessel_id: z.string(), allocation_id: z.string(), at: instant }),
  },
  BerthDeleted: { version: 1, data: z.object({ berth_id: z.string() }) },
});
export type BerthEvent = EventsOf<typeof berthEvents>;
