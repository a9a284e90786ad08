import { ListStaysOf, type StayOnRecord } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { reservationList } from '../projections/reservation-list.js';

@QueryHandler(ListStaysOf)
export class ListStaysOfHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, boater_ids } }: ListStaysOf): Promise<BusAnswer<ListStaysOf>> {
    const all: StayOnRecord[] = [];
    const found = this.projections.model(reservationList).each({ filter: { boater_id: { $in: [...boater_ids] } } });
    for await (const { _id, view_id, start_date, end_date, status_code, state } of found) {
      if (state.marina_id !== marina_id) continue;
      const { vessel_name } = state;
      all.push({ id: _id, view_id, start_date, end_date, status_code, vessel_name });
    }
    return all;
  }
}
