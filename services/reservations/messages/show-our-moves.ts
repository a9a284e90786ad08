import { FindMarina } from '../../../contracts/marinas/queries.js';
import { ShowOurMoves } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { OUR_MOVES } from '../lookups/list-filter.js';
import { reservationRowOf } from '../lookups/reservation-row.js';
import { RowFactsOfMarina } from '../lookups/row-facts.js';
import { reservationList } from '../projections/reservation-list.js';

/** The marina's time to answer ends with the day of arrival, so the earliest arrival runs out soonest. */
@QueryHandler(ShowOurMoves)
export class ShowOurMovesHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly facts: RowFactsOfMarina,
  ) {}

  async execute({ marina_id, limit }: ShowOurMoves): Promise<BusAnswer<ShowOurMoves>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return { total: 0, end_today: 0, items: [] };
    const model = this.projections.model(reservationList);
    const filter = { listed_for: marina_id, ...OUR_MOVES };
    const today = this.clock.today(marina.time_zone);
    const [found, total, end_today] = await Promise.all([
      model.find({ filter, sort: [['start_date', 1]], limit }),
      model.count(filter),
      model.count({ ...filter, start_date: { $lte: today } }),
    ]);
    const facts = await this.facts.gather(marina, found);
    return { total, end_today, items: found.flatMap((document) => reservationRowOf(document, facts) ?? []) };
  }
}
