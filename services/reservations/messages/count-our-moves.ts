import { CountOurMoves } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { OUR_MOVES } from '../lookups/list-filter.js';
import { reservationList } from '../projections/reservation-list.js';

@QueryHandler(CountOurMoves)
export class CountOurMovesHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id }: CountOurMoves): Promise<BusAnswer<CountOurMoves>> {
    const model = this.projections.model(reservationList);
    const filter = { listed_for: marina_id, ...OUR_MOVES };
    const [total, [oldest]] = await Promise.all([
      model.count(filter),
      model.find({ filter, sort: [['updated_at', 1]], limit: 1 }),
    ]);
    return { total, oldest_at: oldest?.updated_at ?? null };
  }
}
