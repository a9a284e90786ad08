import type { PlacingRow } from '../../../../../contracts/reservations/matching.js';

export type RowTag =
  | { readonly kind: 'offered'; readonly until: string }
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'fits'; readonly count: number }
  | { readonly kind: 'none' };

/** The tag of a stay: its offer, its place in the line, or the number of berths that fit. */
export function tagOf({ berth_offer, waiting_place, fits }: PlacingRow): RowTag {
  if (berth_offer !== null) return { kind: 'offered', until: berth_offer.answer_by };
  if (waiting_place !== null) return { kind: 'place', place: waiting_place };
  return fits === 0 ? { kind: 'none' } : { kind: 'fits', count: fits };
}
