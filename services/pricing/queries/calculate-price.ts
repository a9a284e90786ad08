import { FindMarina } from '../../../contracts/marinas/queries.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { pricingRecord } from '../records/pricing-record.js';
import { calculatePrice } from '../domain/calculate-price.js';

@QueryHandler(CalculatePrice)
export class CalculatePriceHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** @throws if the marina does not exist: callers take the id from a session or a record. */
  async execute({ input }: CalculatePrice): Promise<BusAnswer<CalculatePrice>> {
    const marina = await this.queries.execute(new FindMarina(input.marina_id));
    if (marina === null) throw new Error(`price asked for the unknown marina ${input.marina_id}`);
    const { state } = await this.streams.load(pricingRecord, input.marina_id);
    const stay = {
      vessel: { ...input.vessel, hull_type: input.vessel.hull_type ?? null },
      start_date: input.start_date,
      end_date: input.end_date,
      contract_id: input.contract_id ?? null,
      commercial: input.isCommercial,
      liveaboard: input.liveaboard,
    };
    return calculatePrice(state.plan, stay, {
      today: this.clock.today(marina.time_zone),
      takes_deposits: marina.marina_settings.permissions.deposit_and_cancellation === true,
    });
  }
}
