import { reservationPriceApi } from '../../../contracts/reservations/api.js';
import type { PricedDates } from '../../../contracts/reservations/priced-dates.js';
import { priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { StayTerms } from '../lookups/stay-terms.js';

/** What a stay would cost on other dates, as a suggestion would offer it. */
@Handles(reservationPriceApi.priceDates)
export class PriceDates {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly terms: StayTerms,
  ) {}

  async execute({
    input: { reservation_id, start_date, end_date },
    marina_id,
  }: ReceivedCall<typeof reservationPriceApi.priceDates>): Promise<PricedDates | Refusal> {
    const found = await this.facts.find(reservation_id, { marina_id, actor: { kind: 'staff' } }, 'left_out');
    if (isRefusal(found)) return found;
    const terms = await this.terms.offered(found, { start_date, end_date });
    const { currency } = found.marina.marina_settings;
    if (terms === null) return { start_date, end_date, currency, total: null, difference: null };
    const { total } = priceStay(terms, nightsBetween(start_date, end_date));
    const before = found.state.price?.breakdown.total;
    const difference = before === undefined ? null : toDecimal(total - before);
    return { start_date, end_date, currency, total: toDecimal(total), difference };
  }
}
