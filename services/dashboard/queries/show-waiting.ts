import { FindConflicts } from '../../../contracts/conflicts/queries.js';
import type { Waiting } from '../../../contracts/dashboard/figures.js';
import { MOVES_SHOWN } from '../../../contracts/dashboard/vocabulary.js';
import { ShowOurMoves } from '../../../contracts/reservations/queries.js';
import { CountTraffic } from '../../../contracts/traffic/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';

/** Conflicts that the dashboard names. */
const CONFLICTS_NAMED = 2;

/** What waits for a marina's staff today. */
export class ShowWaiting extends Query<DeepReadonly<Waiting> | Refusal> {
  constructor(readonly marina_id: string) {
    super();
  }
}

type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> };

@QueryHandler(ShowWaiting)
export class ShowWaitingHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ marina_id }: ShowWaiting): Promise<DeepReadonly<Waiting> | Refusal> {
    const [moves, traffic, conflicts] = await Promise.all([
      this.queries.execute(new ShowOurMoves(marina_id, MOVES_SHOWN)),
      this.queries.execute(new CountTraffic(marina_id)),
      this.queries.execute(new FindConflicts(marina_id)),
    ]);
    if (traffic === null) return refuse('not_found', 'NOT_FOUND');
    const { date, arrivals, departures } = traffic;
    const named = { total: conflicts.length, items: conflicts.slice(0, CONFLICTS_NAMED) };
    return { date, moves, arrivals, departures, conflicts: named };
  }
}
