import { FindConflicts } from '../../../contracts/conflicts/queries.js';
import { dashboardApi } from '../../../contracts/dashboard/api.js';
import type { TodaysArrival, Waiting } from '../../../contracts/dashboard/figures.js';
import { ARRIVALS_SHOWN, MOVES_SHOWN } from '../../../contracts/dashboard/vocabulary.js';
import { ShowOurMoves } from '../../../contracts/reservations/queries.js';
import { CountTraffic, ListTodaysArrivals } from '../../../contracts/traffic/queries.js';
import type { TrafficEventRow } from '../../../contracts/traffic/traffic.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

/** Conflicts that the dashboard names. */
const CONFLICTS_NAMED = 2;

type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** What waits for a marina's staff today. */
@Handles(dashboardApi.waiting)
export class ShowWaiting {
  constructor(private readonly queries: QueryBus) {}

  async execute({ marina_id }: ReceivedCall<typeof dashboardApi.waiting>): Promise<DeepReadonly<Waiting> | Refusal> {
    const [moves, traffic, named, conflicts] = await Promise.all([
      this.queries.execute(new ShowOurMoves(marina_id, MOVES_SHOWN)),
      this.queries.execute(new CountTraffic(marina_id)),
      this.queries.execute(new ListTodaysArrivals(marina_id, ARRIVALS_SHOWN)),
      this.queries.execute(new FindConflicts(marina_id)),
    ]);
    if (traffic === null) return refuse('not_found', 'NOT_FOUND');
    const { date, arrivals, departures } = traffic;
    return {
      date,
      moves,
      arrivals: { ...arrivals, items: named.map(arrivalOf) },
      departures,
      conflicts: { total: conflicts.length, items: conflicts.slice(0, CONFLICTS_NAMED) },
    };
  }
}

function arrivalOf(row: TrafficEventRow): TodaysArrival {
  const { traffic_event_id, confirmed_at, expected, reservation, absence_report, to_pay, berth_holder_type } = row;
  const { berth, boater, vessel } = row;
  return {
    traffic_event_id,
    confirmed_at,
    expected,
    reservation,
    absence_report,
    to_pay,
    berth_holder_type,
    berth,
    boater,
    vessel,
  };
}
