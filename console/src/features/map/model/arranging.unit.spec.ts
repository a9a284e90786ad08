import { describe, expect, it } from '@jest/globals';
import type { Arrangement } from '../../../../../contracts/berths/harbour-map.js';
import type { PlacedPier } from '../../../../../contracts/berths/rules/harbour-layout.js';
import {
  arrangeBody,
  begin,
  drawing,
  drawn,
  headingTo,
  keyChange,
  placed,
  pointAdded,
  returned,
  shoreRemoved,
  snapped,
  turnedNorth,
  undone,
} from './arranging.js';

const pier: PlacedPier = {
  pier_id: 'a',
  name: 'A',
  length: 40,
  arranged: false,
  x: 3,
  y: 20,
  heading: 0,
  rows: 'ODD_EVEN',
  first_side: 'RIGHT',
  from_head: false,
};
const nothing: Arrangement = { piers: [], shores: [], north: 0, revision: -1 };
const { name: _name, length: _length, arranged: _arranged, ...position } = pier;

describe('arranging the map', () => {
  it('has nothing to save before a change and after its undo', () => {
    expect(arrangeBody(begin(nothing))).toBeNull();
    const moved = placed(begin(nothing), pier, { x: 9 });
    expect(arrangeBody(moved)).toEqual({ placed: [{ ...position, x: 9 }], returned: [] });
    expect(arrangeBody(undone(moved))).toBeNull();
  });

  it('takes back a whole drag at once', () => {
    const dragged = placed(placed(begin(nothing), pier, { x: 4 }), pier, { x: 5 }, true);
    expect(undone(dragged).shown.piers).toEqual([]);
  });

  it('sends only the piers that differ, and those that go back', () => {
    const saved = { ...nothing, piers: [position, { ...position, pier_id: 'b' }] };
    const moved = placed(returned(begin(saved), 'b'), pier, { heading: 90 });
    expect(arrangeBody(moved)).toEqual({ placed: [{ ...position, heading: 90 }], returned: ['b'] });
    expect(arrangeBody(placed(begin(saved), pier, {}))).toBeNull();
  });

  it('draws land of three points and breakwaters of two', () => {
    const draw = (kind: 'LAND' | 'BREAKWATER', points: number) => {
      const begun = drawing(begin(nothing), kind);
      return drawn(
        Array.from({ length: points }).reduce((state: typeof begun) => pointAdded(state, { x: 1, y: 2 }), begun),
      );
    };
    expect(draw('LAND', 2).shown.shores).toEqual([]);
    expect(draw('LAND', 3).shown.shores).toHaveLength(1);
    expect(draw('BREAKWATER', 2).shown.shores).toHaveLength(1);
    expect(arrangeBody(shoreRemoved(draw('LAND', 3), 0))).toBeNull();
  });

  it('saves a turned north', () => {
    expect(arrangeBody(turnedNorth(begin(nothing), 30))).toEqual({
      placed: [],
      returned: [],
      surroundings: { shores: [], north: 30 },
    });
  });
});

describe('the gestures of arranging', () => {
  it('snaps to metres and to steps of fifteen degrees, finer with Shift', () => {
    expect([snapped({ x: 1.44, y: -2.61 }, false), snapped({ x: 1.44, y: -2.61 }, true)]).toEqual([
      { x: 1, y: -3 },
      { x: 1.4, y: -2.6 },
    ]);
    expect(headingTo({ x: 0, y: 0 }, { x: 10, y: 3 }, false)).toBe(15);
    expect(headingTo({ x: 0, y: 0 }, { x: 10, y: 3 }, true)).toBe(17);
    expect(headingTo({ x: 0, y: 0 }, { x: 0, y: -9 }, false)).toBe(270);
  });

  it('moves with arrows and turns with R', () => {
    expect(keyChange(pier, 'ArrowRight', false)).toEqual({ x: 4 });
    expect(keyChange(pier, 'ArrowUp', true)).toEqual({ y: 19.9 });
    expect(keyChange(pier, 'r', false)).toEqual({ heading: 15 });
    expect(keyChange(pier, 'R', true)).toEqual({ heading: 345 });
    expect(keyChange(pier, 'Enter', false)).toBeNull();
  });
});
