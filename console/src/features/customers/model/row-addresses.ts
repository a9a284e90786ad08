export const boaterHref = (id: string): string => `/boaters/${id}`;

/** A row of a boat opens the boat; without one it opens the person (spec 2 §2). */
export function residentHref({ id, vessel_id }: { readonly id: string; readonly vessel_id: string | null }): string {
  return vessel_id === null ? boaterHref(id) : `/vessels/${vessel_id}`;
}

/** A card opens among the cards of its boat. */
export const cardHref = ({ vessel_id }: { readonly vessel_id: string }): string =>
  `/vessels/${vessel_id}?tab=memberships`;
