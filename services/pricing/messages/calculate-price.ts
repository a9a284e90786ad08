import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { calculatePrice } from '../domain/calculate-price.js';
import { PricingFacts, stayOf } from '../lookups/pricing-facts.js';
import { pricingRecord } from '../records/pricing-record.js';

@QueryHandler(CalculatePrice)
export class CalculatePriceHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: PricingFacts,
  ) {}

  async execute({ input }: CalculatePrice): Promise<BusAnswer<CalculatePrice>> {
    const { context } = await this.facts.of(input.marina_id);
    const { state } = await this.streams.load(pricingRecord, input.marina_id);
    return calculatePrice(state.plan, stayOf(input), context);
  }
}
