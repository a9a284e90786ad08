import { expect, it } from '@jest/globals';
import { mapBerth } from '../../../../../tests/fixtures/harbour-drawing.js';
import { hullOnMap } from './hull-on-map.js';

const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
const boat = { length: 10, beam: 3, type: null };

it('draws the bow away from the pier, whatever the berth’s direction', () => {
  const down = points(hullOnMap(boat, [{ berth: mapBerth('A', 1), x: 20, y: 5, heading: 90 }]));
  expect(Math.max(...down.map(({ y }) => y))).toBeCloseTo(15.5);
  expect(Math.max(...down.map(({ x }) => x))).toBeCloseTo(21.5, 0);
  const left = points(hullOnMap(boat, [{ berth: mapBerth('A', 1), x: 20, y: 5, heading: 180 }]));
  expect(Math.min(...left.map(({ x }) => x))).toBeCloseTo(9.5);
});

it('puts a boat that extends over a neighbour between them', () => {
  const places = [20, 24].map((x) => ({ berth: mapBerth('A', 1), x, y: 0, heading: 90 }));
  const xs = points(hullOnMap(boat, places)).map(({ x }) => x);
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(22);
});

it('draws a boat whose beam nobody has told with the usual one', () => {
  const place = { berth: mapBerth('A', 1), x: 0, y: 0, heading: 0 };
  const ys = points(hullOnMap({ ...boat, beam: 0 }, [place])).map(({ y }) => y);
  expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(3, 0);
});

it('draws nothing for a berth that is not on the map', () => {
  expect(hullOnMap(boat, [])).toBe('');
});
