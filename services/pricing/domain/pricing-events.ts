import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { id } from '../../../contracts/vocabulary/route.js';
import { seasonPricingPlanUpdated } from '../../../contracts/pricing/events.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { storedDraft, storedPlan } from './stored-plan.js';

const planData = z.object({ season_pricing_plan: storedPlan });

export const pricingEvents = defineEvents({
  SeasonPricingPlanCreated: { version: 1, data: planData },
  SeasonPricingPlanUpdated: { version: 1, data: seasonPricingPlanUpdated.extend(planData.shape) },
  PricingDraftSaved: { version: 1, data: z.object({ draft: storedDraft, at: instant }) },
  PricingDraftDiscarded: { version: 1, data: z.object({}) },
  SeasonPricingPlanDeleted: { version: 1, data: z.object({ season_pricing_plan_id: id }) },
});
export type PricingEvent = EventsOf<typeof pricingEvents>;
