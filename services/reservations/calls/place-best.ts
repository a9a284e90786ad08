import { matchingApi } from '../../../contracts/reservations/api.js';
import type { PlacedBest } from '../../../contracts/reservations/matching.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { standingCode } from '../domain/reservation-state.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { AssignBerth } from '../messages/assign-berth.js';
import { OfferBerth } from '../messages/offer-berth.js';

type Outcome = PlacedBest['outcomes'][number];

/**
 * Allocates the proposed berths one after the other, or offers them to stays on the waiting list, and returns what
 * became of each. A resent command repeats nothing: each step finds its own first answer.
 */
@Handles(matchingApi.placeBest)
export class PlaceBest {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: ReservationFacts,
  ) {}

  async execute({
    input,
    marinaContext: context,
  }: ReceivedCall<typeof matchingApi.placeBest>): Promise<PlacedBest | Refusal> {
    // A record of another marina is not told apart from one that does not exist: either refuses the whole call.
    for (const { reservation_id } of input.placements) {
      const found = await this.facts.find(reservation_id, context, 'left_out');
      if (isRefusal(found)) return found;
    }
    const outcomes: Outcome[] = [];
    let last: CommandReceipt = { id: context.marina_id, revision: 0, position: 0 };
    for (const { reservation_id, berth_id, confirm_min_length } of input.placements) {
      const found = await this.facts.find(reservation_id, context, 'left_out');
      if (isRefusal(found)) return found;
      const offers = standingCode(found.state) === 'WAITING_LIST';
      const part = partOf(context, `place ${reservation_id}`);
      const wish = { reservation_id, berth_id, confirm_min_length };
      const answer = await this.commands.execute(
        offers ? new OfferBerth(wish, part) : new AssignBerth({ ...wish, suggested: false }, part),
      );
      if (isRefusal(answer)) {
        outcomes.push({ reservation_id, berth_id, outcome: 'refused', error_type: answer.code });
      } else {
        last = answer;
        outcomes.push({ reservation_id, berth_id, outcome: offers ? 'offered' : 'allocated', error_type: null });
      }
    }
    return { ...last, outcomes };
  }
}
