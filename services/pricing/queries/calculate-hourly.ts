import type * as z from 'zod';
import { pricingErrors } from '../../../contracts/pricing/errors.js';
import type { HourlyRequest, hourlyAnswer } from '../../../contracts/pricing/hourly-visits.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { planOfDraft } from '../domain/pricing.js';
import { hourlyPrice } from '../domain/hourly-price.js';
import { pricingRecord } from '../records/pricing-record.js';

/** The price of a visit by the hour, by the current plan or its draft. */
export class CalculateHourly extends Query<z.output<typeof hourlyAnswer> | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly input: HourlyRequest,
  ) {
    super();
  }
}

@QueryHandler(CalculateHourly)
export class CalculateHourlyHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ marinaId, input }: CalculateHourly): Promise<z.output<typeof hourlyAnswer> | Refusal> {
    const { state } = await this.streams.load(pricingRecord, marinaId);
    const plan = input.draft ? planOfDraft(state) : state.plan;
    const price = plan === null ? null : hourlyPrice(plan, input.vessel.length, input.from, input.to);
    if (price === null) return refuse('conflict', pricingErrors.hourlyNotOffered);
    const { price_per_hour, total_to_pay } = price;
    return { ...price, price_per_hour: toDecimal(price_per_hour), total_to_pay: toDecimal(total_to_pay) };
  }
}
