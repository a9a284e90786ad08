import type * as z from 'zod';
import { pricingApi } from '../../../contracts/pricing/api.js';
import { pricingErrors } from '../../../contracts/pricing/errors.js';
import type { hourlyAnswer } from '../../../contracts/pricing/hourly-visits.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { hourlyPrice } from '../domain/hourly-price.js';
import { planOfDraft } from '../domain/pricing.js';
import { pricingRecord } from '../records/pricing-record.js';

/** The price of a visit by the hour, by the current plan or its draft. */
@Handles(pricingApi.calculateHourly)
export class CalculateHourly {
  constructor(private readonly streams: StreamRepository) {}

  async execute({
    input,
    marina_id,
  }: ReceivedCall<typeof pricingApi.calculateHourly>): Promise<z.output<typeof hourlyAnswer> | Refusal> {
    const { state } = await this.streams.load(pricingRecord, marina_id);
    const plan = input.draft ? planOfDraft(state) : state.plan;
    const price = plan === null ? null : hourlyPrice(plan, input.vessel.length, input.from, input.to);
    if (price === null) return refuse('conflict', pricingErrors.hourlyNotOffered);
    const { price_per_hour, total_to_pay } = price;
    return { ...price, price_per_hour: toDecimal(price_per_hour), total_to_pay: toDecimal(total_to_pay) };
  }
}
