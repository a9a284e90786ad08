import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FindContract, type FindContractAnswer } from '../../../contracts/pricing/queries.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { pricingAggregate } from '../commands/pricing-aggregate.js';

@QueryHandler(FindContract)
export class FindContractHandler implements IQueryHandler<FindContract> {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ input }: FindContract): Promise<FindContractAnswer> {
    const { state } = await this.streams.load(pricingAggregate, input.marina_id);
    const contract = state.plan?.contracts.find(({ id }) => id === input.contract_id);
    return contract === undefined ? null : { id: contract.id, name: contract.name };
  }
}
