import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { berthPlanFacts } from '../../../contracts/berths/events.js';
import { berthSizes, boatTypeKind, keptExtension } from '../../../contracts/berths/vocabulary-schemas.js';

/** A berth's facts in the plan. */
export const planBerth = z.object({
  berth_id: z.string(),
  pier_id: z.string(),
  pier_name: z.string(),
  number: z.number().int(),
  ...berthSizes,
  lettered: z.boolean().default(false),
  active: z.boolean(),
  offered: z.boolean().default(true),
  instant_booking: z.boolean(),
  boat_types: boatTypeKind,
  smart_extension: keptExtension.nullable(),
});
export type PlanBerth = z.infer<typeof planBerth>;

/** Events of `berthplan-<marina>`. None holds personal data. */
export const berthPlanEvents = {
  ...defineEvents({
    BerthEnteredPlan: { version: 1, data: planBerth },
    BerthChangedInPlan: { version: 1, data: planBerth },
    PierRenamedInPlan: { version: 1, data: z.object({ pier_id: z.string(), pier_name: z.string() }) },
    BerthLeftPlan: { version: 1, data: z.object({ berth_id: z.string() }) },
  }),
  ...berthPlanFacts,
};
export type BerthPlanEvent = EventsOf<typeof berthPlanEvents>;
