import type { OfferTerms } from './stay-price.js';

/** The part of a price that decides what is paid online, in minor units. */
export interface OnlinePrice {
  readonly total: number;
  /** Null: no deposit was agreed. */
  readonly deposit: number | null;
  readonly method: OfferTerms['method'];
  /** The sum of the instalments requested so far, at least the first one. Absent or null if the price is paid at once. */
  readonly instalments?: number | null;
}

/**
 * The amount that the boater pays online, in minor units, where the marina takes online payments. Instalments stand in for a
 * deposit, and are paid online when the method is ONLINE. Without them it is the deposit whatever the method, without a
 * deposit the total when the method is ONLINE, and nothing when it is IN_MARINA.
 */
export function askedOnline({ total, deposit, method, instalments = null }: OnlinePrice): number {
  if (instalments !== null) return method === 'ONLINE' ? Math.min(instalments, total) : 0;
  if (deposit !== null) return Math.min(deposit, total);
  return method === 'ONLINE' ? total : 0;
}

/** What is still to be paid online, in minor units, once the marina holds `held`. */
export function outstandingOnline(price: OnlinePrice, held: number): number {
  return Math.max(0, askedOnline(price) - held);
}
