import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Call } from '../../../../contracts/vocabulary/call.js';
import { useDeferredArrival } from '../time/use-deferred-arrival.js';
import { lastPage } from '../url/last-page.js';
import type { ApiError } from './api-error.js';
import { type LoadOptions, useLoad } from './use-load.js';

interface PageAnswer {
  readonly items: readonly unknown[];
  readonly total: number;
}

export interface AskedPage {
  readonly page: number;
  readonly page_size: number;
}

/** Shows another page of a list. `useListState` keeps the page in the address, `usePages` on the screen. */
export interface PageTurns {
  /** With `replace`, Back does not return to the page that was left. */
  readonly turnTo: (page: number, how?: { readonly replace?: boolean }) => void;
  readonly showRows: (page_size: number) => void;
}

/** The shown page of a list, and how another one is shown. */
export type Pages = AskedPage & PageTurns;

/** The rows of a page as a list draws them. */
export interface ListedRows<Row> {
  readonly load: Pick<
    UseQueryResult<unknown, ApiError>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  readonly rows: readonly Row[];
  /** The number of rows on all pages; 0 while the first answer loads. */
  readonly total: number;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Whether the list has no rows on any page. */
  readonly nothing: boolean;
  readonly pages: Pages;
}

export interface ListedPage<A extends PageAnswer> extends ListedRows<A['items'][number]> {
  /** The part of the answer that is drawn; undefined while the first answer loads. */
  readonly data: A | undefined;
}

const none: readonly never[] = [];

/** Reads the answer of a paged list, and turns back to the last page if rows have left the list. */
export function useListedPage<A extends PageAnswer>(answer: UseQueryResult<A, ApiError>, pages: Pages): ListedPage<A> {
  const { page, page_size, turnTo } = pages;
  const drawn = useDeferredArrival(answer.data !== undefined);
  const data = drawn ? answer.data : undefined;
  const rows: A['items'] = data?.items ?? none;
  const total = data?.total ?? 0;
  const empty = data !== undefined && rows.length === 0;
  const beyond = empty && !answer.isPlaceholderData && total > 0;
  const last = lastPage(total, page_size);
  useEffect(() => {
    if (beyond && page > last) turnTo(last, { replace: true });
  }, [beyond, last, page, turnTo]);
  const failed = answer.data === undefined && answer.error !== null;
  const nothing = empty && total === 0;
  return { load: answer, data, rows, total, loading: data === undefined && !failed, failed, nothing, pages };
}

/** Loads the page of a list that `question` names. The last page stays until the next one has arrived. */
export function usePagedLoad<In, Out extends PageAnswer>(
  route: Call<In, Out>,
  question: In & AskedPage,
  turns: PageTurns,
  options: Omit<LoadOptions, 'keepPrevious'>,
): ListedPage<Out> {
  const answer = useLoad(route, question, { ...options, keepPrevious: true });
  return useListedPage(answer, { ...turns, page: question.page, page_size: question.page_size });
}
