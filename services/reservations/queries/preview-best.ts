import { FindMatchesOfMany } from '../../../contracts/berths/queries.js';
import { type BestPlacement, MOST_PLACED_AT_ONCE } from '../../../contracts/reservations/matching.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { turnOf } from '../domain/waiting-line.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { WaitingLine } from '../lookups/waiting-line.js';
import { reservationList } from '../projections/reservation-list.js';
import { BerthNames } from './berth-names.js';
import { namesOf } from './passed-over-names.js';
import { placingDay, placingFilter, placingSort } from './placing-groups.js';
import { labelOf, type Placed, wishWithoutSkipped } from './placing-rows.js';

/** The best berth of every stay without one, each berth at most once. Changes nothing. */
export class PreviewBestPlacements extends Query<{ items: BestPlacement[]; total: number } | Refusal> {
  constructor(readonly marinaId: string) {
    super();
  }
}

@QueryHandler(PreviewBestPlacements)
export class PreviewBestPlacementsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly clock: Clock,
    private readonly names: BerthNames,
    private readonly line: WaitingLine,
  ) {}

  async execute({ marinaId }: PreviewBestPlacements): Promise<{ items: BestPlacement[]; total: number } | Refusal> {
    const marina = await this.facts.marina(marinaId);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const day = placingDay(marina, this.clock);
    const model = this.projections.model(reservationList);
    const documents: Placed[] = [];
    // Those who were promised a berth come first, then bookings and requests, then the line in its order.
    for (const group of ['lost', 'unplaced', 'waiting'] as const) {
      const filter = placingFilter(group, day);
      const limit = MOST_PLACED_AT_ONCE - documents.length;
      if (limit > 0) documents.push(...(await model.find({ filter, sort: placingSort(group, 'start_date'), limit })));
    }
    const asking = documents.filter(({ state }) => state.berth === null && state.start_date >= day.today);
    const wishes = asking.map((document) => ({ ...wishWithoutSkipped(document), limit: 1 }));
    const [found, names] = await Promise.all([
      this.queries.execute(new FindMatchesOfMany(marinaId, { wishes, each_once: true })),
      this.names.of(marinaId),
    ]);
    const items = asking.flatMap((document, index): BestPlacement[] => {
      const best = found[index]?.items[0];
      if (best === undefined) return [];
      const { _id: reservation_id, start_date, end_date, placing } = document;
      const kind = placing === 'waiting' ? 'offer' : 'allocate';
      return [{ reservation_id, ...namesOf(document), start_date, end_date, berth: labelOf(best, names), kind }];
    });
    const inTurn = await this.inTurn(marinaId, items);
    return { items: inTurn, total: inTurn.length };
  }

  /** Leaves out offers that somebody earlier on the list would have to get first and does not get in this proposal. */
  private async inTurn(marinaId: string, items: readonly BestPlacement[]): Promise<BestPlacement[]> {
    const offers = items.filter(({ kind }) => kind === 'offer');
    if (offers.length === 0) return [...items];
    const line = await this.line.of(marinaId);
    const berths = offers.map(({ berth }) => berth.id);
    const inLine = await this.line.forBerths(marinaId, line, berths);
    const placed = new Set(offers.map(({ reservation_id }) => reservation_id));
    return items.filter(({ kind, reservation_id, berth }) => {
      if (kind === 'allocate') return true;
      const before = (inLine.get(berth.id) ?? []).filter(
        (one) => one.reservation_id === reservation_id || !placed.has(one.reservation_id),
      );
      return turnOf(before, reservation_id, berth.id)?.first === null;
    });
  }
}
