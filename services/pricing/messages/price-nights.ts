import { PriceNights } from '../../../contracts/pricing/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { hasNights, nightsOfStay } from '../domain/stay-nights.js';
import { pricingRecord } from '../records/pricing-record.js';

@QueryHandler(PriceNights)
export class PriceNightsHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ input }: PriceNights): Promise<BusAnswer<PriceNights>> {
    const { state } = await this.streams.load(pricingRecord, input.marina_id);
    const { plan } = state;
    const stay = {
      vessel: { ...input.vessel, hull_type: null },
      contract_id: null,
      commercial: false,
      liveaboard: false,
    };
    return Array.from({ length: nightsBetween(input.start_date, input.end_date) }, (_, index) => {
      const date = addDays(input.start_date, index);
      const night = { ...stay, start_date: date, end_date: addDays(date, 1) };
      const priced = plan === null ? null : nightsOfStay(plan, night, date);
      return { date, amount: priced !== null && hasNights(priced) ? (priced.nights[0]?.amount ?? null) : null };
    });
  }
}
