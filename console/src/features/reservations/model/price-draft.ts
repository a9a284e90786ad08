import type { OnlinePrice } from '../../../../../contracts/reservations/rules/online-payment.js';
import { nightsOf } from '../../../../../contracts/reservations/rules/stay-nights.js';
import {
  nightlyPriceOfTotal,
  offerTerms,
  type PriceBreakdown,
  priceStay,
} from '../../../../../contracts/reservations/rules/stay-price.js';
import { toDecimal } from '../../../../../contracts/vocabulary/money.js';
import type { PaymentValues, ReservationValues } from './form-values.js';
import { paymentPayload } from './payload.js';

/** Nights of the stay as typed; 0 while the dates are not both there or the wrong way round. */
export function nightsTyped(values: Pick<ReservationValues, 'start_date' | 'end_date'>): number {
  return Math.max(0, nightsOf(values) ?? 0);
}

/** The live breakdown: the server's own function over what is typed. Null until there is a price and a night. */
export function breakdownOf(payment: PaymentValues, nights: number): PriceBreakdown | null {
  const { price_per_night, deposit } = payment;
  if (price_per_night === null || nights < 1) return null;
  const asked = deposit.type !== 'NONE' && deposit.amount === null ? { type: 'NONE' as const, amount: null } : deposit;
  return priceStay(offerTerms({ ...paymentPayload({ ...payment, deposit: asked }), price_per_night }), nights);
}

/** What the form adds up to, in decimals; null: no price yet. */
export function totalsOf(breakdown: PriceBreakdown | null): { total: number; deposit: number } | null {
  if (breakdown === null) return null;
  return { total: toDecimal(breakdown.total), deposit: toDecimal(breakdown.deposit) };
}

/** The price as typed, for the rule of online payments; null: no price yet. */
export function onlinePriceOf(
  breakdown: PriceBreakdown | null,
  { method, deposit }: PaymentValues,
): OnlinePrice | null {
  if (breakdown === null) return null;
  const agreed = deposit.type !== 'NONE' && deposit.amount !== null;
  return { total: breakdown.total, deposit: agreed ? breakdown.deposit : null, method };
}

/** The nightly price of a typed total, decimals; null while there is no total or no night to spread it over. */
export function nightlyOf(total: number | null, nights: number): number | null {
  return total === null || nights < 1 ? null : toDecimal(nightlyPriceOfTotal(total, nights));
}

/** The total to start from when switching to total mode: whole units, as that mode takes them. */
export function totalOf(pricePerNight: number | null, nights: number): number | null {
  return pricePerNight === null || nights < 1 ? null : Math.round(pricePerNight * nights);
}

/** The deposit stands for itself only where it is neither nothing nor everything. */
export function depositDiffers({ total, deposit }: { total: number; deposit: number }): boolean {
  return deposit > 0 && deposit !== total;
}
