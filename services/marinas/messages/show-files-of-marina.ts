import { ShowFilesOfMarina } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { filesOf } from '../lookups/stored-files.js';
import { MarinaFileView } from '../records/marina-file-view.js';

@QueryHandler(ShowFilesOfMarina)
export class ShowFilesOfMarinaHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly files: MarinaFileView,
  ) {}

  async execute({ marina_id, requested_type }: ShowFilesOfMarina): Promise<BusAnswer<ShowFilesOfMarina>> {
    const stored = await filesOf(this.streams, marina_id, requested_type);
    return Promise.all(stored.map((file) => this.files.show(file)));
  }
}
