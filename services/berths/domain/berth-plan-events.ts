import * as z from 'zod';
import { berthPlanFacts, type BerthPlanFact } from '../../../contracts/berths/events.js';
import { berthSizes, boatTypeKind, keptExtension } from '../../../contracts/berths/vocabulary.js';

/** What the plan knows of a berth. */
export const planBerth = z.object({
  berth_id: z.string(),
  pier_id: z.string(),
  pier_name: z.string(),
  number: z.number().int(),
  ...berthSizes,
  active: z.boolean(),
  instant_booking: z.boolean(),
  boat_types: boatTypeKind,
  smart_extension: keptExtension.nullable(),
});
export type PlanBerth = z.infer<typeof planBerth>;

const pierRenamedInPlan = z.object({ pier_id: z.string(), pier_name: z.string() });
const berthLeftPlan = z.object({ berth_id: z.string() });

export type BerthPlanEvent =
  | { type: 'BerthEnteredPlan'; data: PlanBerth }
  | { type: 'BerthChangedInPlan'; data: PlanBerth }
  | { type: 'PierRenamedInPlan'; data: z.infer<typeof pierRenamedInPlan> }
  | { type: 'BerthLeftPlan'; data: z.infer<typeof berthLeftPlan> }
  | BerthPlanFact;

/** Event types of `berthplan-<marina>` as the platform registers them. None holds personal data. */
export const berthPlanEvents = [
  { type: 'BerthEnteredPlan', version: 1, data: planBerth },
  { type: 'BerthChangedInPlan', version: 1, data: planBerth },
  { type: 'PierRenamedInPlan', version: 1, data: pierRenamedInPlan },
  { type: 'BerthLeftPlan', version: 1, data: berthLeftPlan },
  ...Object.values(berthPlanFacts),
] as const;
