import { CountOurMoves } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { OUR_MOVES } from '../lookups/list-filter.js';
import { reservationList } from '../projections/reservation-list.js';

@QueryHandler(CountOurMoves)
export class CountOurMovesHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_ids }: CountOurMoves): Promise<BusAnswer<CountOurMoves>> {
    const moves = new Map(marina_ids.map((id) => [id, { total: 0, oldest_at: null as string | null }]));
    const filter = { listed_for: { $in: [...moves.keys()] }, ...OUR_MOVES };
    const by = ['listed_for', 'updated_at'];
    for (const { key, count } of await this.projections.model(reservationList).group({ by }, filter)) {
      const [marina_id, updated_at = null] = key;
      const known = moves.get(marina_id ?? '');
      if (known === undefined || updated_at === null) continue;
      known.total += count;
      if (known.oldest_at === null || updated_at < known.oldest_at) known.oldest_at = updated_at;
    }
    return moves;
  }
}
