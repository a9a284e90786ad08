import { useEffect } from 'react';
import { boaterReservationApi } from '../../../../../contracts/reservations/boater-api.js';
import { messageApi } from '../../../../../contracts/messages/api.js';
import type { RouteCall } from '../../../lib/api/route-call.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { ASK_AGAIN_EVERY, boaterTopics } from './boater-topics.js';

/** The reservation that the link opens. */
export const useBoaterView = (token: string) => useBoaterLoad(boaterReservationApi.get, token);

/** Both sides of the conversation about it. */
export const useBoaterMessages = (token: string) => useBoaterLoad(messageApi.boaterMessages, token);

/** Loads what the link opens, and again and again while the page is in sight. */
function useBoaterLoad<Out>(route: RouteCall<unknown, Out>, token: string) {
  const query = useLoad(route, undefined, { topics: boaterTopics, token, refetchEvery: ASK_AGAIN_EVERY });
  useAskWhenSeen(query.refetch);
  return query;
}

/** Asks at once when the phone is taken out of the pocket again, or is back online. */
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
