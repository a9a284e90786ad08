import { useEffect } from 'react';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import type { Call } from '../../../../../contracts/vocabulary/call.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { ASK_AGAIN_EVERY, boaterTopics } from './boater-topics.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';

/** Loads the reservation of a link. */
export const useBoaterView = (token: string) => useBoaterLoad(boaterReservationCalls.get, token);

/** Loads the messages of both sides about the reservation. */
export const useBoaterMessages = (token: string) => useBoaterLoad(messageCalls.boaterMessages, token);

/** Loads data of a link and polls it while the page is visible. */
function useBoaterLoad<Out>(route: Call<unknown, Out>, token: string) {
  const query = useLoad(route, undefined, { topics: boaterTopics, token, refetchEvery: ASK_AGAIN_EVERY });
  useAskWhenSeen(query.refetch);
  return query;
}

/** Reloads at once when the page becomes visible again or the device is back online. */
function useAskWhenSeen(ask: () => unknown): void {
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', seen);
    };
  }, [ask]);
}
