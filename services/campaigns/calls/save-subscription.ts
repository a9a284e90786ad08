import { subscriptionApi } from '../../../contracts/campaigns/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ChangeSubscription } from '../messages/change-subscription.js';

@Handles(subscriptionApi.change)
export class SaveSubscription {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, context }: ReceivedCall<typeof subscriptionApi.change>) {
    return this.commands.execute(new ChangeSubscription(input, context));
  }
}
