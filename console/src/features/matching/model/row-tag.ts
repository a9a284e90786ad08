import type { PlacingRow } from '../../../../../contracts/reservations/matching.js';

export type RowTag =
  | { readonly kind: 'offered'; readonly until: string }
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'fits'; readonly count: number }
  /** Only berths below whose minimum the boat is. */
  | { readonly kind: 'confirm'; readonly count: number }
  | { readonly kind: 'none' };

/** The tag of a stay: its offer, its place in the line, or the number of berths that fit. */
export function tagOf({ berth_offer, waiting_place, fits, fits_if_confirmed }: PlacingRow): RowTag {
  if (berth_offer !== null) return { kind: 'offered', until: berth_offer.answer_by };
  if (waiting_place !== null) return { kind: 'place', place: waiting_place };
  if (fits > 0) return { kind: 'fits', count: fits };
  return fits_if_confirmed > 0 ? { kind: 'confirm', count: fits_if_confirmed } : { kind: 'none' };
}
