import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ChartWindow } from '../model/chart-window.js';
import { rowsIn, type RowLayout } from '../model/chart-rows.js';
import { HEAD_HEIGHT, nightWidth, rangeOf } from '../model/geometry.js';

/** Rows drawn above and below the view, so that a quick scroll shows no gap. */
const SPARE_ROWS = 10;
/** Pixels after which a scroll draws other rows or nights. */
const STEP = 68;
/** Spare nights on both sides, in pixels. */
const SPARE_WIDTH = 320;
/** The size of a view that has none yet. */
const UNMEASURED = { width: 1100, height: 640 };

export interface ChartView {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Pixels of one night. */
  readonly night: number;
  /** Indexes `[first, last)` of the rows to draw. */
  readonly rows: readonly [number, number];
  /** Nights `[from, to)` of the window to draw. */
  readonly nights: readonly [number, number];
  /** Whether the nights are wider than the view, so that it scrolls sideways. */
  readonly sideways: boolean;
}

/** Measures the scroller and finds the rows and nights to draw: those in view and some around them; in print all. */
export function useChartView(layout: RowLayout, window: ChartWindow, labelWidth: number): ChartView {
  const scroller = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  const [at, setAt] = useState({ top: 0, left: 0 });
  const printing = usePrinting();

  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    const top = Math.floor(box.scrollTop / STEP) * STEP;
    const left = Math.floor(box.scrollLeft / STEP) * STEP;
    setAt((before) => (before.top === top && before.left === left ? before : { top, left }));
  }, []);

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

  const night = nightWidth(window, size.width - labelWidth);
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
    sideways: night * window.nights > size.width - labelWidth + 1,
  };
}

/** True while the page prints: paper shows all rows. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
