import { dashboardApi } from '../../../contracts/dashboard/api.js';
import type { Harbour } from '../../../contracts/dashboard/figures.js';
import { lengthClasses, NIGHTS_AHEAD } from '../../../contracts/dashboard/vocabulary.js';
import { FindStays } from '../../../contracts/traffic/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CountNights } from '../../../contracts/berths/figures-queries.js';

/** The harbour of a marina tonight and in the nights ahead. */
@Handles(dashboardApi.harbour)
export class ShowHarbour {
  constructor(private readonly queries: QueryBus) {}

  async execute({ marina_id }: ReceivedCall<typeof dashboardApi.harbour>): Promise<Harbour | Refusal> {
    const counted = await this.queries.execute(new CountNights(marina_id, NIGHTS_AHEAD));
    const [tonight] = counted?.nights ?? [];
    if (counted === null || tonight === undefined) return refuse('not_found', 'NOT_FOUND');
    const { nights, visits, free_lengths, out_of_service, holders_out_of_service } = counted;
    const expected = await this.berthsOfExpected(marina_id, visits, tonight.date);
    const free_by_length = lengthClasses.map(({ over, to }) => ({
      over,
      to,
      free: free_lengths.filter((length) => length > over && (to === null || length <= to)).length,
    }));
    const closed = { out_of_service, holders_out_of_service };
    return { tonight: { ...tonight, expected, ...closed, free_by_length }, nights: [...nights] };
  }

  /**
   * The berths of the visitors who come today and have not arrived. Whoever came on an earlier day is in, as on the map:
   * many marinas do not record arrivals.
   */
  private async berthsOfExpected(
    marina_id: string,
    visits: ReadonlyMap<string, number>,
    today: string,
  ): Promise<number> {
    const stays = await this.queries.execute(new FindStays({ marina_id, reservation_ids: [...visits.keys()] }));
    return stays
      .filter(({ arrived_at, start_date }) => arrived_at === null && start_date === today)
      .reduce((sum, { reservation_id }) => sum + (visits.get(reservation_id) ?? 0), 0);
  }
}
