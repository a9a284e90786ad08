import { FindBookedStays } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { bookedStatuses } from '../domain/history.js';
import { reservationList } from '../projections/reservation-list.js';

/** More stays than one boater has in a year. */
const MOST = 200;

@QueryHandler(FindBookedStays)
export class FindBookedStaysHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: FindBookedStays): Promise<BusAnswer<FindBookedStays>> {
    if (input.boater_ids.length === 0) return [];
    const found = await this.projections.model(reservationList).find({
      filter: {
        boater_id: { $in: [...input.boater_ids] },
        listed_for: input.marina_id,
        status_code: { $in: [...bookedStatuses, 'FINISHED'] },
        end_date: { $gte: input.from },
        start_date: { $lt: input.to },
      },
      sort: [['start_date', 1]],
      limit: MOST,
    });
    return found.map(({ start_date, end_date }) => ({ start_date, end_date }));
  }
}
