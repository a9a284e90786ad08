import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { berthSizes } from '../../../contracts/berths/vocabulary-schemas.js';

const pierCard = z.object({
  pier_id: z.string(),
  name: z.string(),
  berth_sizes: z.object(berthSizes).nullable(),
  instant_booking: z.boolean(),
});
export type PierCard = z.infer<typeof pierCard>;

/** Events of `pier-<id>`. None holds personal data. */
export const pierEvents = defineEvents({
  PierCreated: { version: 1, data: pierCard },
  PierUpdated: { version: 1, data: pierCard },
  PierDeleted: { version: 1, data: z.object({ pier_id: z.string() }) },
});
export type PierEvent = EventsOf<typeof pierEvents>;
