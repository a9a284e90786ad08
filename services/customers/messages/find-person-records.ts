import { FindPersonRecords } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BoaterRegister } from '../records/boater-register.js';

@QueryHandler(FindPersonRecords)
export class FindPersonRecordsHandler {
  constructor(private readonly boaters: BoaterRegister) {}

  async execute({ input: { marina_id, boater_ids } }: FindPersonRecords): Promise<BusAnswer<FindPersonRecords>> {
    const records = await Promise.all(
      [...new Set(boater_ids)].map(async (id) => [id, await this.boaters.idsOf(marina_id, id)] as const),
    );
    return new Map(records.filter(([, ids]) => ids.length > 0));
  }
}
