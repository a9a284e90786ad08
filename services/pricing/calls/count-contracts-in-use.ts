import type * as z from 'zod';
import { pricingApi } from '../../../contracts/pricing/api.js';
import { FindContractsInUse } from '../../../contracts/reservations/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { pricingRecord } from '../records/pricing-record.js';

type InUseAnswer = z.output<(typeof pricingApi)['contractsInUse']['answer']>;

/** How many people are on each contract of the plan in force, which keeps it from being deleted. */
@Handles(pricingApi.contractsInUse)
export class CountContractsInUse {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marina_id }: ReceivedCall<typeof pricingApi.contractsInUse>): Promise<InUseAnswer> {
    const { plan } = (await this.streams.load(pricingRecord, marina_id)).state;
    const contract_ids = (plan?.contracts ?? []).map(({ id }) => id);
    if (contract_ids.length === 0) return { items: [] };
    const people = await this.queries.execute(new FindContractsInUse({ marina_id, contract_ids }));
    return { items: [...people].map(([contract_id, count]) => ({ contract_id, people: count })) };
  }
}
