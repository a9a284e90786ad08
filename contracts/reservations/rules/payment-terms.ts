import { type OnlinePrice, outstandingOnline } from './online-payment.js';
import type { PaymentPlace } from '../vocabulary.js';

/** Where, how much and by when a stay is paid. Amounts in minor units. */
export interface PaymentTerms {
  readonly place: PaymentPlace;
  /** The amount that is asked online first. */
  readonly online: number;
  /** What is then left: for the office, or for later instalments. */
  readonly rest: number;
  /** The instant until which the amount online is paid; null: nothing is asked online, or it has no deadline. */
  readonly pay_by: string | null;
  /** The deadline is on a later day than the arrival, which every text about it says. */
  readonly after_arrival: boolean;
}

/** What decides where, how much and by when a stay is paid. Amounts in minor units. */
export interface PaymentFacts {
  readonly total: number;
  /** What the marina holds of it. */
  readonly held: number;
  /** What the boater is asked to pay online: `outstandingOnline`, or what is outstanding of a booking. */
  readonly online: number;
  /** The agreed method of a price in instalments; null: the price is paid at once. */
  readonly instalments: 'IN_MARINA' | 'ONLINE' | null;
  /** The deadline with its day at the marina; null: there is none. */
  readonly pay_by: { readonly at: string; readonly day: string } | null;
  /** The day of arrival. */
  readonly arrival: string;
}

/**
 * Where, how much and by when a stay is paid. Form, dialogs, mails, the boater's page and receipts all state the answer
 * of this function: a stay that is paid at the marina is never due online, and a deadline after the arrival is named as
 * such.
 */
export function paymentTerms({ total, held, online, instalments, pay_by, arrival }: PaymentFacts): PaymentTerms {
  const rest = Math.max(0, total - held - online);
  const deadline = online > 0 ? pay_by : null;
  return {
    place: instalments ?? placeOf(online, rest),
    online,
    rest,
    pay_by: deadline?.at ?? null,
    after_arrival: deadline !== null && deadline.day > arrival,
  };
}

function placeOf(online: number, rest: number): PaymentPlace {
  if (online === 0) return 'IN_MARINA';
  return rest === 0 ? 'ONLINE' : 'DEPOSIT_ONLINE';
}

/** The same of a price that is not agreed yet, at the hour at which it would be. */
export function termsOfDraft(
  price: OnlinePrice,
  {
    accepts_online_payments,
    held,
    ...by
  }: Pick<PaymentFacts, 'held' | 'pay_by' | 'arrival'> & {
    readonly accepts_online_payments: boolean;
  },
): PaymentTerms {
  const { total, method, instalments = null } = price;
  const online = accepts_online_payments ? outstandingOnline(price, held) : 0;
  return paymentTerms({ total, held, online, instalments: instalments === null ? null : method, ...by });
}
