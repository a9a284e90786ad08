import { CountStaysFrom } from '../../../contracts/reservations/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { bookedVisits } from '../lookups/booked-visits.js';
import { reservationList } from '../projections/reservation-list.js';

@QueryHandler(CountStaysFrom)
export class CountStaysFromHandler {
  constructor(private readonly projections: ProjectionHost) {}

  execute({ input: { marina_id, from, to, visits } }: CountStaysFrom): Promise<number> {
    const listed: Filter = visits ? bookedVisits(marina_id) : { listed_for: marina_id };
    return this.projections.model(reservationList).count({ ...listed, start_date: { $gte: from, $lte: to } });
  }
}
