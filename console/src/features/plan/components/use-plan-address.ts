import { useMemo } from 'react';
import { type Comparison, comparisonOf } from '../../../entities/berth-plan/comparison.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { type ChartWindow, viewAround, viewFrom, type Zoom } from '../model/chart-window.js';
import {
  dayOf,
  type PlanFilter,
  filterNames,
  filterOf,
  planDefaults,
  type PlanParams,
  zoomOf,
} from '../model/plan-filter.js';

export interface PlanAddress {
  readonly state: PlanParams;
  /** The nights in view. */
  readonly window: ChartWindow;
  readonly filter: PlanFilter;
  readonly filtered: boolean;
  /** The past moment that is shown (UTC); null: now. */
  readonly at: string | null;
  readonly compare: Comparison;
  readonly set: (patch: Partial<PlanParams>) => void;
  readonly zoom: (zoom: Zoom) => void;
  /** Shows the nights from a day on; null: those around today. */
  readonly goTo: (day: string | null) => void;
  readonly clearFilters: () => void;
}

/** The chart's state, kept in the address only. `today` is the marina's date. */
export function usePlanAddress(today: string): PlanAddress {
  const { state, set, clear, countSet } = useListState(planDefaults);
  const { zoom, from, piers, length, services } = state;
  const window = useMemo(() => {
    const first = dayOf(from);
    return first === null ? viewAround(zoomOf(zoom), today) : viewFrom(zoomOf(zoom), first);
  }, [zoom, from, today]);
  const filter = useMemo(() => filterOf({ piers, length, services }), [piers, length, services]);
  return {
    state,
    window,
    filter,
    filtered: countSet(filterNames) > 0,
    at: Number.isNaN(Date.parse(state.at)) ? null : new Date(state.at).toISOString(),
    compare: comparisonOf(state.compare),
    set,
    zoom: (next) => set({ zoom: next }),
    goTo: (day) => set({ from: day ?? '' }),
    clearFilters: () => clear(['zoom', 'from', 'at', 'compare']),
  };
}
