import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DepartingStay } from '../../../entities/stay-change/departure-dialog.js';
import type { DepartureMove } from '../../../entities/stay-change/departure-rules.js';
import { usePlan } from '../api/use-plan.js';
import type { ChartBar } from '../model/chart-bar.js';
import { pagesAround } from '../model/bar-pages.js';
import { chartData, layoutOf } from '../model/chart-data.js';
import { type ChartWindow, covers, loadedAround } from '../model/chart-window.js';
import { rowHeight } from '../model/geometry.js';
import { gestured, idle } from '../model/gesture.js';
import { planDifference } from '../model/plan-difference.js';
import type { ChangeKind } from '../model/form-change.js';
import type { PlanAddress } from './use-plan-address.js';

/** Berths in view before the chart has measured itself. */
const FIRST_VIEW: readonly [number, number] = [0, 40];
const ALL_ROWS: readonly [number, number] = [0, Infinity];

/** What is open over the chart: the menu of a bar, its form, a berth, or the question about an undo. */
export type PlanFloat =
  | { readonly kind: 'undo'; readonly actionId: string }
  | { readonly kind: 'menu'; readonly bar: ChartBar; readonly anchor: HTMLElement }
  | { readonly kind: 'form'; readonly bar: ChartBar; readonly change: ChangeKind }
  | { readonly kind: 'departure'; readonly stay: DepartingStay; readonly move: DepartureMove }
  | { readonly kind: 'berth'; readonly berthId: string; readonly anchor: HTMLElement };

/** The state of the plan's screen: its data, the selected bar, the gesture, and what is open over the chart. */
export function usePlanScreen(address: PlanAddress, touch: boolean) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(FIRST_VIEW);
  const [printing, setPrinting] = useState(false);
  const { at, compare } = address;
  const comparing = at !== null && compare === 'difference';
  // A boat that moved may be in any two rows.
  const range = printing || comparing ? ALL_ROWS : shown;
  const { loaded, onNearEnd } = useLoadedNights(address.window);
  const extent = { view: address.window, loaded, filter: address.filter, shown: range };
  const load = usePlan({ ...extent, at: compare === 'now' ? null : at });
  const present = usePlan({ ...extent, at: null, enabled: comparing });
  const [gesture, dispatch] = useReducer(gestured, idle);
  const [selectedId, select] = useState<string | null>(null);
  const [chosen, choose] = useState<ReadonlySet<string>>(NONE);
  const [float, setFloat] = useState<PlanFloat | null>(null);
  const onShown = useCallback((first: number, last: number) => {
    const next = pagesAround(first, last);
    setShown((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
  }, []);

  // Paper shows every row, so all bars are loaded first.
  useEffect(() => {
    if (!printing || !load.complete) return;
    setPrinting(false);
    window.print();
  }, [printing, load.complete]);

  const { piers, counted, rows, bars, closures, today } = load.plan ?? NOTHING;
  const layout = useMemo(() => layoutOf(piers, rows, rowHeight(touch), counted), [piers, rows, touch, counted]);
  const data = useMemo(() => chartData(layout, bars, today, closures), [layout, bars, today, closures]);
  const later = comparing && load.complete && present.complete ? present.plan : undefined;
  const difference = useMemo(() => {
    if (later === undefined) return null;
    return planDifference(data.index.byId.values(), chartData(layout, later.bars, later.today).index.byId.values());
  }, [later, data, layout]);
  return {
    load,
    data,
    loaded,
    onNearEnd,
    /** Whether a past moment is shown. */
    past: at !== null,
    /** Null: the chart shows one moment only, or the other one is loading. */
    difference,
    shown,
    onShown,
    gesture,
    dispatch,
    selectedId,
    selected: selectedId === null ? null : (data.index.byId.get(selectedId) ?? null),
    select,
    /** The stays that move together. */
    chosen,
    choose,
    float,
    setFloat,
    printing,
    print: () => setPrinting(true),
    open: (bar: ChartBar): void => {
      if (bar.kind === 'CLOSED' && bar.closed !== undefined) void navigate(`/closures/${bar.closed.closureId}`);
      else if (bar.reservationId !== null) void navigate(`/reservations/${bar.reservationId}`);
    },
  };
}

/** The loaded nights around the view: others once the view leaves them, or a scroll comes near their end. */
function useLoadedNights(view: ChartWindow) {
  const [{ seen, loaded }, setNights] = useState({ seen: view, loaded: loadedAround(view) });
  const current = seen === view || covers(loaded, view) ? loaded : loadedAround(view);
  if (seen !== view) setNights({ seen: view, loaded: current });
  const onNearEnd = useCallback(
    (near: ChartWindow) => setNights((before) => ({ ...before, loaded: loadedAround(near) })),
    [],
  );
  return { loaded: current, onNearEnd };
}

const NONE: ReadonlySet<string> = new Set();

const NOTHING = { piers: [], counted: false, rows: [], bars: [], closures: [], today: '' };

export type PlanScreenState = ReturnType<typeof usePlanScreen>;
