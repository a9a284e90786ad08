import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';

/** Loads all arrivals and departures that the screen shows, and reloads them when a boat, stay or berth changes. */
export function useActivity() {
  return useLoad(trafficCalls.activity, undefined, {
    topics: [{ topic: 'traffic' }, { topic: 'reservations' }, { topic: 'occupancy' }, { topic: 'berths' }],
  });
}
