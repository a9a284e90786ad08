import { FindMailFoot } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { marinaView } from '../domain/marina.js';
import { mailFoot } from '../mail/mail-foot.js';
import { marinaRecord } from '../records/marina-record.js';

@QueryHandler(FindMailFoot)
export class FindMailFootHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ input }: FindMailFoot): Promise<BusAnswer<FindMailFoot>> {
    const { state } = await this.streams.load(marinaRecord, input.marina_id);
    const marina = marinaView(input.marina_id, state);
    if (!state.exists || marina === null) return [];
    return mailFoot(state.profile, marina.office_email, input.language);
  }
}
