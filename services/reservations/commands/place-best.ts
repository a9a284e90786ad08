import type { PlacedBest } from '../../../contracts/reservations/matching.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler } from '../../platform/buses/buses.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { standingCode } from '../domain/reservation-state.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { AssignBerth } from './assign-berth.js';
import { OfferBerth } from './offer-berth.js';

export interface PlaceBestInput {
  readonly placements: readonly {
    readonly reservation_id: string;
    readonly berth_id: string;
    /** Staff confirm that the boat is below the berth's minimum. */
    readonly confirm_min_length: boolean;
  }[];
}

/**
 * Allocates the proposed berths one after the other, or offers them to stays on the waiting list, and returns what
 * became of each. A resent command repeats nothing: each step finds its own first answer.
 */
export class PlaceBest extends Command<PlacedBest | Refusal> {
  constructor(
    readonly input: PlaceBestInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

type Outcome = PlacedBest['outcomes'][number];

@CommandHandler(PlaceBest)
export class PlaceBestHandler {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: ReservationFacts,
  ) {}

  async execute({ input, context }: PlaceBest): Promise<PlacedBest | Refusal> {
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
