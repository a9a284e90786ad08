import { Injectable } from '@nestjs/common';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import { offerByList, repricedOffer, withListedParts } from '../../../contracts/reservations/rules/repriced-offer.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { termsForStay } from '../../../contracts/reservations/rules/terms-for-stay.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import type { PartyForm } from '../../../contracts/vocabulary/party-schemas.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { sameDates } from '../domain/date-rules.js';
import type { StayVessel } from '../domain/events/event-shapes.js';
import { pricedParty } from '../domain/party.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { planOffer } from '../domain/plan-offer.js';
import type { ReservationCase } from './reservation-facts.js';
import { ReservationHistory } from './reservation-history.js';

/** What the price of a stay depends on. */
interface PricedStay extends DateRange {
  readonly vessel: StayVessel;
  readonly party: PartyForm | undefined;
}

/**
 * The terms of a stay that gets other nights, another boat or other persons. Every path that changes nights prices with them: the form,
 * the plan, suggestions and remedies.
 */
@Injectable()
export class StayTerms {
  constructor(
    private readonly queries: QueryBus,
    private readonly history: ReservationHistory,
  ) {}

  /** The agreed terms for the changed stay; undefined: there is no price, or nothing changes that it depends on. */
  async changed(found: ReservationCase, changes: Partial<PricedStay>): Promise<OfferTerms | undefined> {
    const { price } = found.state;
    const before = pricedStay(found.state);
    const after = { ...before, ...changes };
    if (price === null || isPricedAlike(before, after)) return undefined;
    const priced_at = pricedAt(found.state);
    const [was, is] = await this.prices(found, [before, after], priced_at);
    if (was === undefined || is === undefined) return undefined;
    const nights = nightsBetween(after.start_date, after.end_date);
    return { ...termsForStay(price.offer, was, is, nights), priced_at };
  }

  /**
   * The terms that staff send with other dates or another boat, if they name none: those agreed, or for a request without
   * a price those of the list. Undefined: nothing changes that the price depends on, or the list has no price.
   */
  async sent(found: ReservationCase, changes: Partial<PricedStay>): Promise<OfferTerms | undefined> {
    const { price, start_date, end_date } = found.state;
    if (price !== null) return this.changed(found, changes);
    return (await this.offered(found, { start_date, end_date, ...changes })) ?? undefined;
  }

  /**
   * An offer that staff send for the stay, with the parts of the list that it leaves out. Where the stay has the same price
   * already, the offer keeps what that has: prices of earlier versions stay what they were.
   */
  async completed(found: ReservationCase, offer: OfferTerms, changes: Partial<PricedStay>): Promise<OfferTerms> {
    if (offer.nights_total !== undefined) return offer;
    const before = pricedStay(found.state);
    const after = { ...before, ...changes };
    const agreed = found.state.price?.offer;
    if (agreed?.price_per_night === offer.price_per_night && isPricedAlike(before, after)) {
      return withListedParts(offer, agreed.nights_total, agreed.custom_surcharges);
    }
    const [price] = await this.prices(found, [after]);
    return price === undefined ? offer : offerByList(offer, price);
  }

  /** The terms that other dates are offered on: the agreed ones, or those of the price list. Null: it has no price. */
  async offered(found: ReservationCase, dates: DateRange): Promise<OfferTerms | null> {
    const { state, marina } = found;
    if (state.price !== null) return (await this.changed(found, dates)) ?? state.price.offer;
    const [price] = await this.prices(found, [{ ...pricedStay(state), ...dates }]);
    return price === undefined || price.count_descriptions !== null ? null : planOffer(price, marina.marina_settings);
  }

  /** The agreed offer with the prices of today's list; null: there is no price, or the list has none for the stay. */
  async today(found: ReservationCase): Promise<OfferTerms | null> {
    const { price } = found.state;
    if (price === null) return null;
    const [listed] = await this.prices(found, [pricedStay(found.state)]);
    return listed === undefined || listed.count_descriptions !== null ? null : repricedOffer(price.offer, listed);
  }

  private async prices({ id, state, marina }: ReservationCase, stays: readonly PricedStay[], published_by?: string) {
    const { opening } = await this.history.upTo(id);
    const { contract_id, instalments } = state;
    const use = { contract_id, isCommercial: opening.commercial, liveaboard: opening.live_aboard };
    const kind = { ...use, paid_at_once: instalments === undefined };
    return Promise.all(
      stays.map((stay) =>
        this.queries.execute(new CalculatePrice({ marina_id: marina.id, ...stay, ...kind }, published_by)),
      ),
    );
  }
}

const pricedStay = ({ start_date, end_date, vessel, party }: ReservationState): PricedStay => ({
  start_date,
  end_date,
  vessel,
  party: pricedParty(party),
});

function isPricedAlike(one: PricedStay, other: PricedStay): boolean {
  return (
    sameDates(one, other) && sameJson(sizesOf(one.vessel), sizesOf(other.vessel)) && sameJson(one.party, other.party)
  );
}

const sizesOf = ({ length, beam, hull_type }: StayVessel) => ({ length, beam, hull_type });

/** When the prices were set. Offers of older versions do not say; they were priced when they were sent. */
export function pricedAt({ price, statuses }: ReservationState): string | undefined {
  const sent = statuses.findLast(({ status_code: code }) => code === 'UPDATED' || code === 'INSTANT_BOOKING_INITIATED');
  return price?.offer.priced_at ?? (sent ?? statuses.at(0))?.created_at;
}
