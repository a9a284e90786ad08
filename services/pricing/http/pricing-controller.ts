import { priceInDecimals } from '../../../contracts/pricing/rules/price-in-decimals.js';
import { Controller } from '@nestjs/common';
import { pricingApi } from '../../../contracts/pricing/api.js';
import type { PriceAnswer } from '../../../contracts/pricing/price.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangePricingPlan } from '../commands/change-pricing-plan.js';
import { FindPricingPlan } from '../queries/find-pricing-plan.js';

@Controller()
export class PricingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(pricingApi.getPlan)
  get(@MarinaId() marina: string) {
    return this.queries.execute(new FindPricingPlan(marina));
  }

  @Endpoint(pricingApi.createPlan)
  create(
    @Input() input: RouteInput<typeof pricingApi.createPlan>,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangePricingPlan(marina, { type: 'CreateSeasonPricingPlan', ...input }, context));
  }

  @Endpoint(pricingApi.updatePlan)
  update(
    @Input() input: RouteInput<typeof pricingApi.updatePlan>,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangePricingPlan(marina, { type: 'UpdateSeasonPricingPlan', ...input }, context));
  }

  @Endpoint(pricingApi.deletePlan)
  delete(
    @Input() input: RouteInput<typeof pricingApi.deletePlan>,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangePricingPlan(marina, { type: 'DeleteSeasonPricingPlan', ...input }, context));
  }

  @Endpoint(pricingApi.calculatePrice)
  async calculate(
    @Input() input: RouteInput<typeof pricingApi.calculatePrice>,
    @MarinaId() marina_id: string,
  ): Promise<PriceAnswer> {
    const query = new CalculatePrice({ ...input, marina_id });
    return priceInDecimals(await this.queries.execute(query));
  }
}
