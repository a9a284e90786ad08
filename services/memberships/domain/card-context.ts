import type { Redemption } from './card-state.js';

/** What a card's rules read besides the card. */
export interface CardContext {
  /** The caller's marina. */
  readonly marina_id: string;
  /** That marina's calendar date. */
  readonly today: string;
  /** Whether that marina and the card's home marina both belong to the association. */
  readonly tem_member: boolean;
  /** Whether a holder or the boat of the card has a berth of its own in that marina. */
  readonly resident: boolean;
  /** Whether another card of the card's vessel is good: a vessel has one active card. */
  readonly vessel_has_card: boolean;
  /** Nights redeemed on other cards that a merge of two records of the holder brought to this one; absent: none. */
  readonly shared?: readonly Redemption[];
}
