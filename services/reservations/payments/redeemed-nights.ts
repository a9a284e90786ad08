import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { RedeemNights } from '../../../contracts/memberships/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { type MarinaContext, freshPartOf } from '../../platform/event-sourcing/command-context.js';
import { ReservationFacts, type StayParty } from '../lookups/reservation-facts.js';
import { crashPoint } from '../../platform/process/crash-points.js';

export interface TakenNights {
  undo(): Promise<void>;
}

/** How many of a stay's nights are redeemed. */
export interface StayNights {
  readonly nights: number;
  readonly start_date: string;
  readonly end_date: string;
}

const NOTHING_TAKEN: TakenNights = { undo: () => Promise.resolve() };

/** The membership card's half of an approval: nights are redeemed before the reservation records them. */
@Injectable()
export class RedeemedNights {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: ReservationFacts,
  ) {}

  /** @param held what the reservation holds so far; `undo` restores it */
  async take(
    reservation_id: string,
    wanted: StayNights,
    held: StayNights,
    marina: Marina,
    party: StayParty,
    context: MarinaContext,
  ): Promise<TakenNights | Refusal> {
    if (wanted.nights === 0 && held.nights === 0) return NOTHING_TAKEN;
    const card = await this.facts.card(marina, party);
    if (card === null) return NOTHING_TAKEN; // the decider refuses nights without a membership
    const redeem = (nights: StayNights): Promise<unknown> =>
      this.commands.execute(
        new RedeemNights({ card_id: card.card_id, reservation_id, ...nights }, freshPartOf(context)),
      );
    const answer = await redeem(wanted);
    if (isRefusal(answer)) return answer;
    crashPoint('reservation.after_nights');
    return {
      undo: async () => {
        await redeem(held);
      },
    };
  }
}
