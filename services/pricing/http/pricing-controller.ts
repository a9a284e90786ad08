import { priceInDecimals } from '../../../contracts/pricing/rules/price-in-decimals.js';
import { Controller } from '@nestjs/common';
import { pricingApi } from '../../../contracts/pricing/api.js';
import type { PriceAnswer } from '../../../contracts/pricing/price.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangePricingPlan } from '../commands/change-pricing-plan.js';
import { CalculateHourly } from '../queries/calculate-hourly.js';
import { CountContractsInUse } from '../queries/count-contracts-in-use.js';
import { CompareOpenOffers } from '../queries/compare-offers.js';
import { FindPlanVersion, ListPlanVersions } from '../queries/plan-versions.js';
import { TryDraft } from '../queries/try-draft.js';
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
    const { offers, season_pricing_plan } = input;
    const command = { type: 'UpdateSeasonPricingPlan', season_pricing_plan } as const;
    return this.commands.execute(new ChangePricingPlan(marina, command, context, offers));
  }

  @Endpoint(pricingApi.saveDraft)
  saveDraft(
    @Input() input: RouteInput<typeof pricingApi.saveDraft>,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangePricingPlan(marina, { type: 'SavePricingDraft', ...input }, context));
  }

  @Endpoint(pricingApi.discardDraft)
  discardDraft(@MarinaId() marina: string, @Command() context: CommandContext) {
    return this.commands.execute(new ChangePricingPlan(marina, { type: 'DiscardPricingDraft' }, context));
  }

  @Endpoint(pricingApi.tryDraft)
  tryDraft(@Input() input: RouteInput<typeof pricingApi.tryDraft>, @MarinaId() marina: string) {
    return this.queries.execute(new TryDraft(marina, input));
  }

  @Endpoint(pricingApi.compareOffers)
  compareOffers(@MarinaId() marina: string) {
    return this.queries.execute(new CompareOpenOffers(marina));
  }

  @Endpoint(pricingApi.contractsInUse)
  contractsInUse(@MarinaId() marina: string) {
    return this.queries.execute(new CountContractsInUse(marina));
  }

  @Endpoint(pricingApi.listVersions)
  listVersions(@Input() input: RouteInput<typeof pricingApi.listVersions>, @MarinaId() marina: string) {
    return this.queries.execute(new ListPlanVersions(marina, input));
  }

  @Endpoint(pricingApi.getVersion)
  getVersion(@Input() { version }: RouteInput<typeof pricingApi.getVersion>, @MarinaId() marina: string) {
    return this.queries.execute(new FindPlanVersion(marina, version));
  }

  @Endpoint(pricingApi.calculateHourly)
  calculateHourly(@Input() input: RouteInput<typeof pricingApi.calculateHourly>, @MarinaId() marina: string) {
    return this.queries.execute(new CalculateHourly(marina, input));
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
