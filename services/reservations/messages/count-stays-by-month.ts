import { CountStaysByMonth } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { BOOKED_VISITS } from '../lookups/booked-visits.js';
import { reservationList } from '../projections/reservation-list.js';

@QueryHandler(CountStaysByMonth)
export class CountStaysByMonthHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: CountStaysByMonth): Promise<BusAnswer<CountStaysByMonth>> {
    const { marina_ids, from = '', to, visits } = input;
    const counts = new Map(marina_ids.map((id) => [id, new Map<string, number>()]));
    const filter = {
      listed_for: { $in: [...counts.keys()] },
      ...(visits ? BOOKED_VISITS : {}),
      start_date: { $gte: from, $lte: `${to}-31` },
    };
    const by = ['listed_for', { path: 'start_date', first: 'YYYY-MM'.length }];
    for (const { key, count } of await this.projections.model(reservationList).group({ by }, filter)) {
      const [marina_id, month] = key;
      counts.get(marina_id ?? '')?.set(month ?? '', count);
    }
    return counts;
  }
}
