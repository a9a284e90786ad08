import type { Marina } from '../../../contracts/marinas/marina.js';
import { matchingApi } from '../../../contracts/reservations/api.js';
import type { ListPlacing, PlacingPage, SupplyAlert } from '../../../contracts/reservations/matching.js';
import { type PlacingGroup, placingGroups } from '../../../contracts/reservations/vocabulary.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type PlacingDay, placingDay, placingFilter, placingSort } from '../lookups/placing-groups.js';
import { alertOf, type Placed, PlacingRows } from '../lookups/placing-rows.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationList } from '../projections/reservation-list.js';
import { supplyAlerts } from '../projections/supply-alerts.js';

/** Most alerts that the page shows at once; the total says how many there are. */
const MOST_ALERTS = 20;

interface Group {
  readonly found: readonly Placed[];
  readonly total: number;
}

/** The matching page: stays without a berth in groups, and open supply alerts. */
@Handles(matchingApi.list)
export class ListStaysToPlace {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly facts: ReservationFacts,
    private readonly clock: Clock,
    private readonly rows: PlacingRows,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof matchingApi.list>): Promise<PlacingPage | Refusal> {
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const day = placingDay(marina, this.clock);
    const [waiting, unplaced, lost, skipped] = await Promise.all(
      placingGroups.map((group) => this.group(group, input, day)),
    );
    const found = [waiting, unplaced, lost, skipped].map((group) => group ?? NOTHING);
    const rows = await this.rows.of(
      marina,
      found.flatMap((group) => group.found),
    );
    let taken = 0;
    const [w, u, l, s] = found.map((group) => {
      const items = rows.slice(taken, taken + group.found.length);
      taken += group.found.length;
      return { items, total: group.total };
    });
    const none = { items: [], total: 0 };
    return {
      groups: { waiting: w ?? none, unplaced: u ?? none, lost: l ?? none, skipped: s ?? none },
      alerts: await this.alerts(marina),
      offer_hours: marina.marina_settings.reservations.waiting_offer_hours,
    };
  }

  /** The requested page of the requested group, the first page of every group, or only the number of the others. */
  private async group(
    group: PlacingGroup,
    { group: only, order, page, page_size }: ListPlacing,
    day: PlacingDay,
  ): Promise<Group> {
    const model = this.projections.model(reservationList);
    const filter = placingFilter(group, day);
    const total = await model.count(filter);
    if (total === 0 || (only !== undefined && only !== group)) return { found: [], total };
    const skip = only === undefined ? 0 : (page - 1) * page_size;
    const found = await model.find({ filter, sort: placingSort(group, order), skip, limit: page_size });
    return { found, total };
  }

  private async alerts({ id: marina_id }: Marina): Promise<{ items: SupplyAlert[]; total: number }> {
    const model = this.projections.model(supplyAlerts);
    const filter = { marina_id };
    const open = await model.find({ filter, sort: [['at', -1]], limit: MOST_ALERTS });
    if (open.length === 0) return { items: [], total: 0 };
    const stays = await this.projections.model(reservationList).getMany(open.map(({ _id }) => _id));
    const byId = new Map(stays.map((stay) => [stay._id, stay]));
    const items = open.flatMap((alert) => {
      const stay = byId.get(alert._id);
      return stay?.marina_id === marina_id ? [alertOf(stay, alert)] : [];
    });
    return { items, total: await model.count(filter) };
  }
}

const NOTHING: Group = { found: [], total: 0 };
