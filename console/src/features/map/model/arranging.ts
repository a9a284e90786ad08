import type { Arrangement, PierPosition, Shore } from '../../../../../contracts/berths/harbour-map.js';
import type { PlacedPier, Point } from '../../../../../contracts/berths/rules/harbour-layout.js';

/** An arrangement that is being changed, with what undo needs. */
export interface Arranging {
  readonly saved: Arrangement;
  readonly shown: Draft;
  /** Oldest first. */
  readonly before: readonly Draft[];
  readonly pier: string | null;
  /** The outline that is being drawn. */
  readonly drawing: Shore | null;
}

type Draft = Pick<Arrangement, 'piers' | 'shores' | 'north'>;

/** Positions snap to whole metres, headings to these degrees. */
export const TURN = 15;
const UNDONE_AT_MOST = 100;

export function begin(saved: Arrangement): Arranging {
  const { piers, shores, north } = saved;
  return { saved, shown: { piers, shores, north }, before: [], pier: null, drawing: null };
}

/** `as` undefined: one step of its own; otherwise it continues the last step, as a drag does. */
function changed(state: Arranging, shown: Draft, continues = false): Arranging {
  const before = continues ? state.before : [...state.before, state.shown].slice(-UNDONE_AT_MOST);
  return { ...state, shown, before };
}

export function undone(state: Arranging): Arranging {
  const shown = state.before.at(-1);
  return shown === undefined ? state : { ...state, shown, before: state.before.slice(0, -1) };
}

export function chosen(state: Arranging, pier: string | null): Arranging {
  return { ...state, pier };
}

/**
 * Places a pier where it is drawn, with changes.
 * @param continues true: part of the step before, such as a further movement of one drag
 */
export function placed(
  state: Arranging,
  { pier_id, x, y, heading, rows, first_side, from_head }: PlacedPier,
  change: Partial<PierPosition>,
  continues = false,
): Arranging {
  const position = { pier_id, x, y, heading, rows, first_side, from_head, ...change };
  const others = state.shown.piers.filter((one) => one.pier_id !== pier_id);
  return changed(state, { ...state.shown, piers: [...others, position] }, continues);
}

export function returned(state: Arranging, pier_id: string): Arranging {
  if (!state.shown.piers.some((one) => one.pier_id === pier_id)) return state;
  const piers = state.shown.piers.filter((one) => one.pier_id !== pier_id);
  return changed(state, { ...state.shown, piers });
}

/** A whole number of metres; finer with Shift. */
export function snapped({ x, y }: Point, fine: boolean): Point {
  const step = fine ? 10 : 1;
  return { x: Math.round(x * step) / step, y: Math.round(y * step) / step };
}

/** The heading from a pier's landward end to a point. */
export function headingTo(from: Point, to: Point, fine: boolean): number {
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const step = fine ? 1 : TURN;
  return (Math.round(degrees / step) * step + 360) % 360;
}

/** What a key changes of the chosen pier; null for other keys. Arrows move a metre, with Shift a tenth; R turns. */
export function keyChange(pier: PlacedPier, key: string, shift: boolean): Partial<PierPosition> | null {
  const step = shift ? 0.1 : 1;
  const tidy = (value: number) => Math.round(value * 100) / 100;
  switch (key) {
    case 'ArrowLeft':
      return { x: tidy(pier.x - step) };
    case 'ArrowRight':
      return { x: tidy(pier.x + step) };
    case 'ArrowUp':
      return { y: tidy(pier.y - step) };
    case 'ArrowDown':
      return { y: tidy(pier.y + step) };
    case 'r':
      return { heading: (pier.heading + TURN) % 360 };
    case 'R':
      return { heading: (pier.heading - TURN + 360) % 360 };
    default:
      return null;
  }
}

export function turnedNorth(state: Arranging, north: number): Arranging {
  return changed(state, { ...state.shown, north });
}

export function drawing(state: Arranging, kind: Shore['kind'] | null): Arranging {
  return { ...state, drawing: kind === null ? null : { kind, points: [] } };
}

export function pointAdded(state: Arranging, { x, y }: Point): Arranging {
  if (state.drawing === null) return state;
  const { kind, points } = state.drawing;
  return { ...state, drawing: { kind, points: [...points, [x, y]] } };
}

/** Ends the outline; one with fewer points than its kind needs is dropped. */
export function drawn(state: Arranging): Arranging {
  const outline = state.drawing;
  if (outline === null) return state;
  const closed = { ...state, drawing: null };
  if (outline.points.length < (outline.kind === 'LAND' ? 3 : 2)) return closed;
  return changed(closed, { ...state.shown, shores: [...state.shown.shores, outline] });
}

export function shoreRemoved(state: Arranging, index: number): Arranging {
  return changed(state, { ...state.shown, shores: state.shown.shores.filter((_, at) => at !== index) });
}

/** What saving sends; null: nothing differs. */
export function arrangeBody({ saved, shown }: Arranging) {
  const text = (value: unknown) => JSON.stringify(value);
  const kept = new Map(saved.piers.map((position) => [position.pier_id, position]));
  const placedNow = shown.piers.filter((position) => !samePosition(kept.get(position.pier_id), position));
  const standing = new Set(shown.piers.map(({ pier_id }) => pier_id));
  const gone = saved.piers.map(({ pier_id }) => pier_id).filter((id) => !standing.has(id));
  const around = text([shown.shores, shown.north]) !== text([saved.shores, saved.north]);
  if (placedNow.length === 0 && gone.length === 0 && !around) return null;
  const surroundings = { shores: [...shown.shores], north: shown.north };
  return { placed: placedNow, returned: gone, ...(around ? { surroundings } : {}) };
}

function samePosition(one: PierPosition | undefined, other: PierPosition): boolean {
  if (one === undefined) return false;
  return (Object.keys(other) as (keyof PierPosition)[]).every((field) => one[field] === other[field]);
}
