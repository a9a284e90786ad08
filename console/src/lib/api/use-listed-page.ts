import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDeferredArrival } from '../../ui/states/use-deferred-arrival.js';
import { lastPage } from '../url/last-page.js';
import type { ApiError } from './api-error.js';

interface PageAnswer {
  readonly items: readonly unknown[];
  readonly total: number;
}

/** The part of a list's answer that is drawn, and whether the list is empty or failed. */
export interface ListedPage<A extends PageAnswer> {
  /** Undefined while the first answer loads. */
  readonly data: A | undefined;
  readonly rows: A['items'];
  readonly failed: boolean;
  readonly nothing: boolean;
}

const none: readonly never[] = [];

/** Reads the answer of a paged list, and turns back to the last page if rows have left the list. */
export function useListedPage<A extends PageAnswer>(
  answer: UseQueryResult<A, ApiError>,
  page: { readonly page: number; readonly page_size: number },
  turnTo: (page: number) => void,
): ListedPage<A> {
  const drawn = useDeferredArrival(answer.data !== undefined);
  const data = drawn ? answer.data : undefined;
  const rows: A['items'] = data?.items ?? none;
  const empty = data !== undefined && rows.length === 0;
  const beyond = empty && !answer.isPlaceholderData && data.total > 0;
  const last = lastPage(data?.total ?? 0, page.page_size);
  useEffect(() => {
    if (beyond && page.page > last) turnTo(last);
  }, [beyond, last, page.page, turnTo]);
  return {
    data,
    rows,
    failed: answer.data === undefined && answer.error !== null,
    nothing: empty && data.total === 0,
  };
}
