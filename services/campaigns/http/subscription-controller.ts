import { Controller } from '@nestjs/common';
import { subscriptionApi } from '../../../contracts/campaigns/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangeSubscription } from '../commands/change-subscription.js';
import { ShowSubscription } from '../queries/show-subscription.js';

/** The page behind the link to unsubscribe. */
@Controller()
export class SubscriptionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(subscriptionApi.show)
  show(@Input() { token }: RouteInput<typeof subscriptionApi.show>) {
    return this.queries.execute(new ShowSubscription(token));
  }

  @Endpoint(subscriptionApi.change)
  change(@Input() input: RouteInput<typeof subscriptionApi.change>, @Command() context: CommandContext) {
    return this.commands.execute(new ChangeSubscription(input, context));
  }
}
