/** What other areas may know of a card's stream (`card-<id>`): a reservation took nights of it. */
export interface NightsRedeemed {
  readonly type: 'NightsRedeemed';
  readonly data: { readonly reservation_id: string; readonly nights: number };
}
