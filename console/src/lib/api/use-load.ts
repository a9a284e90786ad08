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
  /** What the answer is about: hints of these topics (and of these ids, where named) load it again. */
  readonly topics: readonly Topic[];
  readonly enabled?: boolean;
  /** Keep showing the answer to the last question while the next one is under way, as lists do. */
  readonly keepPrevious?: boolean;
  /** Of a boater's link. */
  readonly token?: string;
  /** Milliseconds; for what no hint tells of. */
  readonly refetchEvery?: number;
}

/** Loads what a query route answers and keeps it fresh. `error` is an ApiError. */
export function useLoad<In, Out>(
  route: Call<In, Out>,
  body: In | undefined,
  options: LoadOptions,
): UseQueryResult<Out, ApiError> {
  return useQuery(loadOptions(route, body, options));
}

/** The same question for a router's loader, a prefetch or a look into the cache. */
export function loadOptions<In, Out>(
  route: Call<In, Out>,
  body: In | undefined,
  options: LoadOptions,
): UseQueryOptions<Out, ApiError> & { queryKey: QueryKey } {
  const { topics, enabled, keepPrevious, token, refetchEvery } = options;
  return queryOptions<Out, ApiError>({
    queryKey: loadKey(route, body, token),
    queryFn: async ({ signal }) => {
      // A page asks all its questions at once, right after it was drawn: each in a task of its own, they hold nobody up.
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

/** Where the answer is kept. */
export function loadKey(route: Call, body: unknown, token?: string): QueryKey {
  const language = route.spoken === true ? [currentLanguage()] : [];
  return [route.method, route.path, body ?? null, token ?? namedMarina(), ...language];
}
