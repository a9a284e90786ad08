import { FindContract } from '../../../contracts/pricing/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { pricingRecord } from '../records/pricing-record.js';

@QueryHandler(FindContract)
export class FindContractHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ input }: FindContract): Promise<BusAnswer<FindContract>> {
    const { state } = await this.streams.load(pricingRecord, input.marina_id);
    const contract = state.plan?.contracts.find(({ id }) => id === input.contract_id);
    return contract === undefined
      ? null
      : { id: contract.id, name: contract.name, period: contract.period, instalments: contract.instalments };
  }
}
