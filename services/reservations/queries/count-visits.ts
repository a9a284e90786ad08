import { CountStaysFrom, CountVisitsByMonth, FindFirstYear } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { reservationList } from '../projections/reservation-list.js';

/** Stays as the list shows them under Approved and Finished. */
const booked = (marina_id: string): Filter => ({
  listed_for: marina_id,
  customer_type: 'VISITOR',
  reservation_status: { $in: ['approved', 'finished'] },
});

@QueryHandler(CountVisitsByMonth)
export class CountVisitsByMonthHandler {
  constructor(private readonly projections: ProjectionHost) {}

  /** Counts by the index of arrivals, month by month. */
  execute({ marina_id, year }: CountVisitsByMonth): Promise<BusAnswer<CountVisitsByMonth>> {
    const model = this.projections.model(reservationList);
    const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
    return Promise.all(
      months.map((month) =>
        model.count({ ...booked(marina_id), start_date: { $gte: `${month}-01`, $lte: `${month}-31` } }),
      ),
    );
  }
}

@QueryHandler(FindFirstYear)
export class FindFirstYearHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id }: FindFirstYear): Promise<BusAnswer<FindFirstYear>> {
    const model = this.projections.model(reservationList);
    const [first] = await model.find({ filter: booked(marina_id), sort: [['start_date', 1]], limit: 1 });
    return first === undefined ? null : Number(first.start_date.slice(0, 4));
  }
}

@QueryHandler(CountStaysFrom)
export class CountStaysFromHandler {
  constructor(private readonly projections: ProjectionHost) {}

  execute({ input: { marina_id, from, to, visits } }: CountStaysFrom): Promise<number> {
    const listed: Filter = visits ? booked(marina_id) : { listed_for: marina_id };
    return this.projections.model(reservationList).count({ ...listed, start_date: { $gte: from, $lte: to } });
  }
}
