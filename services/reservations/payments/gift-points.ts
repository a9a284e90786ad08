import { Injectable } from '@nestjs/common';
import { HoldPoints, type HoldPointsInput } from '../../../contracts/loyalty/commands.js';
import { LOYALTY_STREAM, type PointsReturned, type PointsSpent } from '../../../contracts/loyalty/events.js';
import { FindHoldingAccounts } from '../../../contracts/loyalty/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { type OfferTerms, pointsIn, priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import { isRefusal, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { ReservationFacts, type StayParty } from '../lookups/reservation-facts.js';
import type { Reduction, TakenByStay } from './reduction.js';

/** Gift points of the loyalty programme, in minor units. */
@Injectable()
export class GiftPoints implements Reduction {
  readonly crashPlace = 'reservation.after_points';
  readonly sourceStream = LOYALTY_STREAM;
  readonly sourceEvents: readonly (PointsSpent | PointsReturned)['type'][] = ['PointsSpent', 'PointsReturned'];

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
  ) {}

  held(price: ReservationState['price']): number {
    return price === null ? 0 : pointsIn(price.breakdown);
  }

  wanted(terms: OfferTerms, nights: number): number {
    return pointsIn(priceStay(terms, nights));
  }

  isSettled(held: number, wanted: number): boolean {
    return held === wanted;
  }

  async sourceOf(marina: Marina, party: StayParty): Promise<string | null> {
    return (await this.facts.points(marina, party))?.account_id ?? null;
  }

  sourcesTakenFrom(reservation_id: string, position: number) {
    return this.queries.execute(new FindHoldingAccounts({ reservation_id, position }));
  }

  take(account_id: string, { reservation_id, amount }: TakenByStay, context: MarinaContext) {
    return this.hold({ account_id, reservation_id, amount }, context);
  }

  give(account_id: string, reservation_id: string, context: MarinaContext) {
    return this.hold({ account_id, reservation_id, amount: 0 }, context);
  }

  private async hold(input: HoldPointsInput, context: MarinaContext) {
    const answer = await this.commands.execute(new HoldPoints(input, context));
    if (!isRefusal(answer)) return answer;
    return refuseFields({ path: 'payment.discount_by_points_total', code: 'reservation_pointsMoreThanAvailable' });
  }
}
