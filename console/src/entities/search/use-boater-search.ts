import { useEffect, useEffectEvent, useState } from 'react';
import { boaterCalls } from '../../../../contracts/customers/calls.js';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import type { ApiError } from '../../lib/api/api-error.js';
import { useLoad } from '../../lib/api/use-load.js';
import { type BoaterSearch, searchBody, searchErrors } from './find-boater.js';
import { type FoundBoater, foundInRegister } from './found-boater.js';

/** The boater as given in the page's address. */
export interface NamedBoater extends BoaterSearch {
  /** Id in the register; null if the address has none. */
  readonly boater: string | null;
  /** Whether the page opens with the form for a new boater, without a search. */
  readonly create_boater: boolean;
}

export interface BoaterFinding {
  readonly asked: BoaterSearch;
  readonly find: (search: BoaterSearch) => void;
  readonly busy: boolean;
  /** Error of the last search. Field errors are shown at their fields. */
  readonly error: ApiError | null;
  /** Undefined until the answer arrives. */
  readonly found: FoundBoater | undefined;
  readonly clear: () => void;
}

/** Finds a boater by id, card number or mail address. The values are in the page's address, or staff enter them. */
export function useBoaterSearch(query: NamedBoater, association: string | null): BoaterFinding {
  const given: BoaterSearch = { boater_type: query.boater_type, card_number: query.card_number, email: query.email };
  const named = query.boater !== null;
  const [search, setSearch] = useState<BoaterSearch | null>(() =>
    !named && !query.create_boater && searchErrors(given).length === 0 ? given : null,
  );
  const [cleared, setCleared] = useState(false);
  const topics = [{ topic: 'customers' as const }];
  const byId = useLoad(boaterCalls.get, { boater_id: query.boater ?? '' }, { topics, enabled: named && !cleared });
  const bySearch = useLoad(reservationCalls.findBoater, search === null ? undefined : searchBody(search), {
    topics,
    enabled: search !== null,
  });
  const asksById = named && search === null && !cleared;
  const asked = asksById ? byId : bySearch;
  const found = asksById
    ? byId.data === undefined
      ? undefined
      : foundInRegister(byId.data, association)
    : search === null
      ? undefined
      : bySearch.data;
  return {
    asked: search ?? given,
    find: setSearch,
    busy: asked.isFetching && found === undefined,
    error: asked.error,
    found,
    clear: () => {
      setSearch(null);
      setCleared(true);
    },
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
