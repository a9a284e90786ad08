import type { Dispatch } from 'react';
import type { ChartBar } from '../model/chart-bar.js';
import type { ChartData } from '../model/chart-data.js';
import type { ChartWindow } from '../model/chart-window.js';
import type { EmptyNights } from '../model/empty-nights.js';
import type { Gesture, GestureEvent } from '../model/gesture.js';

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
