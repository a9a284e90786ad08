import { type MouseEvent, useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { ChartBar } from '../model/chart-bar.js';
import { berthAt, rowAt } from '../model/chart-rows.js';
import { HEAD_HEIGHT, nightAt, nightsMoved } from '../model/geometry.js';
import { type EmptyNights, emptyBetween } from '../model/empty-nights.js';
import { aimAt, canLift, type Grip, isBack } from '../model/gesture.js';
import { barMet } from '../model/bar-index.js';
import { within } from '../model/several.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { aimTogether, barOf, type ChartControl, dropHeld } from './chart-control.js';
import { edgeScroll } from './edge-scroll.js';

/** Pixels that a mouse moves before a bar is lifted, and a finger before its touch is a scroll. */
const MOUSE_SLACK = 4;
const TOUCH_SLACK = 10;
/** Milliseconds of a long press. */
const LONG_PRESS_MS = 450;
/** Pixels at a bar's ends that take hold of the end, at most a quarter of the bar. */
const EDGE = { mouse: 8, touch: 22 } as const;

interface Press {
  readonly pointerId: number;
  readonly bar: ChartBar;
  readonly grip: Grip;
  readonly split: boolean;
  readonly touch: boolean;
  /** Where it began: on the screen, and in the chart. */
  readonly clientX: number;
  readonly clientY: number;
  readonly x: number;
}

/** A mouse that was pressed on an empty night, and the nights it has drawn since. */
interface Drawing {
  readonly pointerId: number;
  readonly clientX: number;
  readonly berthId: string;
  readonly from: string;
  nights: EmptyNights | null;
}

/** A mouse that was pressed with Alt over free space: the corner where it began, in pixels of the chart. */
interface Roping {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

/** Mouse and touch on the chart: book empty nights, select, lift, aim and drop. Returns the handlers of the scroller. */
export function useChartPointer(scroller: RefObject<HTMLDivElement | null>, control: RefObject<ChartControl>) {
  const press = useRef<Press | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scrolling = useRef(edgeScroll());
  /** The origin of a bar that a finger has lifted and let go of: the next tap drops it. */
  const resting = useRef<{ x: number } | null>(null);
  const drawing = useRef<Drawing | null>(null);
  const roping = useRef<Roping | null>(null);

  useEffect(() => {
    const box = scroller.current;
    const held = scrolling.current;
    // A lifted bar follows the finger; without this the browser would scroll instead.
    const hold = (event: TouchEvent): void => {
      if (press.current !== null && control.current.gesture.phase === 'lifted') event.preventDefault();
    };
    box?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      box?.removeEventListener('touchmove', hold);
      clearTimeout(timer.current);
      held.stop();
    };
  }, [scroller, control]);

  const pointIn = (clientX: number, clientY: number): { x: number; y: number } => {
    const box = scroller.current;
    const rect = box?.getBoundingClientRect();
    const { labelWidth } = control.current;
    return {
      x: clientX - (rect?.left ?? 0) + (box?.scrollLeft ?? 0) - labelWidth,
      y: clientY - (rect?.top ?? 0) + (box?.scrollTop ?? 0) - HEAD_HEIGHT,
    };
  };

  const aim = (clientX: number, clientY: number, startX: number): void => {
    const { gesture, dispatch, data, window, night } = control.current;
    if (gesture.phase !== 'lifted') return;
    const { lifted } = gesture;
    const { x, y } = pointIn(clientX, clientY);
    const berth = berthAt(data.layout, y);
    const under = nightAt(window, night, x);
    const over =
      berth === null || berth.id === lifted.bar.berthId
        ? null
        : barMet(data.index, berth.id, { start: under, end: addDays(under, 1) }, lifted.bar);
    const aimed = aimAt(lifted, { berthId: berth?.id ?? null, nights: nightsMoved(x - startX, night), over });
    const next = lifted.grip === 'body' ? aimTogether(control.current, lifted, aimed) : aimed;
    if (
      next.berthId !== lifted.berthId ||
      next.start !== lifted.start ||
      next.end !== lifted.end ||
      next.swapWith !== lifted.swapWith
    ) {
      dispatch({ does: 'aim', aim: next });
    }
  };

  const lift = (held: Press): boolean => {
    const { dispatch, window, night, select } = control.current;
    if (!canLift(held.bar, held.grip)) return false;
    const splitFrom = held.split && control.current.chosen.size === 0 ? nightAt(window, night, held.x) : null;
    select(held.bar.id);
    dispatch({ does: 'lift', bar: held.bar, grip: held.grip, splitFrom, by: held.touch ? 'touch' : 'mouse' });
    return true;
  };

  const drop = (): void => {
    resting.current = null;
    dropHeld(control.current);
  };

  /** The empty night under a point; null over a bar, a label or the head, and where nothing can be booked. */
  const emptyNightAt = (event: { target: EventTarget; clientX: number; clientY: number }): EmptyNights | null => {
    const { data, window, night, bookFrom } = control.current;
    const part =
      event.target instanceof Element ? event.target.closest('[data-bar], [data-berth], [role=columnheader]') : null;
    if (bookFrom === null || part !== null) return null;
    const { x, y } = pointIn(event.clientX, event.clientY);
    const berth = y < 0 ? null : berthAt(data.layout, y);
    const from = nightAt(window, night, x);
    return berth === null ? null : emptyBetween(data.index, berth.id, { from, to: from, today: bookFrom });
  };

  const draw = (held: Drawing, clientX: number): void => {
    const { data, window, night, bookFrom, dispatch } = control.current;
    if (bookFrom === null) return;
    const to = nightAt(window, night, pointIn(clientX, 0).x);
    const nights = emptyBetween(data.index, held.berthId, { from: held.from, to, today: bookFrom });
    if (nights === null || (nights.start === held.nights?.start && nights.end === held.nights.end)) return;
    held.nights = nights;
    dispatch({ does: 'book', nights });
  };

  /** Chooses the stays between the corner where the mouse was pressed and where it is. */
  const rope = (from: Roping, clientX: number, clientY: number): void => {
    const { data, window, night, choose } = control.current;
    const { x, y } = pointIn(clientX, clientY);
    const rows = [rowAt(data.layout, Math.min(from.y, y)) ?? 0, rowAt(data.layout, Math.max(from.y, y)) ?? 0] as const;
    const [left, right] = [Math.min(from.x, x), Math.max(from.x, x)];
    const nights = { start: nightAt(window, night, left), end: addDays(nightAt(window, night, right), 1) };
    choose(new Set(within(data, rows, nights)));
  };

  const end = (): void => {
    roping.current = null;
    drawing.current = null;
    clearTimeout(timer.current);
    scrolling.current.stop();
    press.current = null;
  };

  return {
    /** Marks the empty night that was clicked; a click elsewhere takes the mark away. */
    onPress: (event: MouseEvent): void => {
      if (event.altKey) return;
      const { gesture, dispatch } = control.current;
      const nights = emptyNightAt(event);
      if (gesture.phase === 'booking' && nights !== null && isWithin(nights, gesture.nights)) return;
      if (nights !== null) dispatch({ does: 'book', nights });
      else if (gesture.phase === 'booking') dispatch({ does: 'putBack' });
    },

    onPointerDown: (event: PointerEvent<HTMLDivElement>): void => {
      if (event.button !== 0) return;
      const { gesture, readOnly } = control.current;
      const { x } = pointIn(event.clientX, event.clientY);
      if (gesture.phase === 'lifted' && resting.current !== null) {
        aim(event.clientX, event.clientY, resting.current.x);
        // The aim reaches the state with the next render; the tap drops it there.
        setTimeout(drop);
        return;
      }
      const bar = barOf(control.current, event.target);
      if (bar === null && event.altKey && event.pointerType !== 'touch' && gesture.phase === 'idle') {
        roping.current = { pointerId: event.pointerId, ...pointIn(event.clientX, event.clientY) };
        event.currentTarget.setPointerCapture(event.pointerId);
        return;
      }
      const empty = bar === null && event.pointerType !== 'touch' ? emptyNightAt(event) : null;
      if (empty !== null && (gesture.phase === 'idle' || gesture.phase === 'booking')) {
        const { berthId, start: from } = empty;
        drawing.current = { pointerId: event.pointerId, clientX: event.clientX, berthId, from, nights: null };
      }
      if (bar === null || readOnly || gesture.phase === 'lifted') return;
      const touch = event.pointerType === 'touch';
      const { clientX, clientY } = event;
      const grip = gripAt(event.target, clientX, touch ? EDGE.touch : EDGE.mouse, bar);
      press.current = { pointerId: event.pointerId, bar, grip, split: event.shiftKey, touch, clientX, clientY, x };
      if (!touch) return;
      timer.current = setTimeout(() => {
        if (press.current === null || !lift(press.current)) return;
        if ('vibrate' in navigator) navigator.vibrate(12);
      }, LONG_PRESS_MS);
    },

    onPointerMove: (event: PointerEvent<HTMLDivElement>): void => {
      const corner = roping.current;
      if (corner?.pointerId === event.pointerId) {
        rope(corner, event.clientX, event.clientY);
        return;
      }
      const line = drawing.current;
      if (line?.pointerId === event.pointerId) {
        if (line.nights === null && Math.abs(event.clientX - line.clientX) <= MOUSE_SLACK) return;
        if (line.nights === null) event.currentTarget.setPointerCapture(event.pointerId);
        const { clientX, clientY } = event;
        draw(line, clientX);
        const box = scroller.current;
        if (box !== null) scrolling.current.follow(box, clientX, clientY, () => draw(line, clientX));
        return;
      }
      const held = press.current;
      if (held === null || held.pointerId !== event.pointerId) return;
      const { clientX, clientY } = event;
      const lifted = control.current.gesture.phase === 'lifted';
      if (!lifted) {
        const moved = Math.hypot(clientX - held.clientX, clientY - held.clientY);
        if (held.touch && moved > TOUCH_SLACK) end();
        else if (!held.touch && moved > MOUSE_SLACK) {
          if (lift(held)) event.currentTarget.setPointerCapture(event.pointerId);
          else end();
        }
        return;
      }
      aim(clientX, clientY, held.x);
      const box = scroller.current;
      if (box !== null) scrolling.current.follow(box, clientX, clientY, () => aim(clientX, clientY, held.x));
    },

    onPointerUp: (event: PointerEvent<HTMLDivElement>): void => {
      if (roping.current?.pointerId === event.pointerId) {
        end();
        return;
      }
      const drawn = drawing.current;
      if (drawn?.pointerId === event.pointerId) {
        end();
        // Escape takes the nights back while the button is still held.
        if (drawn.nights !== null && control.current.gesture.phase === 'booking') control.current.book(drawn.nights);
        return;
      }
      const held = press.current;
      if (held === null || held.pointerId !== event.pointerId) return;
      const { gesture } = control.current;
      end();
      if (gesture.phase !== 'lifted') return;
      // A finger that lifts a bar and lets go leaves it lifted: the next tap says where it goes.
      if (held.touch && isBack(gesture.lifted)) resting.current = { x: held.x };
      else drop();
    },

    onPointerCancel: (): void => {
      const { gesture, dispatch } = control.current;
      const held = press.current;
      end();
      if (held !== null && gesture.phase === 'lifted') dispatch({ does: 'putBack' });
    },
  };
}

function isWithin(one: EmptyNights, other: EmptyNights): boolean {
  return one.berthId === other.berthId && one.start >= other.start && one.end <= other.end;
}

/** The part of a bar under the pointer. */
function gripAt(target: EventTarget, clientX: number, edge: number, bar: ChartBar): Grip {
  const rect = target instanceof Element ? target.closest('[data-bar]')?.getBoundingClientRect() : undefined;
  if (rect === undefined) return 'body';
  const reach = Math.min(edge, rect.width / 4);
  if (clientX - rect.left <= reach && canLift(bar, 'start')) return 'start';
  return rect.right - clientX <= reach && canLift(bar, 'end') ? 'end' : 'body';
}
