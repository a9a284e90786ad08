import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { ChartBar } from '../model/chart-bar.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { emptyBetween } from '../model/empty-nights.js';
import { isBack, lifted } from '../model/gesture.js';
import { ofPier } from '../model/several.js';
import { aimAfter, firstPlace, gripOfKey, type Place, placeAfter } from '../model/walk.js';
import { aimTogether, barOf, type ChartControl, dropHeld } from './chart-control.js';

export interface ChartKeys {
  /** The place that the Tab key leads to; null before the chart has had the focus: its first berth. */
  readonly place: Place | null;
  readonly setPlace: (place: Place) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/**
 * The keyboard of the chart. Arrows walk, Alt with arrows lifts and moves a bar, Shift with arrows marks empty nights,
 * Enter shows the preview, opens or books, Escape puts back, Space selects, and the full stop opens the menu of a bar.
 */
export function useChartKeys(control: RefObject<ChartControl>): ChartKeys {
  const [place, setPlace] = useState<Place | null>(null);

  const moveHeld = (event: KeyboardEvent<HTMLDivElement>): boolean => {
    const { gesture, dispatch, readOnly } = control.current;
    const ground = control.current.data;
    const bar = barOf(control.current, event.target);
    if (!event.key.startsWith('Arrow') || readOnly) return false;
    if (gesture.phase === 'lifted' && gesture.lifted.by === 'keys') {
      const grip = gripOfKey(event.key, event.shiftKey, gesture.lifted.bar);
      if (grip === gesture.lifted.grip) {
        const aim = aimAfter(event.key, gesture.lifted, ground);
        dispatch({ does: 'aim', aim: aimTogether(control.current, gesture.lifted, aim) });
        return true;
      }
      if (!isBack(gesture.lifted)) return true;
    }
    if (!event.altKey || bar === null) return false;
    const grip = gripOfKey(event.key, event.shiftKey, bar);
    if (grip === null) return true;
    control.current.select(bar.id);
    dispatch({ does: 'lift', bar, grip, splitFrom: null, by: 'keys' });
    const held = lifted({ does: 'lift', bar, grip, splitFrom: null, by: 'keys' });
    dispatch({ does: 'aim', aim: aimTogether(control.current, held, aimAfter(event.key, held, ground)) });
    return true;
  };

  /** Widens the marked empty nights, or marks the night that has the focus. Returns false for other keys and places. */
  const widen = (event: KeyboardEvent<HTMLDivElement>): boolean => {
    const { gesture, dispatch, bookFrom, data } = control.current;
    const night = nightOf(event.target);
    if (!event.shiftKey || bookFrom === null || night === null) return false;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return false;
    const marked = gesture.phase === 'booking' && gesture.nights.berthId === night.berthId ? gesture.nights : null;
    const { start, end } = marked ?? { start: night.day, end: addDays(night.day, 1) };
    // The end that is away from the focused night moves.
    const by = event.key === 'ArrowRight' ? 1 : -1;
    const to = start < night.day ? addDays(start, by) : addDays(end, by - 1);
    const nights = emptyBetween(data.index, night.berthId, { from: night.day, to, today: bookFrom });
    if (nights !== null) dispatch({ does: 'book', nights });
    return true;
  };

  /** Ctrl with A chooses the stays of the pier at which the focus is. */
  const choosePier = (event: KeyboardEvent<HTMLDivElement>): boolean => {
    const { data, view, readOnly, choose } = control.current;
    if (readOnly || event.altKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return false;
    const at = placeOf(
      event.target instanceof HTMLElement ? event.target : null,
      barOf(control.current, event.target),
      place ?? firstPlace(data),
    );
    const pierId = data.berths.get(at?.berthId ?? '')?.pierId;
    if (pierId !== undefined) choose(new Set(ofPier(data, pierId, view)));
    return true;
  };

  const enter = (bar: ChartBar | null, target: HTMLElement | null): void => {
    const { gesture, open, openBerth, book } = control.current;
    const night = nightOf(target);
    if (gesture.phase === 'booking') book(gesture.nights);
    else if (night !== null) book({ berthId: night.berthId, start: night.day, end: addDays(night.day, 1) });
    else if (gesture.phase === 'lifted') {
      dropHeld(control.current);
    } else if (bar !== null) open(bar);
    else if (target?.dataset.berth !== undefined) openBerth(target.dataset.berth, target);
  };

  /** Puts back what is held, then clears the selection. Returns false if there is neither. */
  const escape = (): boolean => {
    const { gesture, dispatch, select, selectedId, chosen, choose } = control.current;
    if (gesture.phase !== 'idle') dispatch({ does: 'putBack' });
    else if (chosen.size > 0) choose(new Set());
    else if (selectedId !== null) select(null);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { data, window, view, bookFrom, select, selectedId, openMenu } = control.current;
    const bar = barOf(control.current, event.target);
    const target = event.target instanceof HTMLElement ? event.target : null;
    const taken = (): boolean => {
      if (moveHeld(event) || widen(event) || choosePier(event)) return true;
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      switch (event.key) {
        case 'Enter':
          enter(bar, target);
          return true;
        case 'Escape':
          return escape();
        case ' ':
          if (bar !== null) select(selectedId === bar.id ? null : bar.id);
          return true;
        case '.':
        case 'ContextMenu':
          if (bar === null || target === null) return false;
          openMenu(bar, target);
          return true;
        default: {
          const from = placeOf(target, bar, place ?? firstPlace(data));
          const next = from === null ? null : placeAfter(event.key, from, { ...data, window, view, bookFrom });
          if (next === null) return false;
          if (control.current.gesture.phase === 'booking') control.current.dispatch({ does: 'putBack' });
          setPlace(next);
          return true;
        }
      }
    };
    if (taken()) event.preventDefault();
  };
  return { place, setPlace, onKeyDown };
}

/** The place of the element that has the focus. */
function placeOf(target: HTMLElement | null, bar: ChartBar | null, otherwise: Place | null): Place | null {
  if (bar !== null) return { berthId: bar.berthId, barId: bar.id };
  const night = nightOf(target);
  if (night !== null) return { berthId: night.berthId, barId: null, night: night.day };
  const berthId = target?.dataset.berth;
  return berthId === undefined ? otherwise : { berthId, barId: null };
}

/** The empty night of an element of the chart. */
function nightOf(target: EventTarget | null): { berthId: string; day: string } | null {
  const { night, of } = target instanceof HTMLElement ? target.dataset : {};
  return night === undefined || of === undefined ? null : { berthId: of, day: night };
}
