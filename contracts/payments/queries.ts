import { Query } from '../vocabulary/bus.js';
import type { Supply } from './vocabulary.js';

/** The marina's account with the payment provider, which payments go to; null: it has none. */
export class FindPayoutAccount extends Query<string | null> {
  constructor(readonly marina_id: string) {
    super();
  }
}

export interface PayoutOfPayment {
  readonly status: 'in_transit' | 'paid';
  /** When it arrives at the bank, or arrived there; a calendar date. */
  readonly date: string;
}

/** The payout that the last of these payments is part of; null: none, or it failed. */
export class FindPayoutOfPayments extends Query<PayoutOfPayment | null> {
  constructor(readonly input: { readonly marina_id: string; readonly provider_references: readonly string[] }) {
    super();
  }
}

/** Percent of VAT on a calendar date of each thing that a marina supplies; 0 for what has no rate. */
export class FindVatPercents extends Query<Readonly<Record<Supply, number>>> {
  constructor(
    readonly marina_id: string,
    readonly day: string,
  ) {
    super();
  }
}
