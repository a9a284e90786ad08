import { pricingApi } from '../../../contracts/pricing/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { PricingPlans } from '../lookups/pricing-plans.js';

@Handles(pricingApi.deletePlan)
export class DeletePlan {
  constructor(private readonly plans: PricingPlans) {}

  execute({ input, marina_id, context }: ReceivedCall<typeof pricingApi.deletePlan>) {
    return this.plans.change(marina_id, { type: 'DeleteSeasonPricingPlan', ...input }, context);
  }
}
