import { describe, expect, it } from '@jest/globals';
import { mapBerth as berth, overlaps } from '../../../tests/fixtures/harbour-drawing.js';
import type { PierPosition } from '../harbour-map.js';
import { layoutOf } from './harbour-layout.js';

const pier = (id: string) => ({ id, name: id });
const nothing = { piers: [], shores: [] };

const positionOf = (pier_id: string, more: Partial<PierPosition> = {}): PierPosition => ({
  pier_id,
  x: 0,
  y: 0,
  heading: 0,
  rows: 'ODD_EVEN',
  first_side: 'RIGHT',
  from_head: false,
  ...more,
});

describe('the harbour that draws itself', () => {
  it('puts odd berths on one side of the pier and even ones on the other, in order from the shore', () => {
    const { berths } = layoutOf(
      [pier('A')],
      [4, 2, 3, 1].map((number) => berth('A', number)),
      nothing,
    );
    const [odd, even] = [1, 0].map((rest) => berths.filter(({ berth: { number } }) => number % 2 === rest));
    expect(odd?.map(({ heading }) => heading)).toEqual([90, 90]);
    expect(even?.map(({ heading }) => heading)).toEqual([270, 270]);
    const xs = berths.map(({ x }) => x);
    expect(xs[0]).toBeLessThan(xs[2] ?? 0);
    expect(xs[1]).toBeLessThan(xs[3] ?? 0);
  });

  it('makes a berth as broad as its beam and a pier as long as its longer row', () => {
    const broad = layoutOf([pier('A')], [berth('A', 1, 10, 8), berth('A', 2)], nothing);
    const slim = layoutOf([pier('A')], [berth('A', 1, 10, 3), berth('A', 2)], nothing);
    expect((broad.piers[0]?.length ?? 0) - (slim.piers[0]?.length ?? 0)).toBeCloseTo(4.5);
  });

  it('keeps the piers in their order and leaves water between them', () => {
    const piers = ['A', 'B', 'C'];
    const { piers: placed } = layoutOf(
      piers.map(pier),
      piers.flatMap((name) => [1, 2, 3, 4].map((number) => berth(name, number, 12))),
      nothing,
    );
    expect(placed.map(({ name }) => name)).toEqual(piers);
    const ys = placed.map(({ y }) => y);
    expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBeGreaterThan(24);
    expect(ys).toEqual([...ys].sort((one, other) => one - other));
  });

  it('gives the quay piers on both sides where one column would be tall and narrow', () => {
    const names = Array.from({ length: 12 }, (_, index) => `P${index}`);
    const layout = layoutOf(
      names.map(pier),
      names.flatMap((name) => [berth(name, 1), berth(name, 2)]),
      nothing,
    );
    expect(new Set(layout.piers.map(({ heading }) => heading))).toEqual(new Set([0, 180]));
    const { left, top, right, bottom } = layout.bounds;
    expect((bottom - top) / (right - left)).toBeLessThan(5);
  });

  it('draws an empty harbour without failing', () => {
    expect(layoutOf([], [], nothing)).toMatchObject({ piers: [], berths: [], quay: null });
  });
});

describe('an arranged harbour', () => {
  it('runs a pier in the direction of its heading, with the berths beside it', () => {
    const layout = layoutOf([pier('A')], [berth('A', 1)], { ...nothing, piers: [positionOf('A', { heading: 90 })] });
    const [only] = layout.berths;
    expect(only?.heading).toBe(180);
    expect(only?.x).toBeCloseTo(-1.2);
    expect(only?.y).toBeGreaterThan(10);
  });

  it('begins with the lowest number at the outer end where the pier is numbered from there', () => {
    const berths = [berth('A', 1), berth('A', 3)];
    const { berths: placed } = layoutOf([pier('A')], berths, {
      ...nothing,
      piers: [positionOf('A', { from_head: true })],
    });
    expect(placed[0]?.x).toBeGreaterThan(placed[1]?.x ?? 0);
    expect(overlaps(layoutOf([pier('A')], berths, nothing))).toEqual([]);
  });

  it('lays all berths on one side, or half of them on each', () => {
    const berths = [1, 2, 3, 4].map((number) => berth('A', number));
    const sides = (rows: PierPosition['rows']) =>
      layoutOf([pier('A')], berths, { ...nothing, piers: [positionOf('A', { rows })] }).berths.map(
        ({ heading }) => heading,
      );
    expect(sides('ONE_SIDE')).toEqual([90, 90, 90, 90]);
    expect(sides('HALVES')).toEqual([90, 90, 270, 270]);
  });

  it('puts a pier that nobody placed below the others', () => {
    const layout = layoutOf([pier('A'), pier('B')], [berth('A', 1), berth('A', 2), berth('B', 1), berth('B', 2)], {
      ...nothing,
      piers: [positionOf('A', { x: 40, y: 70, heading: 30 })],
    });
    expect(overlaps(layout)).toEqual([]);
    expect(layout.piers.map(({ arranged }) => arranged)).toEqual([true, false]);
    expect(layout.quay).not.toBeNull();
  });
});
