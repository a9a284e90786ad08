import * as z from 'zod';
import { id } from '../../../contracts/vocabulary/route.js';
import { storedPlan } from './stored-plan.js';

const planData = z.object({ season_pricing_plan: storedPlan });

const schemas = {
  SeasonPricingPlanCreated: planData,
  SeasonPricingPlanUpdated: planData,
  SeasonPricingPlanDeleted: z.object({ season_pricing_plan_id: id }),
};

type Type = keyof typeof schemas;
export type PricingEvent = { [T in Type]: { type: T; data: z.output<(typeof schemas)[T]> } }[Type];

export const pricingEvents = (Object.keys(schemas) as Type[]).map((type) => ({
  type,
  version: 1,
  data: schemas[type],
}));
