import { Query } from '../vocabulary/bus.js';
import type { PartyForm } from '../vocabulary/party-schemas.js';
import type { PlanDraft } from './plan.js';
import type { InstalmentSchedule } from './vocabulary.js';
import type { CalculatedPrice, PriceRequest } from './price.js';

/**
 * The price of a stay by the marina's current plan, in minor units (`priceInDecimals` converts it). Never refused: a
 * stay without a price is answered as not covered. `input` has been parsed by `priceRequest`.
 */
export class CalculatePrice extends Query<CalculatedPrice> {
  /**
   * @param input `paid_at_once`: the stay has no instalments, whatever its contract says, and so may have a deposit;
   *   `party`: who is aboard; absent: two adults
   * @param published_by UTC instant: the price by the plan that was in force then; absent: by the current one
   */
  constructor(
    readonly input: PriceRequest & {
      readonly marina_id: string;
      readonly paid_at_once?: boolean;
      readonly party?: PartyForm | undefined;
    },
    readonly published_by?: string,
  ) {
    super();
  }
}

export interface FoundContract {
  readonly id: string;
  readonly name: string;
  readonly period: PlanDraft['contracts'][number]['period'];
  readonly instalments: InstalmentSchedule;
}

/** The contract with this id in the marina's current plan, or null. */
export class FindContract extends Query<FoundContract | null> {
  constructor(readonly input: { readonly marina_id: string; readonly contract_id: string }) {
    super();
  }
}

/**
 * The price of each night `[start_date, end_date)` for a boat that stays only that night, in minor units; null: the plan
 * has no price for it.
 */
export class PriceNights extends Query<readonly { readonly date: string; readonly amount: number | null }[]> {
  constructor(
    readonly input: {
      readonly marina_id: string;
      /** Metres. */
      readonly vessel: { readonly length: number; readonly beam: number };
      readonly start_date: string;
      readonly end_date: string;
    },
  ) {
    super();
  }
}
