import { pricingApi } from '../../../contracts/pricing/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { PricingPlans } from '../lookups/pricing-plans.js';

@Handles(pricingApi.createPlan)
export class CreatePlan {
  constructor(private readonly plans: PricingPlans) {}

  execute({ input, marina_id, context }: ReceivedCall<typeof pricingApi.createPlan>) {
    return this.plans.change(marina_id, { type: 'CreateSeasonPricingPlan', ...input }, context);
  }
}
