import { matchingApi } from '../../../contracts/reservations/api.js';
import { type BestPlacement, MOST_PLACED_AT_ONCE } from '../../../contracts/reservations/matching.js';
import { placementOrder } from '../../../contracts/reservations/vocabulary.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { turnOf } from '../domain/waiting-line.js';
import { BerthNames, minimumsIn } from '../lookups/berth-names.js';
import { namesOf, shownPassedOver, StaysByName } from '../lookups/passed-over-names.js';
import { placingDay, placingFilter, placingSort } from '../lookups/placing-groups.js';
import { labelOf, type Placed, wishWithoutSkipped } from '../lookups/placing-rows.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { WaitingLine } from '../lookups/waiting-line.js';
import { reservationList } from '../projections/reservation-list.js';
import { FindMatchesOfMany } from '../../../contracts/berths/matching-queries.js';

/**
 * The best berth of every stay without one, each berth at most once. A stay whose boat is below
 * the minimum of every berth that would fit is listed for a confirmation. Changes nothing.
 */
@Handles(matchingApi.previewBest)
export class PreviewBestPlacements {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly clock: Clock,
    private readonly names: BerthNames,
    private readonly line: WaitingLine,
    private readonly stays: StaysByName,
  ) {}

  async execute({
    marina_id,
  }: ReceivedCall<typeof matchingApi.previewBest>): Promise<{ items: BestPlacement[]; total: number } | Refusal> {
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const day = placingDay(marina, this.clock);
    const model = this.projections.model(reservationList);
    const documents: Placed[] = [];
    for (const group of placementOrder) {
      const filter = placingFilter(group, day);
      const limit = MOST_PLACED_AT_ONCE - documents.length;
      if (limit > 0) documents.push(...(await model.find({ filter, sort: placingSort(group, 'start_date'), limit })));
    }
    const asking = documents.filter(({ state }) => state.berth === null && state.start_date >= day.today);
    const wishes = asking.map((document) => ({ ...wishWithoutSkipped(document), limit: 1 }));
    const [found, names] = await Promise.all([
      this.queries.execute(new FindMatchesOfMany(marina_id, { wishes, each_once: true, else_below_min: true })),
      this.names.of(marina_id),
    ]);
    const items = asking.flatMap((document, index): BestPlacement[] => {
      const { items: [best] = [], needs_confirmation = false } = found[index] ?? {};
      if (best === undefined) return [];
      const { _id: reservation_id, start_date, end_date, placing, state } = document;
      const { length, beam, draft } = state.vessel;
      return [
        {
          reservation_id,
          ...namesOf(document),
          vessel: { length, beam, draft },
          start_date,
          end_date,
          berth: labelOf(best, names),
          ...minimumsIn(names, best.berth_id),
          needs_confirmation,
          group: placing ?? 'unplaced',
          line: null,
        },
      ];
    });
    const inTurn = await this.inTurn(marina_id, items);
    return { items: inTurn, total: inTurn.length };
  }

  /**
   * Adds to each offer its place in the line and who is passed over for it. Leaves out offers that somebody earlier on
   * the list would have to get first and does not get in this proposal.
   */
  private async inTurn(marina_id: string, items: readonly BestPlacement[]): Promise<BestPlacement[]> {
    const berths = items.flatMap(({ group, berth }) => (group === 'waiting' ? berth.id : []));
    if (berths.length === 0) return [...items];
    const line = await this.line.of(marina_id);
    const [inLine, names] = await Promise.all([
      this.line.forBerths(marina_id, line, berths),
      this.stays.of(
        marina_id,
        line.map(({ _id }) => _id),
      ),
    ]);
    const offered = new Set<string>();
    return items.flatMap((item): BestPlacement[] => {
      const { group, reservation_id: own, berth } = item;
      if (group !== 'waiting') return [item];
      const waiting = (inLine.get(berth.id) ?? []).map((one) => ({
        ...one,
        offered_another: offered.has(one.reservation_id),
      }));
      const turn = turnOf(waiting, own, berth.id);
      if (turn === null || turn.first !== null) return [];
      // Staff may leave out an offer that they have to confirm.
      if (!item.needs_confirmation) offered.add(own);
      const passed_over = shownPassedOver(turn.passed_over, names);
      return [{ ...item, line: { place: turn.place, passed_over } }];
    });
  }
}
