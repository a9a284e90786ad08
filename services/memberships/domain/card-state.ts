import type { CardEvent } from './card-events.js';
import type { CardStatus } from '../../../contracts/vocabulary/membership-card.js';

/** The nights that one reservation holds, or that a marina redeemed for a visit without one. */
export interface Redemption {
  /** Null: a visit without a reservation. */
  readonly reservation_id: string | null;
  /** Null: a reservation. */
  readonly visit_id: string | null;
  readonly marina_id: string;
  /** In order. */
  readonly dates: readonly string[];
}

export interface Card {
  readonly exists: true;
  readonly card_number: string;
  readonly home_marina_id: string;
  /** Null: the card was detached from its boat. */
  readonly vessel_id: string | null;
  readonly issued_on: string;
  readonly expires_on: string;
  readonly nights_per_year: number;
  readonly auto_renew: boolean;
  /** The stored status; `statusOn` also considers expiry. */
  readonly status: CardStatus;
  /** The status before the card was archived, which restoring brings back; null unless it is archived. */
  readonly archived_from: CardStatus | null;
  /** The card's holders in the home marina's and other registers, where known. */
  readonly holders: readonly { readonly marina_id: string; readonly boater_id: string }[];
  readonly redemptions: readonly Redemption[];
  /** First night of the first visit; the card's years run from it. Null while no nights are redeemed. */
  readonly first_visit_on: string | null;
  readonly renewed_on: readonly string[];
  /** The open request of a holder for another year; null without one. */
  readonly renewal_request: { readonly request_id: string; readonly requested_on: string } | null;
}

export type CardState = { readonly exists: false } | Card;

export function initial(): CardState {
  return { exists: false };
}

export function evolve(state: CardState, event: CardEvent): CardState {
  if (event.type === 'CardIssued') {
    const { marina_id, boater_id: primary, boater_ids, ...facts } = event.data;
    const holders = [primary, ...boater_ids.filter((id) => id !== primary)];
    return {
      exists: true,
      ...facts,
      home_marina_id: marina_id,
      holders: holders.map((boater_id) => ({ marina_id, boater_id })),
      archived_from: null,
      redemptions: [],
      first_visit_on: null,
      renewed_on: [],
      renewal_request: null,
    };
  }
  if (!state.exists) return state;
  switch (event.type) {
    case 'CardRenewed': {
      const { expires_on, renewed_on } = event.data;
      const renewals = [...state.renewed_on, renewed_on];
      return { ...state, status: 'active', expires_on, renewed_on: renewals, renewal_request: null };
    }
    case 'CardTermsChanged':
      return { ...state, ...event.data };
    case 'CardDetached':
      return { ...state, vessel_id: null };
    case 'CardAttached':
      return { ...state, vessel_id: event.data.vessel_id };
    case 'CardSent':
      return state;
    case 'CardRenewalRequested':
      return { ...state, renewal_request: event.data };
    case 'CardRenewalDeclined':
      return { ...state, renewal_request: null };
    case 'CardStatusChanged': {
      const { status, previous_status } = event.data;
      return { ...state, status, archived_from: status === 'archived' ? previous_status : null };
    }
    case 'CardPresented':
      return { ...state, holders: [...state.holders, event.data] };
    case 'NightsRedeemed': {
      const { reservation_id, marina_id, dates } = event.data;
      const held = redemptionOf(state, reservation_id)?.dates ?? [];
      const redemption = { reservation_id, visit_id: null, marina_id, dates: [...held, ...dates] };
      return withRedemptions(state, [...without(state, reservation_id), redemption]);
    }
    case 'NightsReturned':
      return withRedemptions(state, without(state, event.data.reservation_id));
    case 'VisitRedeemed': {
      const { visit_id, marina_id, dates } = event.data;
      return withRedemptions(state, [...state.redemptions, { reservation_id: null, visit_id, marina_id, dates }]);
    }
    case 'VisitReturned': {
      const { visit_id } = event.data;
      return withRedemptions(
        state,
        state.redemptions.filter((redemption) => redemption.visit_id !== visit_id),
      );
    }
    default:
      return event satisfies never;
  }
}

/** The first visit counts until no nights are redeemed any more. */
function withRedemptions(state: Card, redemptions: readonly Redemption[]): Card {
  const first = redemptions.at(-1)?.dates[0] ?? null;
  return { ...state, redemptions, first_visit_on: first === null ? null : (state.first_visit_on ?? first) };
}

export function redemptionOf(card: Card, reservationId: string): Redemption | undefined {
  return card.redemptions.find((redemption) => redemption.reservation_id === reservationId);
}

/** The redemptions of all other reservations. */
export function without(card: Card, reservationId: string | undefined): readonly Redemption[] {
  return card.redemptions.filter((redemption) => redemption.reservation_id !== reservationId);
}
