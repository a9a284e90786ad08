import { Injectable } from '@nestjs/common';
import { FindMatches } from '../../../contracts/berths/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { decide } from '../domain/decide.js';
import { conflict } from '../domain/refusals.js';
import type { Opening } from '../domain/reservation-command.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { initial } from '../domain/reservation-state.js';
import { planOffer } from '../domain/plan-offer.js';

const NOT_AVAILABLE = 'RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE';

/** Whether a stay can be booked instantly, and at which price. Called before anything is written. */
@Injectable()
export class InstantOffers {
  constructor(private readonly queries: QueryBus) {}

  /** The pricing plan's offer. Refused if the plan has no price for all nights or no suitable berth is free. */
  async offerFor(opening: Opening, marina: Marina, facts: ReservationContext): Promise<OfferTerms | Refusal> {
    const { vessel, start_date, end_date, contract_id } = opening;
    const stay = { start_date, end_date };
    const kind = { contract_id, isCommercial: opening.commercial, liveaboard: opening.live_aboard };
    const asked = new CalculatePrice({ marina_id: marina.id, vessel, ...stay, ...kind });
    const price = await this.queries.execute(asked);
    const offer = planOffer(price, marina.marina_settings);
    const judged = decide({ type: 'BookInstantly', opening, offer, berth: null }, initial(), facts);
    // Rehearse without a berth first: any refusal other than NOT_AVAILABLE is final.
    if (isRefusal(judged) && judged.code !== NOT_AVAILABLE) return judged;
    const matches = await this.queries.execute(
      new FindMatches(marina.id, { vessel, ...stay, instant_only: true, limit: 1 }),
    );
    // Nights outside the plan have no price, which does not make them free.
    return price.count_descriptions !== null || matches.total === 0 ? conflict(NOT_AVAILABLE) : offer;
  }
}
