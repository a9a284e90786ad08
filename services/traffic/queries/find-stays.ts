import { FindStays, type StayRecord } from '../../../contracts/traffic/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { stayList } from '../projections/stay-list.js';
import type { Stay } from './traffic-row.js';

@QueryHandler(FindStays)
export class FindStaysHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, reservation_ids } }: FindStays): Promise<readonly StayRecord[]> {
    const found = await this.projections.model(stayList).getMany([...new Set(reservation_ids)]);
    return found.filter((stay) => stay.marina_id === marina_id).map(recordOf);
  }
}

function recordOf(stay: Stay): StayRecord {
  const { _id: reservation_id, view_id, boater_id, start_date, end_date, arrived_at, departed_at } = stay;
  const name = stay.vessel_name === '' ? null : stay.vessel_name;
  const vessel = { id: stay.vessel_id, name, length: stay.vessel_length };
  return { reservation_id, view_id, boater_id, vessel, start_date, end_date, arrived_at, departed_at };
}
