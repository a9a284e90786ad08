import { CountVisitsByMonth } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { bookedVisits } from '../lookups/booked-visits.js';
import { reservationList } from '../projections/reservation-list.js';

@QueryHandler(CountVisitsByMonth)
export class CountVisitsByMonthHandler {
  constructor(private readonly projections: ProjectionHost) {}

  /** Counts by the index of arrivals, month by month. */
  execute({ marina_id, year }: CountVisitsByMonth): Promise<BusAnswer<CountVisitsByMonth>> {
    const model = this.projections.model(reservationList);
    const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
    return Promise.all(
      months.map((month) =>
        model.count({ ...bookedVisits(marina_id), start_date: { $gte: `${month}-01`, $lte: `${month}-31` } }),
      ),
    );
  }
}
