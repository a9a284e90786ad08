import type { HarbourMap } from '../../../../../contracts/berths/harbour-map.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { harbourMapCalls } from '../../../../../contracts/berths/harbour-map-calls.js';

/** The marina's piers, berths and the boats in them today; undefined while loading, or where the user may not read them. */
export function useHarbour(): HarbourMap | undefined {
  const enabled = useMay(harbourMapCalls.showMap.access);
  return useLoad(harbourMapCalls.showMap, {}, { topics: [{ topic: 'berths' }], enabled }).data;
}
