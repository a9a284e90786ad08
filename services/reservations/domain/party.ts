import { OLDEST_CHILD, type Party } from '../../../contracts/vocabulary/party.js';
import type { PartyForm, ShownParty } from '../../../contracts/vocabulary/party-schemas.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';

/** The party as it was recorded last. */
export interface KnownParty extends Omit<Party, 'children'> {
  /** Null: the age is not kept any more. */
  readonly children: readonly (number | null)[];
  /** The desk has counted. */
  readonly confirmed?: true;
}

/** Who is aboard and whether the desk has counted, as a command says it. */
export interface ToldParty {
  readonly party: Party;
  readonly confirmed: boolean;
}

/** The stay has ended: it keeps how many children were aboard, and not how old they were. */
export function withoutAges(party: KnownParty): KnownParty {
  return { ...party, children: party.children.map(() => null) };
}

/** True if the command says nothing new. The same persons, counted, are news. */
export function isKnownParty({ party, confirmed }: ToldParty, known: KnownParty | undefined): boolean {
  if (known === undefined || (confirmed && known.confirmed !== true)) return false;
  return (
    known.adults === party.adults &&
    known.crew === party.crew &&
    sameJson(inOrder(known.children), inOrder(party.children))
  );
}

/** Whom a price counts; undefined: nobody has said who is aboard. A child whose age is not kept counts as 17. */
export function pricedParty(known: KnownParty | undefined): PartyForm | undefined {
  if (known === undefined) return undefined;
  const { adults, children, crew } = known;
  return { adults, children: children.map((age) => age ?? OLDEST_CHILD), crew };
}

/** Null: nobody has said it. */
export function shownParty({ party }: { readonly party?: KnownParty }): ShownParty | null {
  if (party === undefined) return null;
  const { adults, children, crew, confirmed = false } = party;
  return { adults, children: [...children], crew, confirmed };
}

const inOrder = (ages: readonly (number | null)[]) => ages.toSorted((one, other) => (one ?? -1) - (other ?? -1));
