import type { Dispatch } from 'react';
import type { ChartBar } from '../model/chart-bar.js';
import type { ChartData } from '../model/chart-data.js';
import type { ChartWindow } from '../model/chart-window.js';
import type { EmptyNights } from '../model/empty-nights.js';
import type { Aim, Gesture, GestureEvent, Lifted } from '../model/gesture.js';
import { chosenBars, movesOf, placedTogether } from '../model/several.js';

/** What the hands and the keys of the chart act on. Read from a reference, so that no row is drawn again for it. */
export interface ChartControl {
  readonly data: ChartData;
  /** The nights that are laid out, and those in view. */
  readonly window: ChartWindow;
  readonly view: ChartWindow;
  /** Pixels of one night and of the berths' column. */
  readonly night: number;
  readonly labelWidth: number;
  readonly gesture: Gesture;
  readonly dispatch: Dispatch<GestureEvent>;
  readonly readOnly: boolean;
  /** The first night that can be booked; null: none can. */
  readonly bookFrom: string | null;
  /** Opens a new reservation for empty nights. */
  readonly book: (nights: EmptyNights) => void;
  readonly selectedId: string | null;
  readonly select: (barId: string | null) => void;
  /** The chosen stays, which move together. */
  readonly chosen: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
  readonly open: (bar: ChartBar) => void;
  /** Opens the menu of a bar beside its element. */
  readonly openMenu: (bar: ChartBar, anchor: HTMLElement) => void;
  /** Shows what is known of a berth, or why the selected boat does or does not fit. */
  readonly openBerth: (berthId: string, anchor: HTMLElement) => void;
}

/** The known bars of a bar's stay. */
export function segmentsOf({ data }: ChartControl, bar: ChartBar): ChartBar[] {
  if (bar.allocationId === null) return [];
  return [...data.index.byId.values()].filter(({ allocationId }) => allocationId === bar.allocationId);
}

/** The bar of an element of the chart, or of one inside it. */
export function barOf({ data }: ChartControl, target: EventTarget | null): ChartBar | null {
  const element = target instanceof Element ? target.closest('[data-bar]') : null;
  return data.index.byId.get(element?.getAttribute('data-bar') ?? '') ?? null;
}

/** The stays that a held bar takes along, itself included; empty: it moves alone. */
export function takenAlong({ data, chosen }: Pick<ChartControl, 'data' | 'chosen'>, bar: ChartBar): ChartBar[] {
  return chosen.size > 1 && chosen.has(bar.id) ? chosenBars(data, chosen) : [];
}

/** Where a held bar goes when others go with it: to another row only, and into no exchange. */
export function aimTogether(control: ChartControl, { bar }: Lifted, aim: Aim): Aim {
  if (takenAlong(control, bar).length === 0) return aim;
  return { berthId: aim.berthId, start: bar.start, end: bar.end, swapWith: null };
}

/** Shows the preview of what is held, alone or together with the other chosen stays. */
export function dropHeld(control: ChartControl): void {
  const { gesture, dispatch, data } = control;
  if (gesture.phase !== 'lifted') return;
  const { bar, grip, berthId, start, end } = gesture.lifted;
  const along = grip === 'body' ? takenAlong(control, bar) : [];
  if (along.length === 0) {
    dispatch({ does: 'drop', segments: segmentsOf(control, bar) });
    return;
  }
  const change = movesOf(placedTogether(data.layout, along, bar, berthId));
  if (change === null) dispatch({ does: 'putBack' });
  else dispatch({ does: 'ask', change, bar, aim: { berthId, start, end, swapWith: null } });
}
