import { FindPayoutAccount } from '../../../contracts/payments/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { accountRecord } from '../records/account-record.js';

@QueryHandler(FindPayoutAccount)
export class FindPayoutAccountHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ marina_id }: FindPayoutAccount): Promise<BusAnswer<FindPayoutAccount>> {
    const { state } = await this.streams.load(accountRecord, marina_id);
    return state.onboarding === 'active' ? state.account_reference : null;
  }
}
