import { absenceCalls } from '../../../../../contracts/absences/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { absenceTopics } from './absence-topics.js';

interface ForecastInput {
  readonly vessel_id: string;
  readonly absence_report_id?: string;
  /** Null: the report would be withdrawn. Undefined dates or a return before the departure: nothing to show yet. */
  readonly dates: { readonly departure: string | null | undefined; readonly return: string | null | undefined } | null;
}

/** Nights, prices and displaced visitors for the dates as typed; the previous answer stays while the next one loads. */
export function useForecast({ vessel_id, absence_report_id, dates }: ForecastInput) {
  const from = dates?.departure ?? '';
  const to = dates?.return ?? '';
  const complete = dates === null || (from !== '' && to !== '' && to >= from);
  const body = {
    vessel_id,
    ...(absence_report_id === undefined ? {} : { absence_report_id }),
    ...(dates === null ? {} : { departure_date: from, return_date: to }),
  };
  const answer = useLoad(absenceCalls.forecast, body, {
    topics: absenceTopics,
    keepPrevious: true,
    enabled: vessel_id !== '' && complete,
  });
  return { ...answer, complete };
}
