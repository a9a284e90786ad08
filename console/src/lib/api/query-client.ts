import { QueryClient } from '@tanstack/react-query';
import { retryDelay, worthRetrying } from './retries.js';

/**
 * The cache of everything loaded. Hints say what is outdated, so nothing goes stale by itself but what nobody has
 * looked at for a while. Without a network a call fails at once and says so, rather than waiting unseen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 300_000,
        networkMode: 'always',
        refetchOnWindowFocus: true,
        // Off by default for calls that do not wait for the network; whatever was missed meanwhile is asked for again.
        refetchOnReconnect: 'always',
        retry: worthRetrying,
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: worthRetrying, retryDelay },
    },
  });
}
