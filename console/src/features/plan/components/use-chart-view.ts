import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { addDays, dayNumber } from '../../../../../contracts/vocabulary/dates.js';
import { type ChartWindow, isNearEnd, viewFrom } from '../model/chart-window.js';
import { rowsIn, type RowLayout } from '../model/chart-rows.js';
import { HEAD_HEIGHT, nightWidth, rangeOf, xOf } from '../model/geometry.js';

/** Rows drawn above and below the view, so that a quick scroll shows no gap. */
const SPARE_ROWS = 10;
/** Pixels after which a scroll draws other rows or nights. */
const STEP = 68;
/** Spare nights on both sides, in pixels. */
const SPARE_WIDTH = 320;
/** The size of a view that has none yet. */
const UNMEASURED = { width: 1100, height: 640 };
/** Pixels of a page in landscape between its margins, at the size of paper. */
const PAPER_WIDTH = 1240;
/** Milliseconds without a scroll after which the address gets the nights in view. */
const SETTLED_MS = 200;

interface ChartViewOptions {
  readonly layout: RowLayout;
  /** The nights that are laid out. */
  readonly window: ChartWindow;
  /** The nights in view. */
  readonly view: ChartWindow;
  readonly labelWidth: number;
  /** Paper shows all rows and the nights in view. */
  readonly printing: boolean;
  readonly onView: (start: string) => void;
  readonly onNearEnd: (near: ChartWindow) => void;
}

export interface ChartView {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Pixels of one night. */
  readonly night: number;
  /** Indexes `[first, last)` of the rows to draw. */
  readonly rows: readonly [number, number];
  /** Nights `[from, to)` of the window to draw. */
  readonly nights: readonly [number, number];
}

/**
 * Measures the scroller and finds the rows and nights to draw: those in view and some around them; in print all. The
 * nights scroll without end: near the end of those laid out, others are asked for, and the same nights stay in view.
 */
export function useChartView(options: ChartViewOptions): ChartView {
  const { layout, window, view, labelWidth, printing, onView, onNearEnd } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  const night = nightWidth(view, (printing ? PAPER_WIDTH : size.width) - labelWidth);
  const [at, setAt] = useState({ top: 0, left: xOf(window, night, view.start) });
  /** The day at the left side, with its fraction; the first night of the view that was last seen, and that was reported. */
  const place = useRef({ left: dayNumber(view.start), seen: view.start, reported: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const draw = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    const top = Math.floor(box.scrollTop / STEP) * STEP;
    const left = Math.floor(box.scrollLeft / STEP) * STEP;
    setAt((before) => (before.top === top && before.left === left ? before : { top, left }));
  }, []);

  const onScroll = (): void => {
    const box = scroller.current;
    if (box === null || printing) return;
    draw();
    const from = box.scrollLeft / night;
    place.current.left = dayNumber(window.start) + from;
    const start = addDays(window.start, Math.round(from));
    if (isNearEnd(window, viewFrom(view.zoom, start))) onNearEnd(viewFrom(view.zoom, start));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (start === place.current.seen) return;
      place.current.reported = start;
      onView(start);
    }, SETTLED_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  // The same nights stay in view when others are laid out or their width changes; another address brings others.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null || printing) return;
    if (place.current.seen !== view.start && place.current.reported !== view.start) {
      clearTimeout(timer.current);
      place.current.left = dayNumber(view.start);
    }
    place.current.seen = view.start;
    box.scrollLeft = (place.current.left - dayNumber(window.start)) * night;
    draw();
  }, [window.start, view.start, night, printing, draw]);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const measure = (): void => {
      const [width, height] = [box.clientWidth || UNMEASURED.width, box.clientHeight || UNMEASURED.height];
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const [from, to] = printing
    ? [0, window.nights]
    : rangeOf(at.left, size.width - labelWidth + STEP, night, window.nights, Math.ceil(SPARE_WIDTH / night));
  // The same value while it does not change: rows that are drawn stay as they are when others scroll into view.
  const nights = useMemo<readonly [number, number]>(() => [from, to], [from, to]);
  return {
    scroller,
    onScroll,
    night,
    rows: printing ? [0, layout.rows.length] : rowsIn(layout, at.top - HEAD_HEIGHT, size.height + STEP, SPARE_ROWS),
    nights,
  };
}
