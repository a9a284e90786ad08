import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlanClosure } from '../../../../../contracts/berths/closures.js';
import type { PlanBar, PlanPier, PlanRow } from '../../../../../contracts/berths/plan.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import type { Topic } from '../../../lib/api/topics.js';
import { loadKey, loadOptions, useLoad } from '../../../lib/api/use-load.js';
import { barsOf, type BarPage, PAGE_ROWS, pagesOf, reservationsOf } from '../model/bar-pages.js';
import type { ChartWindow } from '../model/chart-window.js';
import type { PlanFilter } from '../model/plan-filter.js';
import { planCalls } from '../../../../../contracts/berths/plan-calls.js';

/** Rows whose bars the first answer includes: more than a usual screen shows. */
const FIRST_ROWS = PAGE_ROWS;

export interface LoadedPlan {
  /** The marina's date. */
  readonly today: string;
  readonly piers: readonly PlanPier[];
  readonly rows: readonly PlanRow[];
  readonly bars: readonly PlanBar[];
  readonly closures: readonly PlanClosure[];
}

export interface PlanLoad {
  readonly plan: LoadedPlan | undefined;
  /** True once the bars of all shown rows are loaded. */
  readonly complete: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
  readonly retrying: boolean;
}

interface Range {
  readonly start_date: string;
  readonly end_date: string;
  readonly at?: string;
}

/** What the pages of bars begin with: the bars of the first rows. */
interface FirstBars {
  readonly bars: readonly PlanBar[];
  readonly at: number;
}

/**
 * The tape chart's rows, and the bars of the rows in view: `shown` is `[first, last)` of the berths in order. The first
 * answer draws the chart. After it, each page of rows follows the hints about its own berths and stays; rows and
 * fullness follow those about berths and the plan. `at` shows the plan as it stood at a past moment (UTC); null: now.
 */
export function usePlan(
  window: ChartWindow,
  filter: PlanFilter,
  at: string | null,
  shown: readonly [number, number],
  enabled = true,
): PlanLoad {
  const client = useQueryClient();
  const range: Range = { start_date: window.start, end_date: window.end, ...(at === null ? {} : { at }) };
  const first = useLoad(
    planCalls.plan,
    { ...range, filter, bars_of: FIRST_ROWS },
    { topics: [], keepPrevious: true, enabled },
  );
  const rows = useLoad(
    planCalls.plan,
    { ...range, filter, bars_of: 0 },
    {
      topics: [{ topic: 'berths' }, { topic: 'occupancy' }],
      enabled: enabled && first.isSuccess && !first.isPlaceholderData,
      keepPrevious: true,
    },
  );
  const data = first.isPlaceholderData ? first.data : (rows.data ?? first.data);
  const pages = useMemo(() => pagesOf(data?.berths ?? []), [data?.berths]);
  const begin =
    first.isPlaceholderData || first.data === undefined ? null : { bars: first.data.bars, at: first.dataUpdatedAt };
  const bars = useQueries({
    queries: pages
      .filter(({ from, to }) => enabled && from < shown[1] && to > shown[0])
      .map((page) => pageOptions(client, range, page, begin)),
    combine: barsOfAnswers,
  });
  const early = first.data?.bars;
  const plan = useMemo(
    () =>
      data === undefined
        ? undefined
        : {
            today: data.today,
            piers: data.piers,
            rows: data.berths,
            closures: data.closures,
            bars: bars.complete ? bars.items : [...(early ?? []), ...bars.items],
          },
    [data, bars, early],
  );
  return {
    plan,
    complete: begin !== null && bars.complete,
    error: first.error ?? bars.error,
    retry: () => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
    retrying: first.isFetching,
  };
}

function barsOfAnswers(
  answers: readonly { data: { bars: PlanBar[] } | undefined; isPending: boolean; error: ApiError | null }[],
) {
  return {
    items: answers.flatMap(({ data }) => data?.bars ?? []),
    complete: answers.every(({ isPending }) => !isPending),
    error: answers.find(({ error }) => error !== null)?.error ?? null,
  };
}

/** The query for the bars of a page. Pages among the first rows begin with the first answer's bars. */
function pageOptions(client: QueryClient, range: Range, page: BarPage, begin: FirstBars | null) {
  const body = { ...range, berth_ids: [...page.berthIds] };
  const known = client.getQueryData<{ bars: PlanBar[] }>(loadKey(planCalls.planBars, body));
  const reservations = reservationsOf(known?.bars ?? []);
  const topics: Topic[] = [{ topic: 'occupancy', ids: page.berthIds }];
  if (reservations.length > 0) topics.push({ topic: 'reservations', ids: reservations });
  const starts = begin !== null && page.to <= FIRST_ROWS;
  return {
    ...loadOptions(planCalls.planBars, body, { topics }),
    ...(starts ? { initialData: { revision: 0, bars: barsOf(page, begin.bars) }, initialDataUpdatedAt: begin.at } : {}),
  };
}
