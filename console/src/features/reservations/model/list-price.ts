import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { CalculatedPrice } from '../../../../../contracts/reservations/quote.js';
import type { PaymentValues } from './form-values.js';

type PricedRequest = Pick<ReservationDetail, 'contract_id'> & {
  readonly payment: Pick<ReservationDetail['payment'], 'price_per_night' | 'pricing_plan'>;
};

type ListPrice = Pick<CalculatedPrice, 'price_per_night' | 'discount_percent' | 'count_descriptions'>;

interface Draft {
  readonly payment: Pick<PaymentValues, 'price_per_night' | 'marina_discount_percent'>;
  /** Staff have typed something into the offer. */
  readonly changed: boolean;
}

/**
 * True while the offer of a short stay is what the price list says, with nothing typed or saved: it can be sent as it is.
 *
 * @param listed the list's answer for the stay in the form; null: it is being asked
 */
export function offersListPrice(
  { contract_id, payment: saved }: PricedRequest,
  draft: Draft,
  listed: ListPrice | null,
) {
  if (saved.price_per_night !== null || saved.pricing_plan === null || contract_id !== null || draft.changed)
    return false;
  if (listed === null) return true;
  const { price_per_night, marina_discount_percent } = draft.payment;
  return (
    listed.count_descriptions === null &&
    listed.price_per_night === price_per_night &&
    listed.discount_percent === (marina_discount_percent ?? 0)
  );
}
