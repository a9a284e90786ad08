import { firstInstalment } from '../../../../../contracts/pricing/rules/instalments.js';
import type { InstalmentSchedule } from '../../../../../contracts/pricing/vocabulary.js';
import type { OnlinePrice } from '../../../../../contracts/reservations/rules/online-payment.js';
import { nightsOf } from '../../../../../contracts/vocabulary/stay-dates.js';
import {
  nightlyPriceOfTotal,
  offerTerms,
  type PriceBreakdown,
  priceStay,
} from '../../../../../contracts/reservations/rules/stay-price.js';
import { toDecimal } from '../../../../../contracts/vocabulary/money.js';
import type { PaymentValues, ReservationValues } from './form-values.js';
import { paymentPayload } from './payload.js';

/** Nights of the typed stay; 0 while a date is missing or the departure precedes the arrival. */
export function nightsTyped(values: Pick<ReservationValues, 'start_date' | 'end_date'>): number {
  return Math.max(0, nightsOf(values) ?? 0);
}

/**
 * The live breakdown of the typed offer, computed by the server's own function; null until there is a price and a
 * night.
 */
export function breakdownOf(payment: PaymentValues, nights: number): PriceBreakdown | null {
  const { price_per_night, deposit } = payment;
  if (price_per_night === null || nights < 1) return null;
  const asked = deposit.type !== 'NONE' && deposit.amount === null ? { type: 'NONE' as const, amount: null } : deposit;
  return priceStay(
    offerTerms({ ...paymentPayload({ ...payment, deposit: asked }), price_per_night }, payment.currency),
    nights,
  );
}

export interface DraftTotals {
  readonly total: number;
  readonly deposit: number;
  /** The first instalment, which stands in for a deposit. Null if the price is paid at once. */
  readonly firstInstalment: number | null;
}

/** Total, deposit and first instalment of the form, in decimals; null while there is no price. */
export function totalsOf(breakdown: PriceBreakdown | null, first: number | null): DraftTotals | null {
  if (breakdown === null) return null;
  return {
    total: toDecimal(breakdown.total),
    deposit: first === null ? toDecimal(breakdown.deposit) : 0,
    firstInstalment: first === null ? null : toDecimal(first),
  };
}

/** The first instalment of the typed price in minor units; null while there is no price, and where it is paid at once. */
export function firstInstalmentOf(
  breakdown: PriceBreakdown | null,
  { start_date, end_date }: Pick<ReservationValues, 'start_date' | 'end_date'>,
  schedule: InstalmentSchedule,
): number | null {
  if (breakdown === null || start_date === null || end_date === null) return null;
  return firstInstalment(breakdown.total, start_date, end_date, schedule);
}

/** The typed price in the shape of the online payment rule; null while there is no price. */
export function onlinePriceOf(
  breakdown: PriceBreakdown | null,
  { method, deposit }: PaymentValues,
  instalments: number | null,
): OnlinePrice | null {
  if (breakdown === null) return null;
  const agreed = deposit.type !== 'NONE' && deposit.amount !== null;
  return { total: breakdown.total, deposit: agreed ? breakdown.deposit : null, method, instalments };
}

/** The nightly price for a typed total, in decimals; null without a total or a night. */
export function nightlyOf(total: number | null, nights: number): number | null {
  return total === null || nights < 1 ? null : toDecimal(nightlyPriceOfTotal(total, nights));
}

/** The first total after a switch to total mode, in whole units; null without a price or a night. */
export function totalOf(pricePerNight: number | null, nights: number): number | null {
  return pricePerNight === null || nights < 1 ? null : Math.round(pricePerNight * nights);
}

/** True when the deposit is neither zero nor the whole total, so that it is shown separately. */
export function depositDiffers({ total, deposit }: { total: number; deposit: number }): boolean {
  return deposit > 0 && deposit !== total;
}
