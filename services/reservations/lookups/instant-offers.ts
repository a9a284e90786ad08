import { Injectable } from '@nestjs/common';
import { FindValidDocuments } from '../../../contracts/customers/queries.js';
import { mayBookInstantly } from '../../../contracts/marinas/rules/instant-booking.js';
import { FindBookedStays } from '../../../contracts/reservations/queries.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { startOfDate } from '../../platform/clock/clock.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { decide } from '../domain/decide.js';
import { conflict } from '../domain/refusals.js';
import type { Opening } from '../domain/reservation-command.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { pricedParty } from '../domain/party.js';
import { initial } from '../domain/reservation-state.js';
import { planOffer } from '../domain/plan-offer.js';
import { FindMatches } from '../../../contracts/berths/matching-queries.js';

/** Before the first stay on record. */
const LONG_AGO = '1900-01-01';
const NO_DEPOSIT = { type: 'NONE', amount: null } as const;
const PAPERS = ['VESSEL_INSURANCE', 'VESSEL_LICENSE'] as const;
const NOT_AVAILABLE = 'RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE';

/** Whether a stay can be booked instantly, and at which price. Called before anything is written. */
@Injectable()
export class InstantOffers {
  constructor(private readonly queries: QueryBus) {}

  /** The pricing plan's offer. Refused if the plan has no price for all nights or no suitable berth is free. */
  async offerFor(opening: Opening, marina: Marina, facts: ReservationContext): Promise<OfferTerms | Refusal> {
    const { vessel, start_date, end_date, contract_id, party } = opening;
    const stay = { start_date, end_date };
    const kind = { contract_id, isCommercial: opening.commercial, liveaboard: opening.live_aboard, paid_at_once: true };
    const asked = new CalculatePrice({ marina_id: marina.id, vessel, ...stay, ...kind, party: pricedParty(party) });
    const price = await this.queries.execute(asked);
    const planned = planOffer(price, marina.marina_settings);
    // Where the whole stay is paid at once, no deposit stands in for it.
    const offer = marina.marina_settings.instant_booking.full_payment ? { ...planned, deposit: NO_DEPOSIT } : planned;
    if (!(await this.isOpenTo(opening, offer, marina, facts))) return conflict(NOT_AVAILABLE);
    const judged = decide({ type: 'BookInstantly', opening, offer, berth: null }, initial(), facts);
    // Rehearse without a berth first: any refusal other than NOT_AVAILABLE is final.
    if (isRefusal(judged) && judged.code !== NOT_AVAILABLE) return judged;
    const matches = await this.queries.execute(
      new FindMatches(marina.id, { vessel, ...stay, instant_only: true, limit: 1 }),
    );
    // Nights outside the plan have no price, which does not make them free.
    return price.count_descriptions !== null || matches.total === 0 ? conflict(NOT_AVAILABLE) : offer;
  }

  /** Whether the marina's conditions of instant booking are met. Looks up only what a condition asks for. */
  private async isOpenTo(
    { boater_id, reservation_id, vessel, start_date, end_date }: Opening,
    offer: OfferTerms,
    { id: marina_id, time_zone, marina_settings }: Marina,
    { now, today, membership }: ReservationContext,
  ): Promise<boolean> {
    const rules = marina_settings.instant_booking;
    // A boater who is not registered yet has neither documents nor earlier stays.
    const known = boater_id !== reservation_id;
    const documents =
      known && rules.valid_documents
        ? await this.queries.execute(new FindValidDocuments({ marina_id, boater_id, on: end_date }))
        : [];
    const earlier =
      known && rules.stayed_before
        ? await this.queries.execute(
            new FindBookedStays({ marina_id, boater_ids: [boater_id], from: LONG_AGO, to: today }),
          )
        : [];
    return mayBookInstantly(rules, {
      nights: nightsBetween(start_date, end_date),
      now: Date.parse(now),
      arrival: Date.parse(startOfDate(start_date, time_zone)),
      vessel,
      pays_online: offer.method === 'ONLINE',
      stayed_before: earlier.some((stay) => stay.end_date <= today),
      member: membership?.active === true,
      valid_documents: PAPERS.every((type) => documents.includes(type)),
    });
  }
}
