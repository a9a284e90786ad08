import { availabilityCalls } from '../../../../../contracts/berths/availability-calls.js';
import type { NightOccupancy } from '../../../../../contracts/berths/matches.js';
import { MOST_NIGHTS } from '../../../../../contracts/berths/vocabulary.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import type { Reloaded } from '../../../ui/states/not-refreshed.js';

const topics: readonly Topic[] = [{ topic: 'berths' }, { topic: 'occupancy' }];

/** How full the marina is on the nights of a stay. */
export interface OccupancyOfStay {
  readonly may: boolean;
  /** Undefined: not loaded. */
  readonly nights: readonly NightOccupancy[] | undefined;
  readonly load: Omit<Reloaded, 'data'>;
}

/** Loads the plan's occupancy for the nights of a stay, at most `MOST_NIGHTS` of them. @param stay null: not wanted */
export function useOccupancy(stay: DateRange | null): OccupancyOfStay {
  const may = useMay(availabilityCalls.occupancy.access);
  const { data, error, isFetching, refetch } = useLoad(availabilityCalls.occupancy, nightsOf(stay), {
    topics,
    enabled: may && stay !== null,
  });
  return { may, nights: data?.items, load: { error, isFetching, refetch } };
}

function nightsOf(stay: DateRange | null): DateRange | undefined {
  if (stay === null) return undefined;
  const last = addDays(stay.start_date, MOST_NIGHTS);
  return { start_date: stay.start_date, end_date: stay.end_date < last ? stay.end_date : last };
}
