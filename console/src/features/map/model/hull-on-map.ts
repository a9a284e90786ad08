import type { MapBoat } from '../../../../../contracts/berths/harbour-map.js';
import { direction, type PlacedBerth } from '../../../../../contracts/berths/rules/harbour-layout.js';
import { beamDrawn, hullPaths } from '../../../entities/vessel/hull.js';

/** Water between the pier and the stern, in metres. */
const OFF = 0.5;

/**
 * The outline of a boat in its berth as an SVG path in the map's metres, the bow away from the pier. Thousands of
 * outlines are joined into one path, so each is turned here and not by a transformation of its own.
 */
export function hullOnMap(
  { length, beam, type }: Pick<MapBoat, 'length' | 'beam' | 'type'>,
  places: readonly PlacedBerth[],
): string {
  const [first] = places;
  if (first === undefined) return '';
  // A boat that extends over neighbours lies in the middle of them.
  const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
  const out = direction(first.heading);
  const { outline } = hullPaths({ x: OFF, y: 0, length, beam: beamDrawn({ length, beam }) }, { type });
  return outline.replace(PAIR, (_, along: string, across: string) => {
    const [a, b] = [Number(along), Number(across)];
    return `${rounded(x + a * out.x - b * out.y)} ${rounded(y + a * out.y + b * out.x)}`;
  });
}

/** Two numbers of a path. */
const PAIR = /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g;

/** Centimetres are as fine as the map is drawn. */
const rounded = (metres: number): number => Math.round(metres * 100) / 100;
