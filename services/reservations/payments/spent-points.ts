import { Injectable } from '@nestjs/common';
import { HoldPoints } from '../../../contracts/loyalty/commands.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { isRefusal, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { freshPartOf, type MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { ReservationFacts, type StayParty } from '../lookups/reservation-facts.js';

interface TakenPoints {
  undo(): Promise<void>;
}

const NOTHING_TAKEN: TakenPoints = { undo: () => Promise.resolve() };

/** The loyalty programme's half of an approval: gift points are used before the reservation records them. */
@Injectable()
export class SpentPoints {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: ReservationFacts,
  ) {}

  /**
   * Amounts are in minor units.
   * @param held what the reservation uses so far; `undo` restores it
   */
  async take(
    reservation_id: string,
    wanted: number,
    held: number,
    marina: Marina,
    party: StayParty,
    context: MarinaContext,
  ): Promise<TakenPoints | Refusal> {
    if (wanted === held) return NOTHING_TAKEN;
    const account_id = (await this.facts.points(marina, party))?.account_id;
    if (account_id === undefined) return NOTHING_TAKEN; // the decider refuses points of somebody who is no member
    const use = (amount: number) =>
      this.commands.execute(new HoldPoints({ account_id, reservation_id, amount }, freshPartOf(context)));
    const answer = await use(wanted);
    if (isRefusal(answer)) {
      return refuseFields({
        path: 'payment.discount_by_points_total',
        code: 'reservation_pointsMoreThanAvailable',
      });
    }
    crashPoint('reservation.after_points');
    return {
      undo: async () => {
        await use(held);
      },
    };
  }
}
