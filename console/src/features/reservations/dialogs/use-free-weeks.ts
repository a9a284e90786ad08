import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import type { Topic } from '../../../lib/api/topics.js';
import { loadOptions, useLoad } from '../../../lib/api/use-load.js';
import { type FreeWeek, MOST_WEEKS, nearestFree, weeksAround } from './free-weeks-rules.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';
import { availabilityCalls } from '../../../../../contracts/berths/availability-calls.js';

/** Weeks that are looked up together. More follow only while too few of them have a free berth. */
const STEP = 6;

/** A change to any berth or stay can change the plan. */
const topics: readonly Topic[] = [{ topic: 'berths' }, { topic: 'occupancy' }];

/** The question how many berths the boat can have on these dates. Its own nights count as free. */
function wishFor({ vessel, allocation_id }: ReservationDetail, { start_date, end_date }: DateRange) {
  const { length, beam, draft, type } = vessel;
  const own = allocation_id === null ? {} : { allocation_id };
  return { start_date, end_date, length, beam, draft, type, ...own, limit: 1 };
}

/** How many berths are free for the boat on these dates; undefined until the plan has answered. */
export function useFreeBerths(reservation: ReservationDetail, dates: DateRange) {
  const { data, error, refetch } = useLoad(availabilityCalls.listMatchedBerths, wishFor(reservation, dates), {
    topics,
  });
  return { berths: data?.total, error, retry: () => void refetch() };
}

interface FreeWeeks {
  readonly weeks: readonly FreeWeek[];
  readonly looking: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
}

/** The weeks nearest to these dates in which a berth is free for the boat. */
export function useFreeWeeks(
  reservation: ReservationDetail,
  around: DateRange,
  today: string,
  taken: readonly DateRange[],
): FreeWeeks {
  const weeks = weeksAround(around, today);
  const [reach, setReach] = useState(STEP);
  const answers = useQueries({
    queries: weeks
      .slice(0, reach)
      .map((week) => loadOptions(availabilityCalls.listMatchedBerths, wishFor(reservation, week), { topics })),
  });
  const failed = answers.find(({ isError }) => isError);
  const looking = answers.some(({ isPending }) => isPending);
  const counts = answers.map(({ data }) => data?.total);
  const found = nearestFree(weeks, counts, taken);
  const goesOn = !looking && failed === undefined && found.length < MOST_WEEKS && reach < weeks.length;
  if (goesOn) setReach(reach + STEP);
  return {
    weeks: found,
    looking: looking || goesOn,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
