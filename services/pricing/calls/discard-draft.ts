import { pricingApi } from '../../../contracts/pricing/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { PricingPlans } from '../lookups/pricing-plans.js';

@Handles(pricingApi.discardDraft)
export class DiscardDraft {
  constructor(private readonly plans: PricingPlans) {}

  execute({ marina_id, context }: ReceivedCall<typeof pricingApi.discardDraft>) {
    return this.plans.change(marina_id, { type: 'DiscardPricingDraft' }, context);
  }
}
