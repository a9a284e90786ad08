import { pricingApi } from '../../../contracts/pricing/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { PricingPlans } from '../lookups/pricing-plans.js';

@Handles(pricingApi.updatePlan)
export class UpdatePlan {
  constructor(private readonly plans: PricingPlans) {}

  execute({ input: { offers, season_pricing_plan }, marina_id, context }: ReceivedCall<typeof pricingApi.updatePlan>) {
    const command = { type: 'UpdateSeasonPricingPlan', season_pricing_plan } as const;
    return this.plans.change(marina_id, command, context, offers);
  }
}
