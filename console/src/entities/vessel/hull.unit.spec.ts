import { describe, expect, it } from '@jest/globals';
import { hullTypes, vesselTypes } from '../../../../contracts/vocabulary/sizes.js';
import { hullPaths, type HullKind } from './hull.js';

const hull = { x: 1, y: 2, length: 10, beam: 3 };
const outline = (kind: HullKind) => hullPaths(hull, kind).outline;

/** Returns all pairs of numbers in a path. */
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('the outline of a boat', () => {
  it.each(vesselTypes)('of the type %s is closed, reaches its bow and keeps to its beam', (type) => {
    const path = outline({ type });
    const points = pointsOf(path);
    expect(path.endsWith('Z')).toBe(true);
    expect(Math.max(...points.map(({ x }) => x))).toBe(11);
    expect(Math.min(...points.map(({ y }) => y))).toBe(0.5);
    expect(Math.max(...points.map(({ y }) => y))).toBe(3.5);
  });

  it.each(vesselTypes)('of the type %s is the same on both sides', (type) => {
    const points = pointsOf(outline({ type }));
    const mirrored = points.map(({ x, y }) => `${x} ${Number((4 - y).toFixed(3))}`);
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(mirrored));
  });

  it('tells five kinds of boat apart', () => {
    expect(new Set(vesselTypes.map((type) => outline({ type }))).size).toBe(5);
    expect(outline({ type: 'BARGE' })).toBe(outline({ type: 'NARROWBOAT' }));
    expect(outline({ type: 'WIDEBEAM' })).toBe(outline({ type: 'NARROWBOAT' }));
  });

  it('shows several hulls as a catamaran, and an unknown type as a sailing boat', () => {
    expect(outline({ type: 'SAIL', hull_type: 'MULTIHULL' })).toBe(outline({ type: 'CATAMARAN' }));
    expect(outline({ type: null, hull_type: hullTypes[0] })).toBe(outline({ type: 'SAIL' }));
    expect(outline({})).toBe(outline({ type: 'SAIL' }));
  });

  it('shows the tube of a RIB', () => {
    expect(vesselTypes.filter((type) => hullPaths(hull, { type }).lines !== null)).toEqual(['RIB']);
  });
});
