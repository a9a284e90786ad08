import { useEffect, useEffectEvent, useState } from 'react';
import { boaterCalls } from '../../../../contracts/customers/calls.js';
import type { CustomerType } from '../../../../contracts/customers/vocabulary.js';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import { findBoater } from '../../../../contracts/reservations/find-boater.js';
import type { ApiError } from '../../lib/api/api-error.js';
import { useLoad } from '../../lib/api/use-load.js';
import { type FoundBoater, foundInRegister } from './found-boater.js';

export interface BoaterSearch {
  /** Null: any. A search that names a kind is refused for a boater of the other. */
  readonly boater_type: CustomerType | null;
  readonly card_number: string;
  readonly email: string;
}

/** The boater as given in the page's address. */
export interface NamedBoater extends BoaterSearch {
  /** Id in the register; null if the address has none. */
  readonly boater: string | null;
  /** Id of the boat to fill in, one of the boater's; null: the boater's first. */
  readonly vessel: string | null;
  /** Whether the page opens with the form for a new boater, without a search. */
  readonly create_boater: boolean;
}

/** The boater to load: by id, or by the card number or mail address of the page's address. */
type Asked = { readonly boater_id: string } | { readonly search: BoaterSearch };

export interface BoaterFinding {
  /** Loads a boater whom the user chose. */
  readonly choose: (boaterId: string) => void;
  readonly busy: boolean;
  readonly error: ApiError | null;
  /** Undefined until the answer arrives. */
  readonly found: FoundBoater | undefined;
  readonly clear: () => void;
}

/** Loads the boater of a new reservation: first the one in the page's address, then the one whom the user chooses. */
export function useBoaterSearch(query: NamedBoater, association: string | null): BoaterFinding {
  const [asked, setAsked] = useState<Asked | null>(() => askedInAddress(query));
  const boater_id = asked !== null && 'boater_id' in asked ? asked.boater_id : null;
  const search = asked !== null && 'search' in asked ? asked.search : null;
  const topics = [{ topic: 'customers' as const }];
  const byId = useLoad(boaterCalls.get, { boater_id: boater_id ?? '' }, { topics, enabled: boater_id !== null });
  const bySearch = useLoad(reservationCalls.findBoater, search === null ? undefined : searchBody(search), {
    topics,
    enabled: search !== null,
  });
  const inRegister = byId.data === undefined ? undefined : foundInRegister(byId.data, association);
  const found = boater_id === null ? (search === null ? undefined : bySearch.data) : inRegister;
  const answer = boater_id === null ? bySearch : byId;
  return {
    choose: (id) => setAsked({ boater_id: id }),
    busy: asked !== null && answer.isFetching && found === undefined,
    error: asked === null ? null : answer.error,
    found,
    clear: () => setAsked(null),
  };
}

function askedInAddress({ boater, create_boater, boater_type, card_number, email }: NamedBoater): Asked | null {
  if (boater !== null) return { boater_id: boater };
  const search = { boater_type, card_number, email };
  return !create_boater && findBoater.safeParse(searchBody(search)).success ? { search } : null;
}

/** The body of the search call. Empty fields are left out, as the contract requires. */
function searchBody({ boater_type, card_number, email }: BoaterSearch) {
  return {
    ...(boater_type === null ? {} : { boater_type }),
    ...(card_number === '' ? {} : { card_number }),
    ...(email.trim() === '' ? {} : { email: email.trim() }),
  };
}

/** Calls `onFound` once for each different answer. */
export function useOnFound(found: FoundBoater | undefined, onFound: (found: FoundBoater) => void): void {
  const key = found === undefined ? null : JSON.stringify(found);
  const report = useEffectEvent(() => {
    if (found !== undefined) onFound(found);
  });
  // An answer with the same content must not fill the form again.
  useEffect(() => report(), [key]);
}
