import type { CalculatedPrice, PriceRequest } from './price.js';

/**
 * Asks the pricing area, over the query bus, what a stay costs by the marina's current plan.
 * Answered with a `CalculatePriceAnswer`; never refused: a stay that nothing prices is answered as
 * not covered. `input` has been parsed by `priceRequest`.
 */
export class CalculatePrice {
  constructor(readonly input: PriceRequest & { readonly marina_id: string }) {}
}

/** Amounts in minor units; `priceInDecimals` turns them into JSON's decimals. */
export type CalculatePriceAnswer = CalculatedPrice;

/** The contract of the marina's current plan that has this id, or null. */
export class FindContract {
  constructor(readonly input: { readonly marina_id: string; readonly contract_id: string }) {}
}
export type FindContractAnswer = { readonly id: string; readonly name: string } | null;
