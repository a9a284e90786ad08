import { groupApi } from '../../../contracts/reservations/api.js';
import type { PricedGroup } from '../../../contracts/reservations/group.js';
import { paymentForm } from '../../../contracts/reservations/payment-form.js';
import { offerTerms, type PriceBreakdown, priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { GroupForms, stayOf } from '../lookups/group-forms.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';

/** What the offers to a group would come to, by the forms that its offers are made of. */
@Handles(groupApi.price)
export class PriceGroupOffers {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly forms: GroupForms,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof groupApi.price>): Promise<PricedGroup | Refusal> {
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const { currency } = marina.marina_settings;
    const prices: (PriceBreakdown | null)[] = [];
    for (const boat of input.boats) {
      const payment = await this.forms.payment(boat, input, marina);
      const { start_date, end_date } = stayOf(boat, input);
      const nights = nightsBetween(start_date, end_date);
      prices.push(payment === null ? null : priceStay(offerTerms(paymentForm.parse(payment), currency), nights));
    }
    const sum = (of: (price: PriceBreakdown) => number) =>
      prices.reduce((all, price) => all + (price === null ? 0 : of(price)), 0);
    return {
      currency,
      nights: sum(({ nights }) => nights),
      total: toDecimal(sum(({ total }) => total)),
      deposit: toDecimal(sum(({ deposit }) => deposit)),
      boats: prices.map((price) =>
        price === null
          ? null
          : { nights: price.nights, total: toDecimal(price.total), deposit: toDecimal(price.deposit) },
      ),
    };
  }
}
