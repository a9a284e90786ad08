import { FindUserAddress } from '../../../contracts/identity/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { userRecord } from '../records/user-record.js';

@QueryHandler(FindUserAddress)
export class FindUserAddressHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ user_id }: FindUserAddress): Promise<string | null> {
    const { state: user } = await this.streams.load(userRecord, user_id);
    return user.exists ? user.email : null;
  }
}
