import type { CustomerType } from '../../customers/vocabulary.js';
import { MEMBERSHIP_ASSOCIATION } from '../../memberships/vocabulary.js';

/** True where a membership card can be used at all: for visitors, in marinas of the card's association (spec 1 §5). */
export function canRedeem(customer_type: CustomerType, association: string | null): boolean {
  return customer_type !== 'RESIDENT' && association === MEMBERSHIP_ASSOCIATION;
}

interface RedeemingStay {
  readonly nights: number;
  readonly customer_type: CustomerType;
  /** Code of the marina's association; null: it has none. */
  readonly association: string | null;
  /** Nights that the card has left; 0 without an active card. */
  readonly left: number;
}

/** Most nights that a stay may redeem: the smaller of its own nights and those that the card has left. */
export function maxNightsToRedeem({ nights, customer_type, association, left }: RedeemingStay): number {
  return canRedeem(customer_type, association) ? Math.max(0, Math.min(nights, left)) : 0;
}
