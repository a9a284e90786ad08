import { QueryClient } from '@tanstack/react-query';
import { retryDelay, worthRetrying } from './retries.js';

/**
 * The cache of all loaded data. Hints mark outdated entries. An entry older than 30 s also reloads when it is shown
 * again or the window regains focus. Offline calls fail at once instead of pausing unnoticed.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 300_000,
        networkMode: 'always',
        refetchOnWindowFocus: true,
        // The default is off for calls that do not wait for the network, but changes missed while offline must be
        // loaded.
        refetchOnReconnect: 'always',
        retry: worthRetrying,
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: worthRetrying, retryDelay },
    },
  });
}
