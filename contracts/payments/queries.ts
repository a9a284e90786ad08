import { Query } from '../vocabulary/bus.js';

/** The marina's account with the payment provider, which payments go to; null: it has none. */
export class FindPayoutAccount extends Query<string | null> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** Whether a marina's day at the till is closed, so that nothing is recorded for it any more. */
export class IsCashDayClosed extends Query<boolean> {
  constructor(readonly input: { readonly marina_id: string; readonly date: string }) {
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
