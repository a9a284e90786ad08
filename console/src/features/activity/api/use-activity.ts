import { useQueryClient } from '@tanstack/react-query';
import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import type { TrafficActivity } from '../../../../../contracts/traffic/traffic.js';
import { loadKey, useLoad } from '../../../lib/api/use-load.js';
import { useUser } from '../../../lib/session/session-context.js';
import { withConfirmed } from '../model/activity-view.js';

/** Loads all arrivals and departures that the screen shows, and reloads them when a boat, stay or berth changes. */
export function useActivity() {
  return useLoad(trafficCalls.activity, undefined, {
    topics: [{ topic: 'traffic' }, { topic: 'reservations' }, { topic: 'occupancy' }, { topic: 'berths' }],
  });
}

/** Shows a movement as done once its confirmation is answered, before all movements are loaded again. */
export function useShowConfirmed(): (traffic_event_id: string) => void {
  const client = useQueryClient();
  const { id, first_name, last_name } = useUser();
  return (traffic_event_id) => {
    const confirmed_by = { kind: 'staff' as const, id, name: `${first_name} ${last_name}` };
    const confirmed = { confirmed_at: new Date().toISOString(), confirmed_by };
    client.setQueryData<TrafficActivity>(
      loadKey(trafficCalls.activity, undefined),
      (shown) => shown && withConfirmed(shown, traffic_event_id, confirmed),
    );
  };
}
