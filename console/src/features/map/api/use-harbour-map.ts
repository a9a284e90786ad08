import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import type { SizedBoat } from '../model/map-address.js';
import { availabilityCalls } from '../../../../../contracts/berths/availability-calls.js';
import { harbourMapCalls } from '../../../../../contracts/berths/harbour-map-calls.js';

/** Every change of these moves a boat or a berth on the map. */
const harbour: readonly Topic[] = [{ topic: 'occupancy' }, { topic: 'berths' }, { topic: 'traffic' }];

/** Loads the map of one night. @param at UTC instant; null: now */
export function useHarbourMap(date: string | null, at: string | null, enabled = true) {
  const body = { ...(date === null ? {} : { date }), ...(at === null ? {} : { at }) };
  return useLoad(harbourMapCalls.showMap, body, { topics: harbour, keepPrevious: true, enabled });
}

/** Loads what differs between a moment and now. */
export function usePlanDifferences(at: string | null) {
  return useLoad(
    harbourMapCalls.planDifferences,
    { at: at ?? '' },
    { topics: harbour, keepPrevious: true, enabled: at !== null },
  );
}

/** Loads which berths a boat fits into from a date on. @param until day of departure; null: one night */
export function useFit(boat: SizedBoat | null, date: string | null, until: string | null) {
  const start_date = date ?? '';
  const end_date = until !== null && until > start_date ? until : start_date === '' ? '' : addDays(start_date, 1);
  const body = { start_date, end_date, length: 0, beam: 0, draft: 0, ...boat };
  return useLoad(availabilityCalls.listAvailableBerths, body, {
    topics: harbour,
    keepPrevious: true,
    enabled: boat !== null && date !== null,
  });
}

/** Finds reservations by boat, person or number, for their boat and dates. */
export function useStaysFound(search: string) {
  const may = useMay(reservationCalls.getall.access);
  const body = { filter: { search }, page_size: 5 };
  const enabled = may && search.length >= 2;
  return { ...useLoad(reservationCalls.getall, body, { topics: [{ topic: 'reservations' }], enabled }), may, enabled };
}
