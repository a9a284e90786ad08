import { useQueries } from '@tanstack/react-query';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { loadOptions, useLoad } from '../../../lib/api/use-load.js';
import { useSession } from '../../../lib/session/session-context.js';
import { activitiesOf, type Activity } from '../model/activity.js';
import type { MembershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

/** Most stays and messages that are loaded. */
const MOST = 100;

/** The boater or the boat whose activities are shown, with their cards. */
export interface ActivityOf {
  readonly boater_id?: string;
  readonly vessel_id?: string;
  readonly cards: readonly Pick<MembershipCard, 'card_id' | 'card_number'>[];
}

interface Activities {
  readonly activities: readonly Activity[];
  readonly loading: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
}

/** Loads stays, messages and the use of cards. Lists that the user may not read are left out. */
export function useActivities({ boater_id, vessel_id, cards }: ActivityOf): Activities {
  const { mayDo } = useSession();
  const filter = boater_id === undefined ? { vessel_id: vessel_id ?? '' } : { boater_id };
  const stays = useLoad(
    reservationCalls.getall,
    { filter, sort: { key: 'updated_at', direction: 'desc' }, page_size: MOST },
    { topics: [{ topic: 'reservations' }], enabled: mayDo(reservationCalls.getall.access) },
  );
  const messages = useLoad(
    messageCalls.getall,
    { boater_id: boater_id ?? '', remove_notifications: true, page_size: MOST },
    {
      topics: [{ topic: 'messages', ids: [boater_id ?? ''] }],
      enabled: boater_id !== undefined && mayDo(messageCalls.getall.access),
    },
  );
  const visits = useQueries({
    queries: cards.map(({ card_id }) =>
      loadOptions(cardCalls.visits, { customer_id: card_id }, { topics: [{ topic: 'memberships' }] }),
    ),
  });
  const all = [stays, messages, ...visits];
  const activities = activitiesOf({
    stays: stays.data?.items ?? [],
    messages: [...(messages.data?.read ?? []), ...(messages.data?.unread ?? [])],
    visits: visits.flatMap(({ data }, at) =>
      (data?.items ?? []).map((visit) => ({ card_number: cards[at]?.card_number ?? '', visit })),
    ),
  });
  return {
    activities,
    loading: all.some(({ isLoading }) => isLoading),
    error: all.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of all) if (error !== null) void refetch();
    },
  };
}
