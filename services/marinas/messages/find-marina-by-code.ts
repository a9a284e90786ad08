import { FindMarina, FindMarinaByCode } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { foundMarina } from '../domain/marina.js';
import { MarinaCodes } from '../records/marina-codes.js';
import { marinaRecord } from '../records/marina-record.js';

@QueryHandler(FindMarinaByCode)
export class FindMarinaByCodeHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly codes: MarinaCodes,
  ) {}

  async execute({ code }: FindMarinaByCode): Promise<BusAnswer<FindMarina>> {
    const id = await this.codes.marinaOf(code);
    if (id === null) return null;
    const { state } = await this.streams.load(marinaRecord, id);
    return foundMarina(id, state);
  }
}
