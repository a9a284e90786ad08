import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { calculatePrice } from '../domain/calculate-price.js';
import type { StoredPlan } from '../domain/stored-plan.js';
import { PricingFacts, stayOf } from '../lookups/pricing-facts.js';
import { planVersions } from '../projections/plan-versions.js';
import { pricingRecord } from '../records/pricing-record.js';

@QueryHandler(CalculatePrice)
export class CalculatePriceHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly facts: PricingFacts,
  ) {}

  async execute({ input, published_by }: CalculatePrice): Promise<BusAnswer<CalculatePrice>> {
    const { context } = await this.facts.of(input.marina_id);
    const plan = await (published_by === undefined
      ? this.current(input.marina_id)
      : this.inForceAt(input.marina_id, published_by));
    // A list with VAT needs no rates.
    const vat =
      plan?.prices_include_vat === false ? await this.facts.vat(input.marina_id, input.start_date) : undefined;
    return calculatePrice(plan, stayOf(input), vat === undefined ? context : { ...context, vat });
  }

  private async current(marina_id: string): Promise<StoredPlan | null> {
    return (await this.streams.load(pricingRecord, marina_id)).state.plan;
  }

  private async inForceAt(marina_id: string, instant: string): Promise<StoredPlan | null> {
    await this.projections.upToDate(planVersions);
    const [version] = await this.projections.model(planVersions).find({
      filter: { marina_id, published_at: { $lte: instant } },
      sort: [['version', -1]],
      limit: 1,
    });
    return version?.plan ?? null;
  }
}
