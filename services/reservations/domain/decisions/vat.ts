import type { ReservationContext } from '../reservation-context.js';

/** The VAT of a payment, kept with it because the marina's rate may change. */
export function vatOf({ marina }: Pick<ReservationContext, 'marina'>): { readonly vat_percent?: number } {
  return marina.vat_percent === null ? {} : { vat_percent: marina.vat_percent };
}
