import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { RedeemNights, ReturnNights } from '../../../contracts/memberships/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { freshId } from '../../platform/event-sourcing/derived-id.js';
import { ReservationFacts, type StayParty } from './reservation-facts.js';

export interface TakenNights {
  undo(): Promise<void>;
}

const NOTHING_TAKEN: TakenNights = { undo: () => Promise.resolve() };

/** The membership card's half of an approval: the nights are taken before the reservation says they are. */
@Injectable()
export class RedeemedNights {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: ReservationFacts,
  ) {}

  async take(
    stay: { readonly reservation_id: string; readonly start_date: string; readonly end_date: string },
    nights: number,
    marina: Marina,
    party: StayParty,
    context: CommandContext,
  ): Promise<TakenNights | Refusal> {
    if (nights === 0) return NOTHING_TAKEN;
    const card = await this.facts.card(marina, party);
    if (card === null) return NOTHING_TAKEN; // the decider refuses nights without a membership
    const { reservation_id, start_date, end_date } = stay;
    const redeem = { card_id: card.card_id, reservation_id, nights, start_date, end_date };
    const answer: unknown = await this.commands.execute(new RedeemNights(redeem, step(context)));
    if (isRefusal(answer)) return answer;
    const back = { card_id: card.card_id, reservation_id };
    return {
      undo: async () => {
        await this.commands.execute(new ReturnNights(back, step(context)));
      },
    };
  }
}

/** Redeeming answers to the reservation, not to the command: a resend finds what is there. */
function step(context: CommandContext): CommandContext {
  const { expected_revision: _, ...rest } = context;
  return { ...rest, command_id: freshId(), causation_id: context.command_id };
}
