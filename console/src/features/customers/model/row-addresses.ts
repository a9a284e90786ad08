export const boaterHref = (id: string): string => `/boaters/${id}`;

/** A row of a boat opens the boat; without one it opens the person (spec 2 §2). */
export function residentHref({ id, vessel_id }: { readonly id: string; readonly vessel_id: string | null }): string {
  return vessel_id === null ? boaterHref(id) : `/vessels/${vessel_id}`;
}

/** The page of a card. */
export const cardHref = ({ card_number }: { readonly card_number: string }): string => `/cards/${card_number}`;
