import { useEffect } from 'react';
import { boaterReservationApi } from '../../../../../contracts/reservations/boater-api.js';
import { messageApi } from '../../../../../contracts/messages/api.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { ASK_AGAIN_EVERY, boaterTopics } from './boater-topics.js';

/** The reservation that the link opens, asked for again while the page is in sight. */
export function useBoaterView(token: string) {
  const query = useLoad(boaterReservationApi.get, undefined, {
    topics: boaterTopics,
    token,
    refetchEvery: ASK_AGAIN_EVERY,
  });
  useAskWhenSeen(query.refetch);
  return query;
}

/** Both sides of the conversation about it. */
export function useBoaterMessages(token: string) {
  const query = useLoad(messageApi.boaterMessages, undefined, {
    topics: boaterTopics,
    token,
    refetchEvery: ASK_AGAIN_EVERY,
  });
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
