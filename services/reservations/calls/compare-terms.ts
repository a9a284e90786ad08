import { reservationPriceApi } from '../../../contracts/reservations/api.js';
import type { KeptTerms } from '../../../contracts/reservations/kept-terms.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { offeredTerms } from '../domain/agreed-terms.js';
import { decide } from '../domain/decide.js';
import { pricedOfferOf } from '../domain/offer-rules.js';
import { comparedTerms } from '../lookups/compared-terms.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { StayTerms } from '../lookups/stay-terms.js';

/** The terms that a stay keeps, and those that would hold if it were agreed today. */
@Handles(reservationPriceApi.terms)
export class CompareTerms {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly terms: StayTerms,
  ) {}

  async execute({
    input: { reservation_id },
    marina_id,
  }: ReceivedCall<typeof reservationPriceApi.terms>): Promise<KeptTerms | Refusal> {
    const found = await this.facts.find(reservation_id, { marina_id, actor: { kind: 'staff' } });
    if (isRefusal(found)) return found;
    const { state, context } = found;
    const offer = await this.terms.today(found);
    // As it would be offered: a stay in instalments has no deposit. Null as well where today's offer cannot be made.
    const today = offer === null ? null : pricedOfferOf(offer, state, context);
    const other = { price: isRefusal(today) ? null : today, terms: offeredTerms(state, context.marina) };
    const offering = decide({ type: 'OfferTerms', offer }, state, context);
    const { terms_offer: open } = state;
    return {
      ...comparedTerms(state, other, context),
      offer:
        open === undefined
          ? null
          : {
              offered_at: open.offered_at,
              answer_by: open.answer_by,
              total: toDecimal(open.price.breakdown.total),
            },
      offer_reason: isRefusal(offering) ? offering.code : null,
    };
  }
}
