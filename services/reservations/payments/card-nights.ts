import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { RedeemNights, ReturnNights } from '../../../contracts/memberships/commands.js';
import { CARD_STREAM, type NightsRedeemed, type NightsReturned } from '../../../contracts/memberships/events.js';
import { FindRedeemingCards } from '../../../contracts/memberships/queries.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { ReservationFacts, type StayParty } from '../lookups/reservation-facts.js';
import type { Reduction, TakenByStay } from './reduction.js';

/** Nights of the boater's membership card, which cost half. */
@Injectable()
export class CardNights implements Reduction {
  readonly crashPlace = 'reservation.after_nights';
  readonly sourceStream = CARD_STREAM;
  readonly sourceEvents: readonly (NightsRedeemed | NightsReturned)['type'][] = ['NightsRedeemed', 'NightsReturned'];

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
  ) {}

  held(price: ReservationState['price']): number {
    return price?.offer.nights_to_redeem ?? 0;
  }

  wanted({ nights_to_redeem }: OfferTerms): number {
    return nights_to_redeem;
  }

  /** The same number on other dates takes other nights of the card. */
  isSettled(held: number, wanted: number): boolean {
    return held === 0 && wanted === 0;
  }

  async sourceOf(marina: Marina, party: StayParty): Promise<string | null> {
    return (await this.facts.card(marina, party))?.card_id ?? null;
  }

  sourcesTakenFrom(reservation_id: string, position: number) {
    return this.queries.execute(new FindRedeemingCards({ reservation_id, position }));
  }

  take(card_id: string, { amount: nights, ...stay }: TakenByStay, context: MarinaContext) {
    return this.commands.execute(new RedeemNights({ card_id, nights, ...stay }, context));
  }

  give(card_id: string, reservation_id: string, context: MarinaContext) {
    return this.commands.execute(new ReturnNights({ card_id, reservation_id }, context));
  }
}
