import { reservationApi } from '../../../contracts/reservations/api.js';
import type { BerthSuggestion } from '../../../contracts/reservations/list.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { isOneOf, openStatuses } from '../domain/history.js';
import { type ReservationState, standingCode } from '../domain/reservation-state.js';
import { BerthSection } from '../lookups/berth-section.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationList } from '../projections/reservation-list.js';

/** The best free berth for each of these reservations that still needs one. */
@Handles(reservationApi.suggestBerths)
export class SuggestBerths {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthSection,
  ) {}

  async execute({
    input: { reservation_ids },
    marina_id,
  }: ReceivedCall<typeof reservationApi.suggestBerths>): Promise<
    { items: BerthSuggestion[]; total: number } | Refusal
  > {
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const model = this.projections.model(reservationList);
    const items: BerthSuggestion[] = [];
    for (const reservation_id of new Set(reservation_ids)) {
      const document = await model.get(reservation_id);
      if (document?.listed_for !== marina_id || !looksForBerth(document.state)) continue;
      items.push({ reservation_id, berth: await this.berths.firstFit(marina, document.state) });
    }
    return { items, total: items.length };
  }
}

function looksForBerth(state: ReservationState): boolean {
  const standing = standingCode(state);
  return state.berth === null && standing !== null && isOneOf(openStatuses, standing);
}
