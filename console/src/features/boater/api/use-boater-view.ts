import { useEffect } from 'react';
import { boaterReservationCalls } from '../../../../../contracts/reservations/calls.js';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import type { Call } from '../../../../../contracts/vocabulary/call.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { ASK_AGAIN_EVERY, boaterTopics } from './boater-topics.js';

/** The reservation that the link opens. */
export const useBoaterView = (token: string) => useBoaterLoad(boaterReservationCalls.get, token);

/** Both sides of the conversation about it. */
export const useBoaterMessages = (token: string) => useBoaterLoad(messageCalls.boaterMessages, token);

/** Loads what the link opens, and again and again while the page is in sight. */
function useBoaterLoad<Out>(route: Call<unknown, Out>, token: string) {
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
