import { Controller } from '@nestjs/common';
import { promotionApi } from '../../../contracts/loyalty/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, type RouteInput } from '../../platform/http/endpoint.js';
import { CreatePromotion, UpdatePromotion } from '../commands/keep-promotion.js';
import { ListPromotions } from '../queries/list-promotions.js';

/** The rules by which members earn points. */
@Controller()
export class PromotionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(promotionApi.list)
  list() {
    return this.queries.execute(new ListPromotions());
  }

  @Endpoint(promotionApi.create)
  create(@Input() input: RouteInput<typeof promotionApi.create>, @Command() context: CommandContext) {
    return this.commands.execute(new CreatePromotion(input, context));
  }

  @Endpoint(promotionApi.update)
  update(@Input() input: RouteInput<typeof promotionApi.update>, @Command() context: CommandContext) {
    return this.commands.execute(new UpdatePromotion(input, context));
  }
}
