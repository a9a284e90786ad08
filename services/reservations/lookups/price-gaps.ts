import { Injectable } from '@nestjs/common';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import { offerByList } from '../../../contracts/reservations/rules/repriced-offer.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { pricedParty } from '../domain/party.js';
import type { ReservationState } from '../domain/reservation-state.js';

type Stay = Pick<ReservationState, 'vessel' | 'start_date' | 'end_date' | 'contract_id' | 'party'>;

/** How the stay is used, which some lists ask about. */
interface Use {
  readonly commercial: boolean;
  readonly live_aboard: boolean;
}

/**
 * What staff send is held against the price list. A program that sends the average price of the list's nights means the list's price, so
 * the offer gets the exact sum of the nights, and what the list says of each charge.
 *
 * A stay that the price list does not cover comes with the price 0 (spec 1 §5), which is no price: staff type one, or give a
 * discount of 100 % for a free stay. Where the list covers the stay, staff may type 0.
 */
@Injectable()
export class PriceGaps {
  constructor(private readonly queries: QueryBus) {}

  /** The offer of a new stay with the parts of the list that it leaves out. */
  async completed(marina_id: string, offer: OfferTerms, stay: Stay & Use): Promise<OfferTerms> {
    if (offer.nights_total !== undefined) return offer;
    const { vessel, start_date, end_date, contract_id, commercial: isCommercial, live_aboard: liveaboard } = stay;
    const party = pricedParty(stay.party);
    const asked = { marina_id, vessel, start_date, end_date, contract_id, isCommercial, liveaboard, party };
    return offerByList(offer, await this.queries.execute(new CalculatePrice(asked)));
  }

  /** Refuses an offer at the price 0 for a stay without a price in the price list. */
  async refusal(marina_id: string, offer: OfferTerms | undefined, stay: Stay): Promise<Refusal | null> {
    if (offer?.price_per_night !== 0) return null;
    const { vessel, start_date, end_date, contract_id } = stay;
    const price = await this.queries.execute(
      // Surcharges do not matter for whether there is a price.
      new CalculatePrice({
        marina_id,
        vessel,
        start_date,
        end_date,
        contract_id,
        isCommercial: false,
        liveaboard: false,
      }),
    );
    if (price.count_descriptions === null) return null;
    return refuseFields({ path: 'payment.price_per_night', code: 'reservation_priceRequired' });
  }
}
