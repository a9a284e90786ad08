import type * as z from 'zod';
import type { pricingApi } from '../../../contracts/pricing/api.js';
import { FindContractsInUse } from '../../../contracts/reservations/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { pricingRecord } from '../records/pricing-record.js';

type InUseAnswer = z.output<(typeof pricingApi)['contractsInUse']['answer']>;

/** How many people are on each contract of the plan in force, which keeps it from being deleted. */
export class CountContractsInUse extends Query<InUseAnswer> {
  constructor(readonly marinaId: string) {
    super();
  }
}

@QueryHandler(CountContractsInUse)
export class CountContractsInUseHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marinaId: marina_id }: CountContractsInUse): Promise<InUseAnswer> {
    const { plan } = (await this.streams.load(pricingRecord, marina_id)).state;
    const contract_ids = (plan?.contracts ?? []).map(({ id }) => id);
    if (contract_ids.length === 0) return { items: [] };
    const people = await this.queries.execute(new FindContractsInUse({ marina_id, contract_ids }));
    return { items: [...people].map(([contract_id, count]) => ({ contract_id, people: count })) };
  }
}
