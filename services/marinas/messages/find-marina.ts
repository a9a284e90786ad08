import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { foundMarina } from '../domain/marina.js';
import { marinaRecord } from '../records/marina-record.js';

/** Reads the stream, because rules need the current settings, not a projection's. */
@QueryHandler(FindMarina)
export class FindMarinaHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ marina_id }: FindMarina): Promise<BusAnswer<FindMarina>> {
    const { state } = await this.streams.load(marinaRecord, marina_id);
    return foundMarina(marina_id, state);
  }
}
