import { FindStays, type StayRecord } from '../../../contracts/traffic/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { recordOf } from '../lookups/stay-records.js';
import { stayList } from '../projections/stay-list.js';

@QueryHandler(FindStays)
export class FindStaysHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, reservation_ids } }: FindStays): Promise<readonly StayRecord[]> {
    const found = await this.projections.model(stayList).getMany([...new Set(reservation_ids)]);
    return found.filter((stay) => stay.marina_id === marina_id).map(recordOf);
  }
}
