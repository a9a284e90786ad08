import type { PierPosition, Shore } from '../../../contracts/berths/harbour-map.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { HarbourMapEvent } from './harbour-map-events.js';

/** The positions that staff arranged in one marina (`harbourmap-<marina>`). */
export interface HarbourMapState {
  readonly piers: ReadonlyMap<string, PierPosition>;
  readonly shores: readonly Shore[];
  /** Degrees clockwise; 0 points upwards. */
  readonly north: number;
}

export interface ArrangeHarbour {
  readonly placed: readonly PierPosition[];
  readonly returned: readonly string[];
  readonly surroundings?: { readonly shores: readonly Shore[]; readonly north: number } | undefined;
}

export function initial(): HarbourMapState {
  return { piers: new Map(), shores: [], north: 0 };
}

export function evolve(state: HarbourMapState, event: HarbourMapEvent): HarbourMapState {
  const { type, data } = event;
  switch (type) {
    case 'PierPlaced':
      return { ...state, piers: new Map(state.piers).set(data.pier_id, data) };
    case 'PierReturned': {
      const piers = new Map(state.piers);
      piers.delete(data.pier_id);
      return { ...state, piers };
    }
    case 'SurroundingsDrawn':
      return { ...state, shores: data.shores, north: data.north };
    default:
      return type satisfies never;
  }
}

/** One event for each pier that changes place; the last position given for a pier counts. */
export function decide({ placed, returned, surroundings }: ArrangeHarbour, state: HarbourMapState): HarbourMapEvent[] {
  const events: HarbourMapEvent[] = [];
  for (const pier_id of new Set(returned)) {
    if (state.piers.has(pier_id)) events.push({ type: 'PierReturned', data: { pier_id } });
  }
  for (const position of new Map(placed.map((one) => [one.pier_id, measured(one)])).values()) {
    const before = returned.includes(position.pier_id) ? undefined : state.piers.get(position.pier_id);
    if (!sameJson(before ?? null, position)) events.push({ type: 'PierPlaced', data: position });
  }
  if (surroundings === undefined) return events;
  const { north } = surroundings;
  const shores = surroundings.shores.map(({ kind, points }): Shore => ({ kind, points: points.map(rounded) }));
  const unchanged = sameJson({ shores: state.shores, north: state.north }, { shores, north });
  return unchanged ? events : [...events, { type: 'SurroundingsDrawn', data: { shores, north } }];
}

const centimetres = (metres: number): number => Math.round(metres * 100) / 100;
const rounded = ([x, y]: Shore['points'][number]): Shore['points'][number] => [centimetres(x), centimetres(y)];

function measured({ pier_id, x, y, heading, rows, first_side, from_head }: PierPosition): PierPosition {
  const turned = Math.round(heading * 10) / 10;
  return {
    pier_id,
    x: centimetres(x),
    y: centimetres(y),
    heading: turned === 360 ? 0 : turned,
    rows,
    first_side,
    from_head,
  };
}
