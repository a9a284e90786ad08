import type { BerthSuggestion } from '../../../contracts/reservations/list.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { isOneOf, openStatuses } from '../domain/history.js';
import { type ReservationState, standingCode } from '../domain/reservation-state.js';
import { reservationList } from '../projections/reservation-list.js';
import { BerthSection } from './berth-section.js';

/** The best free berth for each of these reservations that still needs one. */
export class SuggestBerths extends Query<{ items: BerthSuggestion[]; total: number } | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly reservationIds: readonly string[],
  ) {
    super();
  }
}

@QueryHandler(SuggestBerths)
export class SuggestBerthsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthSection,
  ) {}

  async execute({
    marinaId,
    reservationIds,
  }: SuggestBerths): Promise<{ items: BerthSuggestion[]; total: number } | Refusal> {
    const marina = await this.facts.marina(marinaId);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const model = this.projections.model(reservationList);
    const items: BerthSuggestion[] = [];
    for (const reservation_id of new Set(reservationIds)) {
      const document = await model.get(reservation_id);
      if (document?.listed_for !== marinaId || !looksForBerth(document.state)) continue;
      items.push({ reservation_id, berth: await this.berths.firstFit(marina, document.state) });
    }
    return { items, total: items.length };
  }
}

function looksForBerth(state: ReservationState): boolean {
  const standing = standingCode(state);
  return state.berth === null && standing !== null && isOneOf(openStatuses, standing);
}
