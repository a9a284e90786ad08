import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import type { AuditSearch } from '../../../../../contracts/audit/call-schemas.js';
import type {
  EverywhereFilter,
  EverywhereSearch,
  SealedHistory,
} from '../../../../../contracts/audit/everywhere-schemas.js';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import type { Call } from '../../../../../contracts/vocabulary/call.js';
import { hintTopics } from '../../../../../contracts/realtime.js';
import type { Topic } from '../../../lib/api/topics.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { loadOptions, useLoad } from '../../../lib/api/use-load.js';
import { entriesIn } from '../model/entries-in.js';
import { momentsOf } from '../model/scrubber-scale.js';

/** Every change adds a history entry, so a hint on any topic refreshes the history. */
const everything: readonly Topic[] = hintTopics.map((topic) => ({ topic }));

/** The fields that the search of one marina shares with the search across marinas. */
interface WholeSearch {
  readonly filter?: object | undefined;
  readonly sort?: string | undefined;
}

/** The largest page of one request, and the most pages that an export loads. */
const PAGE = 100;
const MOST_PAGES = 50;

interface HistoryRecord {
  readonly kind: string;
  readonly id: string;
}

/** Loads a page of the history. The last page stays visible while the next one loads. */
export function useHistory(search: AuditSearch) {
  return useLoad(auditCalls.getall, search, { topics: everything, keepPrevious: true });
}

/** The newest moments at which one record changed, oldest first. `cut` is true when older ones exist. */
export function useRecordMoments(record: HistoryRecord | null) {
  const search: AuditSearch = { filter: { ...record }, sort: 'newest', page: 1, page_size: PAGE };
  const { data, isPending } = useLoad(auditCalls.getall, search, {
    topics: everything,
    enabled: record !== null,
    keepPrevious: true,
  });
  const entries = record === null ? [] : (data?.items ?? []);
  return {
    moments: momentsOf(entries.toReversed()),
    cut: (data?.total ?? 0) > entries.length,
    isPending: record !== null && isPending,
  };
}

/** Loads a record as it was at a moment, of the marina of the session or, for administrators, of a named one. */
export function useAsOf(record: HistoryRecord | null, at: string | null, marina_id?: string) {
  const request = { kind: record?.kind ?? '', id: record?.id ?? '', at: at ?? '' };
  const options = { topics: everything, keepPrevious: true };
  const wanted = record !== null && at !== null;
  const own = useLoad(auditCalls.asOf, request, { ...options, enabled: wanted && marina_id === undefined });
  const elsewhere = useLoad(
    auditCalls.asOfElsewhere,
    { marina_id: marina_id ?? '', ...request },
    { ...options, enabled: wanted && marina_id !== undefined },
  );
  return marina_id === undefined ? own : elsewhere;
}

/** Loads a page of the histories of several marinas. */
export function useHistories(search: EverywhereSearch) {
  return useLoad(auditCalls.everywhere, search, { topics: everything, keepPrevious: true });
}

/** Loads when the entries of a search happened. */
export function useLanes(filter: EverywhereFilter) {
  return useLoad(auditCalls.lanes, { filter }, { topics: everything, keepPrevious: true });
}

/**
 * Returns a function that loads all entries of a search: from the one file that the server writes of them, or page by page
 * where it writes none, because they are too many or others wait. `cut` is true when an export cannot hold them all.
 */
export function useAllEntries<In extends WholeSearch, Entry extends AuditEntry>(
  route: Call<In, { items: Entry[]; total: number }>,
  file: Call<{ filter?: In['filter'] }, SealedHistory>,
): (search: In) => Promise<{ entries: Entry[]; cut: boolean }> {
  const client = useQueryClient();
  return useCallback(
    async (search) => {
      try {
        const { text } = await call(file, search.filter === undefined ? {} : { filter: search.filter });
        const oldestFirst = entriesIn<Entry>(text);
        return { entries: search.sort === 'oldest' ? oldestFirst : oldestFirst.toReversed(), cut: false };
      } catch (error) {
        if (!(error instanceof ApiError) || ![400, 429].includes(error.status)) throw error;
      }
      let all = 0;
      const entries = await everyPage(
        async (page) => {
          const answer = await client.query(loadOptions(route, { ...search, ...page }, { topics: everything }));
          all = answer.total;
          return answer;
        },
        ({ id }) => id,
        { page_size: PAGE, pages: MOST_PAGES },
      );
      return { entries: [...entries], cut: entries.length < all };
    },
    [client, route, file],
  );
}
