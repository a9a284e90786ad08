import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box, Point } from '../../../../../contracts/berths/rules/harbour-layout.js';
import { fitting, panned, type ScreenSize, showing, type Viewport, zoomed } from '../model/viewport.js';

const ZOOM_STEP = 1.35;

export interface MapView {
  readonly view: Viewport;
  readonly size: ScreenSize;
  readonly zoom: (direction: 1 | -1) => void;
  readonly zoomAt: (factor: number, at: Point) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** Shows the whole harbour, and follows its size until the user moves the map. */
  readonly fit: () => void;
  /** Moves the map so that the point is seen. */
  readonly show: (point: Point) => void;
}

/** The part of the map on the screen. It shows the whole harbour until the user moves it. */
export function useViewport(frame: RefObject<HTMLElement | null>, bounds: Box): MapView {
  const [size, setSize] = useState<ScreenSize>({ width: 0, height: 0 });
  const [moved, setMoved] = useState<Viewport | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const view = moved ?? fitting(bounds, size);
  const current = useRef({ view, size });
  useEffect(() => {
    current.current = { view, size };
  });
  const change = useCallback((next: (view: Viewport, size: ScreenSize) => Viewport) => {
    const after = next(current.current.view, current.current.size);
    current.current = { ...current.current, view: after };
    setMoved(after);
  }, []);
  return {
    view,
    size,
    zoom: (direction) =>
      change((before, { width, height }) => zoomed(before, ZOOM_STEP ** direction, { x: width / 2, y: height / 2 })),
    zoomAt: (factor, at) => change((before) => zoomed(before, factor, at)),
    pan: (dx, dy) => change((before) => panned(before, dx, dy)),
    fit: () => setMoved(null),
    show: (point) => {
      const { view: before, size: within } = current.current;
      const after = showing(before, point, within);
      if (after.x !== before.x || after.y !== before.y) change(() => after);
    },
  };
}
