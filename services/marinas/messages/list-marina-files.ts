import { ListMarinaFiles } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { filesOf } from '../lookups/stored-files.js';

@QueryHandler(ListMarinaFiles)
export class ListMarinaFilesHandler {
  constructor(private readonly streams: StreamRepository) {}

  execute({ input }: ListMarinaFiles): Promise<BusAnswer<ListMarinaFiles>> {
    return filesOf(this.streams, input.marina_id, input.requested_type, input.former);
  }
}
