import { Query } from '../vocabulary/bus.js';
import type { RequestKind, RequestStatus } from './requests.js';
import type { CardStatus, MembershipCard } from '../vocabulary/membership-card.js';

/** Queries that other areas send about membership cards. */

export interface FindMembershipInput {
  /** The visited marina. */
  readonly marina_id: string;
  /** A boater of that marina's register. */
  readonly boater_id: string;
  /** Number of a card that the boater shows; absent: the best of the boater's cards that the marina knows. */
  readonly card_number?: string;
  /** Counts the nights that this stay could redeem; absent: the nights of the current year. */
  readonly stay?: { readonly start_date: string; readonly end_date: string };
  /** Counts as if this reservation had redeemed none. */
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
  /** Nights that this boater may redeem; 0 when the card is not active, and for non-members of TEM and residents. */
  readonly redeem_nights_left: number;
  /** Nights of the year that have not been redeemed, in any marina. */
  readonly nights_available: number;
}
export class FindMembership extends Query<Membership | null> {
  constructor(readonly input: FindMembershipInput) {
    super();
  }
}

/** The cards of these boaters that a marina knows; for lists and boater cards. */
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

/** The boater in a marina's register who holds this card; null: the register knows none. */
export class FindCardHolder extends Query<{ readonly boater_id: string } | null> {
  constructor(readonly input: { readonly marina_id: string; readonly card_number: string }) {
    super();
  }
}

/** Everyone who may present a card, by the records of the registers that know them; empty: there is no such card. */
export class FindCardHolders extends Query<readonly { readonly marina_id: string; readonly boater_id: string }[]> {
  constructor(readonly card_id: string) {
    super();
  }
}

/**
 * Ids of the cards on which a reservation redeemed nights, up to a position of the log. For policies: the query throws
 * while the read model is behind that position, and the policy runs again later.
 */
export class FindRedeemingCards extends Query<readonly string[]> {
  constructor(readonly input: { readonly reservation_id: string; readonly position: number }) {
    super();
  }
}

/** A card that another marina of the association issued and that is good today. */
export interface PartnerCard {
  readonly card_number: string;
  readonly status: CardStatus;
  readonly expires_on: string;
  readonly nights_available: number;
  readonly redeem_nights_left: number;
  readonly home_marina_name: string;
}

/** The good card of another marina with this number, for a marina of the association; null for all other cards. */
export class FindPartnerCard extends Query<PartnerCard | null> {
  constructor(readonly input: { readonly marina_id: string; readonly card_number: string }) {
    super();
  }
}

/** The newest request for residency of a boater of a marina. */
export interface MarinaRequest {
  readonly request_id: string;
  readonly boater_id: string;
  readonly marina_id: string;
  readonly status: RequestStatus;
  /** UTC. */
  readonly updated_at: string;
  /** UTC; null while the request is open. */
  readonly finished_at: string | null;
}

/** The newest request for residency of each of these boaters; those who never asked are left out. */
export class FindMarinaRequests extends Query<readonly MarinaRequest[]> {
  constructor(readonly input: { readonly marina_id: string; readonly boater_ids: readonly string[] }) {
    super();
  }
}

/** Kind and boater of a marina's requests, by their ids; those that it does not have are left out. */
export class DescribeRequests extends Query<
  ReadonlyMap<string, { readonly kind: RequestKind; readonly boater_id: string }>
> {
  constructor(readonly input: { readonly marina_id: string; readonly request_ids: readonly string[] }) {
    super();
  }
}

/** Nights that were redeemed in a calendar year. */
export interface RedeemedNights {
  /** In this marina, by month, January first. */
  readonly here: readonly number[];
  /** In this marina, by the country of the card's home marina. */
  readonly from: ReadonlyMap<string, number>;
  /** Elsewhere on this marina's cards, by the boater who holds the card. */
  readonly by_holder: ReadonlyMap<string, number>;
}

/** The redeemed nights of marinas by their ids. */
export class CountRedeemedNights extends Query<ReadonlyMap<string, RedeemedNights>> {
  constructor(
    readonly marina_ids: readonly string[],
    readonly year: number,
  ) {
    super();
  }
}

/** For each of these marinas the good cards that it issued, and the open requests for a card or another year. */
export class CountMemberships extends Query<
  ReadonlyMap<string, { readonly active_cards: number; readonly open_requests: number }>
> {
  constructor(readonly marina_ids: readonly string[]) {
    super();
  }
}

/** Nights that were redeemed with a card on one stay, as far as the marina may read them. */
export interface CardVisit {
  readonly start_date: string;
  /** The day after the last night. */
  readonly end_date: string;
  readonly marina: { readonly id: string; readonly name: string; readonly code: string } | null;
  /** Null: a visit without a reservation, or in another marina. */
  readonly reservation_id: string | null;
}

export class ListCardVisits extends Query<readonly CardVisit[]> {
  constructor(readonly input: { readonly marina_id: string; readonly card_id: string }) {
    super();
  }
}

/** The cards of a vessel of the marina's register, by number. */
export class ListVesselCards extends Query<readonly MembershipCard[]> {
  constructor(readonly input: { readonly marina_id: string; readonly vessel_id: string }) {
    super();
  }
}

/** The nights of a holder's best card in its present year. */
export interface CardNights {
  readonly card_number: string;
  readonly nights_per_year: number;
  readonly nights_left: number;
  /** Last day on which the card is valid. */
  readonly expires_on: string;
}

/** The nights of each card of the marina that is good today, by the boaters who hold it. */
export class ListCardNights extends Query<ReadonlyMap<string, CardNights>> {
  constructor(readonly marina_id: string) {
    super();
  }
}
