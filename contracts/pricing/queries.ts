import { Query } from '../vocabulary/bus.js';
import type { CalculatedPrice, PriceRequest } from './price.js';

/**
 * What a stay costs by the marina's current plan, in minor units; `priceInDecimals` turns them into JSON's decimals.
 * Never refused: a stay that nothing prices is answered as not covered. `input` has been parsed by `priceRequest`.
 */
export class CalculatePrice extends Query<CalculatedPrice> {
  constructor(readonly input: PriceRequest & { readonly marina_id: string }) {
    super();
  }
}

/** The contract of the marina's current plan that has this id, or null. */
export class FindContract extends Query<{ readonly id: string; readonly name: string } | null> {
  constructor(readonly input: { readonly marina_id: string; readonly contract_id: string }) {
    super();
  }
}
