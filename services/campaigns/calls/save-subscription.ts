import { subscriptionApi } from '../../../contracts/campaigns/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Subscriptions } from '../links/subscriptions.js';

@Handles(subscriptionApi.change)
export class SaveSubscription {
  constructor(private readonly subscriptions: Subscriptions) {}

  execute({ input, context }: ReceivedCall<typeof subscriptionApi.change>) {
    return this.subscriptions.change(input, context);
  }
}
