import type { OnlinePrice } from '../../../../../contracts/reservations/rules/online-payment.js';
import { type PaymentTerms, termsOfDraft } from '../../../../../contracts/reservations/rules/payment-terms.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMarina } from '../../../lib/session/session.js';

/**
 * Returns where, how much and by when a typed price would be paid if it were agreed now, as the server will decide it.
 * Null without a price or an arrival.
 * @param held what the marina has already received, in minor units
 */
export function useDraftTerms(): (
  price: OnlinePrice | null,
  held: number,
  arrival: string | null,
  now: number,
) => PaymentTerms | null {
  const { dayOf } = useFormats();
  const { accepts_online_payments, reservations } = useMarina().marina_settings;
  return (price, held, arrival, now) => {
    if (price === null || arrival === null) return null;
    const due = now + reservations.answer_hours * 3_600_000;
    const pay_by = { at: new Date(due).toISOString(), day: dayOf(due) };
    return termsOfDraft(price, { accepts_online_payments, held, pay_by, arrival });
  };
}
