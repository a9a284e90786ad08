import type { ShownParty } from '../../../../contracts/vocabulary/party-schemas.js';
import { ASSUMED_PARTY } from '../../../../contracts/vocabulary/party.js';

/** Who is aboard as it is typed: an empty field is null. */
export interface PartyDraft {
  readonly adults: number | null;
  /** One for each child. */
  readonly children: readonly (number | null)[];
  readonly crew: number | null;
}

/** Nobody has said it. */
export const noParty: PartyDraft = { adults: null, children: [], crew: null };

/** The known party. If nobody has told it, two adults, as prices assume. */
export function draftOf(party: ShownParty | null): PartyDraft {
  const { adults, children, crew } = party ?? { ...ASSUMED_PARTY, children: [] };
  return { adults, children, crew: crew === 0 ? null : crew };
}

/** The most children that the form has fields for; a larger group is entered as several boats. */
export const MOST_CHILDREN = 20;

/** The draft with fields for the ages of so many children; typed ages stay. */
export function withChildren(draft: PartyDraft, count: number | null): PartyDraft {
  const wanted = Math.min(Math.max(count ?? 0, 0), MOST_CHILDREN);
  return { ...draft, children: Array.from({ length: wanted }, (_, index) => draft.children[index] ?? null) };
}

/**
 * The party as the calls take it; undefined: nothing is typed. Empty ages stay null, so that the contract names the field
 * that is missing.
 */
export function partyBody({ adults, children, crew }: PartyDraft) {
  if (adults === null && children.length === 0 && crew === null) return undefined;
  return { adults: adults ?? 0, children: [...children] as number[], crew: crew ?? 0 };
}
