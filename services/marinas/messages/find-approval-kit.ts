import { FindApprovalKit } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { marinaRecord } from '../records/marina-record.js';

@QueryHandler(FindApprovalKit)
export class FindApprovalKitHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ marina_id }: FindApprovalKit): Promise<BusAnswer<FindApprovalKit>> {
    const { state } = await this.streams.load(marinaRecord, marina_id);
    if (!state.exists) return null;
    const files = state.files.filter(({ requested_type }) => requested_type === 'APPROVAL_KIT');
    return { ...state.approval_kit, profile: state.profile, files };
  }
}
