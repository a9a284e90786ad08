import { Query } from '../vocabulary/bus.js';
import type { CardStatus, MembershipCard } from './card.js';

/** Questions other areas may ask about membership cards, on the query bus. */

export interface FindMembershipInput {
  /** The marina that is visited. */
  readonly marina_id: string;
  /** A boater of that marina's register. */
  readonly boater_id: string;
  /** A card the boater shows; absent: the best of the cards the marina knows to be theirs. */
  readonly card_number?: string;
  /** Count the nights that this stay could redeem; absent: those of the year that is today. */
  readonly stay?: { readonly start_date: string; readonly end_date: string };
  /** As if this reservation had redeemed none. */
  readonly reservation_id?: string;
}
export interface Membership {
  readonly card_id: string;
  readonly card_number: string;
  readonly status: CardStatus;
  readonly expires_on: string;
  /** As of the marina's today. */
  readonly active: boolean;
  /** Both the card's home marina and the visited one belong to the association. */
  readonly tem_member: boolean;
  /** How many nights this boater may redeem; none when not active, not a TEM member, or a resident. */
  readonly redeem_nights_left: number;
  /** Nights of the year that have not been redeemed, whoever asks. */
  readonly nights_available: number;
}
export class FindMembership extends Query<Membership | null> {
  constructor(readonly input: FindMembershipInput) {
    super();
  }
}

/** The cards that a marina knows to be these boaters'; for lists and boater cards. */
export class ListMemberships extends Query<readonly { readonly boater_id: string; readonly card: MembershipCard }[]> {
  constructor(
    readonly input: {
      readonly marina_id: string;
      readonly boaters: readonly { readonly boater_id: string; readonly resident: boolean }[];
    },
  ) {
    super();
  }
}

/** The boater in a marina's register who holds this card, as far as the marina knows; null: nobody known there. */
export class FindCardHolder extends Query<{ readonly boater_id: string } | null> {
  constructor(readonly input: { readonly marina_id: string; readonly card_number: string }) {
    super();
  }
}

/**
 * Ids of the cards that hold nights for a reservation, with everything up to a position of the log taken into account.
 * For policies: it throws where that is not known yet, which makes them come back later.
 */
export class FindRedeemingCards extends Query<readonly string[]> {
  constructor(readonly input: { readonly reservation_id: string; readonly position: number }) {
    super();
  }
}
