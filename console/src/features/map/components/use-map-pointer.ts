import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../../../../contracts/berths/rules/harbour-layout.js';
import type { MapView } from './use-viewport.js';

/** Pixels that a pointer may move during a click. */
const STILL = 5;

interface Grip {
  readonly start: Point;
  last: Point;
  moved: boolean;
}

export interface MapGestures {
  /** A click or tap. */
  readonly onPress: (at: Point, event: PointerEvent<HTMLElement>) => void;
  /**
   * Begins a drag of something on the map; the answer receives every further place of the pointer. Null: the drag moves
   * the map itself.
   */
  readonly onGrab?: ((at: Point) => ((to: Point, fine: boolean) => void) | null) | undefined;
}

/** Mouse, pen and touch on the map: drag to move it, two fingers or the wheel to zoom. Points are pixels of the frame. */
export function useMapPointer(frame: RefObject<HTMLElement | null>, map: MapView, gestures: MapGestures) {
  const grips = useRef(new Map<number, Grip>());
  const carried = useRef<((to: Point, fine: boolean) => void) | null>(null);
  const latest = useRef(map);
  useEffect(() => {
    latest.current = map;
  });
  useWheel(frame, latest);
  const at = (event: PointerEvent<HTMLElement>): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      const point = at(event);
      event.currentTarget.setPointerCapture(event.pointerId);
      grips.current.set(event.pointerId, { start: point, last: point, moved: false });
      carried.current = grips.current.size === 1 ? (gestures.onGrab?.(point) ?? null) : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const grip = grips.current.get(event.pointerId);
      if (grip === undefined) return;
      const point = at(event);
      if (distance(point, grip.start) > STILL) grip.moved = true;
      const other = [...grips.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) pinch(latest.current, grip.last, point, other.last);
      else if (carried.current !== null) {
        if (grip.moved) carried.current(point, event.shiftKey);
      } else if (grip.moved) latest.current.pan(point.x - grip.last.x, point.y - grip.last.y);
      grip.last = point;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const grip = grips.current.get(event.pointerId);
      grips.current.delete(event.pointerId);
      carried.current = null;
      if (grip !== undefined && !grip.moved && grips.current.size === 0) gestures.onPress(at(event), event);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => {
      grips.current.delete(event.pointerId);
      carried.current = null;
    },
  };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Two fingers: their distance zooms, their middle moves the map. */
function pinch(map: MapView, before: Point, now: Point, other: Point): void {
  const apart = distance(before, other);
  if (apart < 1) return;
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  map.zoomAt(distance(now, other) / apart, middle);
  map.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
}

/** Pixels of turning the wheel that double the scale. */
const DOUBLE = 400;

/** React adds passive wheel listeners, which cannot keep the page from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, map: RefObject<MapView>): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      map.current.zoomAt(2 ** (-event.deltaY / DOUBLE), { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, map]);
}
