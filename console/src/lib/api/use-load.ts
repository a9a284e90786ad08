import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { currentLanguage } from '../i18n/i18n.js';
import type { ApiError } from './api-error.js';
import { yieldToMain } from '../time/yield-to-main.js';
import { call } from './client.js';
import type { Call } from '../../../../contracts/vocabulary/call.js';
import { namedMarina } from './session-token.js';
import type { Topic } from './topics.js';

export interface LoadOptions {
  /** Hints of these topics (and of these ids, where given) reload the answer. */
  readonly topics: readonly Topic[];
  readonly enabled?: boolean;
  /** Keeps showing the previous answer while the next one loads, as lists do. */
  readonly keepPrevious?: boolean;
  /** The token of a boater's link. */
  readonly token?: string;
  /** Milliseconds between reloads, for data without hints. */
  readonly refetchEvery?: number;
}

/** Loads the answer of a query route and keeps it fresh. `error` is an ApiError. */
export function useLoad<In, Out>(
  route: Call<In, Out>,
  body: In | undefined,
  options: LoadOptions,
): UseQueryResult<Out, ApiError> {
  return useQuery(loadOptions(route, body, options));
}

/** The options of `useLoad` for a router's loader, a prefetch or a read of the cache. */
export function loadOptions<In, Out>(
  route: Call<In, Out>,
  body: In | undefined,
  options: LoadOptions,
): UseQueryOptions<Out, ApiError> & { queryKey: QueryKey } {
  const { topics, enabled, keepPrevious, token, refetchEvery } = options;
  return queryOptions<Out, ApiError>({
    queryKey: loadKey(route, body, token),
    queryFn: async ({ signal }) => {
      // A page sends all its queries right after rendering. Each runs in a separate task, so that none blocks input.
      await yieldToMain();
      signal.throwIfAborted();
      return call(route, body, { signal, ...(token === undefined ? {} : { token }) });
    },
    meta: { topics },
    ...(enabled === undefined ? {} : { enabled }),
    ...(keepPrevious === true ? { placeholderData: keepPreviousData } : {}),
    ...(refetchEvery === undefined ? {} : { refetchInterval: refetchEvery }),
  });
}

/** The cache key of an answer. */
export function loadKey(route: Call, body: unknown, token?: string): QueryKey {
  const language = route.spoken === true ? [currentLanguage()] : [];
  return [route.method, route.path, body ?? null, token ?? namedMarina(), ...language];
}
