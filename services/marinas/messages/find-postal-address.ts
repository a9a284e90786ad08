import { FindPostalAddress } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { postalAddress } from '../mail/mail-foot.js';
import { marinaRecord } from '../records/marina-record.js';

@QueryHandler(FindPostalAddress)
export class FindPostalAddressHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ marina_id }: FindPostalAddress): Promise<BusAnswer<FindPostalAddress>> {
    const { state } = await this.streams.load(marinaRecord, marina_id);
    return state.exists ? postalAddress(state.profile) : [];
  }
}
