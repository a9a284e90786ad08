import { addDays, nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import type { PlanGesture } from '../../../../../contracts/berths/plan-gestures.js';
import { type ChartBar, hasEdge, isMovable, OPEN_END } from './chart-bar.js';
import type { EmptyNights } from './empty-nights.js';
import { byText } from '../../../../../contracts/vocabulary/sorting.js';

/** The part of a bar that is held: all of it, or one end. */
export type Grip = 'body' | 'start' | 'end';

/** Where a held bar would go. */
export interface Aim {
  readonly berthId: string;
  readonly start: string;
  readonly end: string;
  /** The stay whose berth it would get, in exchange for its own. */
  readonly swapWith: ChartBar | null;
}

export interface Lifted extends Aim {
  readonly bar: ChartBar;
  readonly grip: Grip;
  /** The first night that moves; the earlier ones stay where they are. Null: the whole bar. */
  readonly splitFrom: string | null;
  readonly by: 'mouse' | 'touch' | 'keys';
}

/** A change whose preview is shown. */
export interface Asked {
  readonly change: PlanGesture;
  readonly aim: Aim;
  readonly bar: ChartBar;
}

/** What the person is doing on the chart. `asked`: dropped, and the preview is shown. `booking`: empty nights are marked. */
export type Gesture =
  | { readonly phase: 'idle' }
  | { readonly phase: 'booking'; readonly nights: EmptyNights }
  | { readonly phase: 'lifted'; readonly lifted: Lifted }
  | ({ readonly phase: 'asked' } & Asked);

export type GestureEvent =
  | {
      readonly does: 'lift';
      readonly bar: ChartBar;
      readonly grip: Grip;
      readonly splitFrom: string | null;
      readonly by: Lifted['by'];
    }
  | { readonly does: 'aim'; readonly aim: Aim }
  | { readonly does: 'drop'; readonly segments: readonly ChartBar[] }
  | ({ readonly does: 'ask' } & Asked)
  | { readonly does: 'book'; readonly nights: EmptyNights }
  | { readonly does: 'putBack' };

type OfStay = Exclude<PlanGesture, { type: 'MOVE_RESIDENT' | 'RESIDENT_DATES' | 'SWAP_RESIDENTS' }>;

/** Whether a change is of a visitor's stay, whose boater can be told of it. */
export function isOfStay(change: PlanGesture): change is OfStay {
  return change.type !== 'MOVE_RESIDENT' && change.type !== 'RESIDENT_DATES' && change.type !== 'SWAP_RESIDENTS';
}

export const idle: Gesture = { phase: 'idle' };

/** The next state of a gesture. An event that does not apply changes nothing. */
export function gestured(gesture: Gesture, event: GestureEvent): Gesture {
  switch (event.does) {
    case 'lift':
      return canLift(event.bar, event.grip) ? { phase: 'lifted', lifted: lifted(event) } : gesture;
    case 'aim':
      return gesture.phase === 'lifted' ? { phase: 'lifted', lifted: { ...gesture.lifted, ...event.aim } } : gesture;
    case 'drop':
      return gesture.phase === 'lifted' ? dropped(gesture.lifted, event.segments) : gesture;
    case 'ask':
      return { phase: 'asked', change: event.change, aim: event.aim, bar: event.bar };
    case 'book':
      return gesture.phase === 'idle' || gesture.phase === 'booking'
        ? { phase: 'booking', nights: event.nights }
        : gesture;
    case 'putBack':
      return idle;
  }
}

export function canLift(bar: ChartBar, grip: Grip): boolean {
  return grip === 'body' ? isMovable(bar) : hasEdge(bar, grip);
}

/** The bar as it is lifted, before it is aimed anywhere. */
export function lifted(event: Extract<GestureEvent, { does: 'lift' }>): Lifted {
  const { bar, grip, by } = event;
  // A split before the first night is a move of everything.
  // The past nights of a resident, who may have been there for years, stay where they are.
  const from = bar.kind === 'RESIDENT' ? later(event.splitFrom ?? bar.movesFrom, bar.movesFrom) : event.splitFrom;
  const splitFrom = grip === 'body' && from !== null && from > bar.start ? from : null;
  return {
    bar,
    grip,
    by,
    splitFrom,
    berthId: bar.berthId,
    start: splitFrom ?? bar.start,
    end: bar.end,
    swapWith: null,
  };
}

/** Whether all nights move that can: the past ones of a resident stay. */
export function movesWhole({ bar, splitFrom }: Pick<Lifted, 'bar' | 'splitFrom'>): boolean {
  return splitFrom === null || (bar.kind === 'RESIDENT' && splitFrom <= bar.movesFrom);
}

function dropped(held: Lifted, segments: readonly ChartBar[]): Gesture {
  const change = changeOf(held, segments);
  if (change === null) return idle;
  const { berthId, start, end, swapWith } = held;
  return { phase: 'asked', change, aim: { berthId, start, end, swapWith }, bar: held.bar };
}

/** Whether a held bar is back where it was. */
export function isBack({ bar, berthId, start, end, splitFrom }: Lifted): boolean {
  return berthId === bar.berthId && start === (splitFrom ?? bar.start) && end === bar.end;
}

/**
 * The change of the plan that a held bar stands for; null when it is back where it was. `segments` are the known bars
 * of the same stay, for a part in the middle of a stay that lies on several berths.
 */
export function changeOf(held: Lifted, segments: readonly ChartBar[]): PlanGesture | null {
  const { bar, berthId, start, end, splitFrom, swapWith } = held;
  if (isBack(held)) return null;
  const reservation_id = bar.reservationId ?? '';
  const confirm_min_length = false;
  if (bar.kind === 'RESIDENT') return residentChange(held);
  if (berthId === bar.berthId) return { type: 'DATES', reservation_id, ...datesOf(held) };
  if (swapWith?.reservationId != null) {
    return { type: 'SWAP', reservation_id, with_reservation_id: swapWith.reservationId, confirm_min_length };
  }
  const first = splitFrom ?? bar.start;
  if (bar.end !== bar.stayEnd) {
    const parts = movedParts(bar, segments, { berthId, start, end });
    if (parts !== null) return { type: 'SPLIT', reservation_id, segments: parts, confirm_min_length };
  }
  const from = first > bar.stayStart ? { from_date: first } : {};
  return { type: 'MOVE', reservation_id, berth_id: berthId, ...from, confirm_min_length };
}

/** A resident gets other nights, swaps with another one, or moves. */
function residentChange(held: Lifted): PlanGesture {
  const { bar, berthId, swapWith } = held;
  const allocation_id = bar.allocationId ?? '';
  if (berthId === bar.berthId) {
    const { start_date, end_date } = datesOf(held);
    return { type: 'RESIDENT_DATES', allocation_id, start_date, end_date: end_date === OPEN_END ? null : end_date };
  }
  if (swapWith?.allocationId == null) return residentMove(held);
  const confirm_min_length = false;
  return { type: 'SWAP_RESIDENTS', allocation_id, with_allocation_id: swapWith.allocationId, confirm_min_length };
}

/** A resident moves from a night on, up to the end of the nights in that berth. */
function residentMove({ bar, berthId, start }: Lifted): PlanGesture {
  return {
    type: 'MOVE_RESIDENT',
    allocation_id: bar.allocationId ?? '',
    berth_id: berthId,
    ...(start > bar.stayStart ? { from_date: start } : {}),
    ...(bar.heldUntil === bar.stayEnd ? {} : { until_date: bar.heldUntil }),
    confirm_min_length: false,
  };
}

/** The dates of the whole stay after a bar of it was moved or stretched along the nights. */
function datesOf({ bar, grip, start, end }: Lifted): { start_date: string; end_date: string } {
  if (grip === 'start') return { start_date: start, end_date: bar.stayEnd };
  if (grip === 'end') return { start_date: bar.stayStart, end_date: end };
  const days = nightsBetween(bar.start, start);
  return { start_date: addDays(bar.stayStart, days), end_date: addDays(bar.stayEnd, days) };
}

/** The berths of a stay by night after a part in its middle has moved; null when not all its parts are known. */
function movedParts(
  bar: ChartBar,
  segments: readonly ChartBar[],
  { berthId, start, end }: { berthId: string; start: string; end: string },
): { berth_id: string; start_date: string }[] | null {
  const parts = [...segments].sort((a, b) => byText(a.start, b.start));
  const whole = parts.every((part, at) => part.start === (parts[at - 1]?.end ?? bar.stayStart));
  if (parts.length === 0 || !whole || parts.at(-1)?.end !== bar.stayEnd) return null;
  return parts
    .flatMap((part) => {
      if (part.id !== bar.id) return [{ berth_id: part.berthId, start_date: part.start }];
      const stays = start > part.start ? [{ berth_id: part.berthId, start_date: part.start }] : [];
      const goesOn = end < part.end ? [{ berth_id: part.berthId, start_date: end }] : [];
      return [...stays, { berth_id: berthId, start_date: start }, ...goesOn];
    })
    .filter((part, at, all) => part.berth_id !== all[at - 1]?.berth_id);
}

interface Point {
  /** The berth under the pointer; null over a heading. */
  readonly berthId: string | null;
  /** Whole nights that the pointer has moved since the bar was lifted. */
  readonly nights: number;
  /** The movable bar under the pointer on another berth. */
  readonly over: ChartBar | null;
}

/**
 * Where a held bar would go with the pointer at a point. Another berth keeps the dates; in its own row the bar moves
 * along the nights, and an end stretches. The later part of a split keeps its nights.
 */
export function aimAt(held: Lifted, { berthId, nights, over }: Point): Aim {
  const { bar, grip, splitFrom } = held;
  const from = splitFrom ?? bar.start;
  if (grip === 'start') return { ...still(held), start: earlier(addDays(bar.start, nights), addDays(bar.end, -1)) };
  if (grip === 'end') return { ...still(held), end: later(addDays(bar.end, nights), addDays(bar.start, 1)) };
  if (berthId !== null && berthId !== bar.berthId) {
    const swapWith = movesWhole(held) ? over : null;
    return { berthId, start: from, end: bar.end, swapWith };
  }
  if (berthId === null || splitFrom !== null || bar.dates !== 'CHANGE') return still(held);
  return { ...still(held), start: addDays(bar.start, nights), end: addDays(bar.end, nights) };
}

function still({ bar, splitFrom }: Lifted): Aim {
  return { berthId: bar.berthId, start: splitFrom ?? bar.start, end: bar.end, swapWith: null };
}

const earlier = (one: string, two: string): string => (one < two ? one : two);
const later = (one: string, two: string): string => (one > two ? one : two);
