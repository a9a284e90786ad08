import type { CardStatus } from '../../../contracts/memberships/card.js';
import type { CardEvent } from './card-events.js';

/** The nights that one reservation holds. */
export interface Redemption {
  readonly reservation_id: string;
  readonly marina_id: string;
  /** In order. */
  readonly dates: readonly string[];
}

export interface Card {
  readonly exists: true;
  readonly card_number: string;
  readonly home_marina_id: string;
  readonly vessel_id: string;
  readonly issued_on: string;
  readonly expires_on: string;
  readonly nights_per_year: number;
  readonly auto_renew: boolean;
  /** The stored status; `statusOn` also considers expiry. */
  readonly status: CardStatus;
  /** The card's holders in the home marina's and other registers, where known. */
  readonly holders: readonly { readonly marina_id: string; readonly boater_id: string }[];
  readonly redemptions: readonly Redemption[];
  /** First night of the first visit; the card's years run from it. Null while no nights are redeemed. */
  readonly first_visit_on: string | null;
  readonly renewed_on: readonly string[];
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
      redemptions: [],
      first_visit_on: null,
      renewed_on: [],
    };
  }
  if (!state.exists) return state;
  switch (event.type) {
    case 'CardRenewed': {
      const { expires_on, renewed_on } = event.data;
      return { ...state, status: 'active', expires_on, renewed_on: [...state.renewed_on, renewed_on] };
    }
    case 'CardStatusChanged':
      return { ...state, status: event.data.status };
    case 'CardPresented':
      return { ...state, holders: [...state.holders, event.data] };
    case 'NightsRedeemed': {
      const { reservation_id, marina_id, dates } = event.data;
      const held = redemptionOf(state, reservation_id)?.dates ?? [];
      const redemption = { reservation_id, marina_id, dates: [...held, ...dates] };
      return {
        ...state,
        redemptions: [...without(state, reservation_id), redemption],
        first_visit_on: state.first_visit_on ?? dates[0] ?? null,
      };
    }
    case 'NightsReturned': {
      const redemptions = without(state, event.data.reservation_id);
      return { ...state, redemptions, first_visit_on: redemptions.length === 0 ? null : state.first_visit_on };
    }
    default:
      return event satisfies never;
  }
}

export function redemptionOf(card: Card, reservationId: string): Redemption | undefined {
  return card.redemptions.find((redemption) => redemption.reservation_id === reservationId);
}

/** The redemptions of all other reservations. */
export function without(card: Card, reservationId: string | undefined): readonly Redemption[] {
  return card.redemptions.filter((redemption) => redemption.reservation_id !== reservationId);
}
