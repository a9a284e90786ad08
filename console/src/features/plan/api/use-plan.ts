import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
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
  /** Whether the taken nights of the piers are those in view. */
  readonly counted: boolean;
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

export interface PlanExtent {
  /** The nights in view, which the fullness of the piers is counted over. */
  readonly view: ChartWindow;
  /** The nights whose bars are loaded. */
  readonly loaded: ChartWindow;
  readonly filter: PlanFilter;
  /** A past moment (UTC) whose plan is shown; null: now. */
  readonly at: string | null;
  /** `[first, last)` of the berths in order. */
  readonly shown: readonly [number, number];
  readonly enabled?: boolean;
}

/**
 * The tape chart's rows, and the bars of the rows in view. The first answer draws the chart. After it, each page of rows
 * follows the hints about its own berths and stays; rows and fullness follow those about berths and the plan. While
 * other nights load, the known bars stay.
 */
export function usePlan({ view, loaded, filter, at, shown, enabled = true }: PlanExtent): PlanLoad {
  const client = useQueryClient();
  const past = at === null ? {} : { at };
  const range: Range = { start_date: loaded.start, end_date: loaded.end, ...past };
  const first = useLoad(
    planCalls.plan,
    { ...range, filter, bars_of: FIRST_ROWS },
    { topics: [], keepPrevious: true, enabled },
  );
  const rows = useLoad(
    planCalls.plan,
    { start_date: view.start, end_date: view.end, ...past, filter, bars_of: 0 },
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
  const known = useRef<readonly PlanBar[]>([]);
  const early = first.data?.bars;
  const around = first.data?.closures;
  const plan = useMemo(() => {
    if (data === undefined) return undefined;
    const shownBars = bars.complete ? bars.items : [...known.current, ...(early ?? []), ...bars.items];
    return {
      today: data.today,
      piers: data.piers,
      // Until the piers are counted over the view, the answer about all loaded nights has the counts of those.
      counted: rows.data !== undefined,
      rows: data.berths,
      closures: rows.data === undefined ? data.closures : allClosures(rows.data.closures, around ?? [], view),
      bars: shownBars,
    };
  }, [data, bars, early, around, rows.data, view]);
  useEffect(() => {
    if (bars.complete) known.current = bars.items;
  }, [bars]);
  return {
    plan,
    complete: begin !== null && bars.complete,
    error: first.error ?? bars.error,
    retry: () => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
    retrying: first.isFetching,
  };
}

/** Those in view, and those without a night in view. While another view loads, the known ones may be of both kinds. */
function allClosures(
  inView: readonly PlanClosure[],
  around: readonly PlanClosure[],
  { start, end }: ChartWindow,
): PlanClosure[] {
  const known = new Set(inView.map(({ closure_id }) => closure_id));
  const outside = around.filter(
    ({ closure_id, start_date, end_date }) =>
      !known.has(closure_id) && (start_date >= end || (end_date !== null && end_date <= start)),
  );
  return [...inView, ...outside];
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
