import { Query } from '../vocabulary/bus.js';
import type { UnusableReason } from './vocabulary.js';
import type { LoyaltyStatus } from '../vocabulary/loyalty-status.js';

/** Queries that other areas send about the loyalty programme. */

/** What a member could use for a stay. Hundredths of points. */
export interface UsablePoints {
  readonly account_id: string;
  readonly balance: number;
  /** Points that the reservation holds already; they are not part of the balance. */
  readonly held: number;
  /** Null: the balance can be used. */
  readonly reason: UnusableReason | null;
}

/** The points that a boater of a marina could use for a stay there; null: not a member. */
export class FindUsablePoints extends Query<UsablePoints | null> {
  constructor(
    readonly input: { readonly marina_id: string; readonly boater_id: string; readonly reservation_id?: string },
  ) {
    super();
  }
}

/** The accounts whose points a reservation uses, as of a position of the log. */
export class FindHoldingAccounts extends Query<readonly string[]> {
  constructor(readonly input: { readonly reservation_id: string; readonly position: number }) {
    super();
  }
}

export interface LoyaltyMember {
  readonly account_id: string;
  /** Calendar date of joining, or of the last renewal. */
  readonly joined_at: string;
  readonly status: LoyaltyStatus;
  /** Hundredths of points. */
  readonly balance: number;
}

/** The members among these boaters by the asked id; a person's records share one account. */
export class FindLoyaltyMembers extends Query<ReadonlyMap<string, LoyaltyMember>> {
  constructor(readonly boater_ids: readonly string[]) {
    super();
  }
}
