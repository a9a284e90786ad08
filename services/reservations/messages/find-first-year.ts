import { FindFirstYear } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { bookedVisits } from '../lookups/booked-visits.js';
import { reservationList } from '../projections/reservation-list.js';

@QueryHandler(FindFirstYear)
export class FindFirstYearHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id }: FindFirstYear): Promise<BusAnswer<FindFirstYear>> {
    const model = this.projections.model(reservationList);
    const [first] = await model.find({ filter: bookedVisits(marina_id), sort: [['start_date', 1]], limit: 1 });
    return first === undefined ? null : Number(first.start_date.slice(0, 4));
  }
}
