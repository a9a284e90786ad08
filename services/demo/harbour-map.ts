import { harbourMapApi } from '../../contracts/berths/api.js';
import type { MapBerth, MapPier } from '../../contracts/berths/harbour-map.js';
import { type Box, layoutOf, QUAY } from '../../contracts/berths/rules/harbour-layout.js';
import { commandId, type DemoWorld } from './demo-world.js';
import type { DemoMarina } from './marinas.js';

type Shores = readonly { readonly kind: 'LAND' | 'BREAKWATER'; readonly points: [number, number][] }[];

/** Room below the other piers for the pier of the largest boats, metres. */
const ROOM_BELOW = 50;

/** Arranges the marina's map: the land, a quay from it with the piers on both sides, and a breakwater around them. */
export async function arrangeMap(
  world: DemoWorld,
  marina: DemoMarina,
  piers: readonly MapPier[],
  berths: readonly MapBerth[],
): Promise<void> {
  const layout = layoutOf(piers, berths, { piers: [], shores: [] });
  const placed = layout.piers.map(({ name: _name, length: _length, arranged: _arranged, ...position }) => position);
  const quay = layout.quay?.x ?? layout.bounds.left;
  world.quayEnds.set(marina.id, { x: quay, y: layout.bounds.bottom });
  const surroundings = { shores: [...shoresAround(layout.bounds, quay)], north: 340 };
  await world.host.client.must(harbourMapApi.arrangeHarbour, {
    body: { placed, surroundings },
    token: marina.staff[0],
    commandId: commandId(world, marina.code, 'map'),
  });
}

/** Places a pier at the end of the quay, below all others. */
export async function placeAtQuayEnd(world: DemoWorld, marina: DemoMarina, pierId: string): Promise<void> {
  const end = world.quayEnds.get(marina.id);
  if (end === undefined) return;
  const place = { pier_id: pierId, ...end, heading: 90 };
  const position = { ...place, rows: 'ODD_EVEN' as const, first_side: 'RIGHT' as const, from_head: false };
  await world.host.client.must(harbourMapApi.arrangeHarbour, {
    body: { placed: [position] },
    token: marina.staff[0],
    commandId: commandId(world, marina.code, 'map', 'quay end'),
  });
}

/** @param quay the middle of the quay */
function shoresAround({ left, top, right, bottom }: Box, quay: number): Shores {
  const [shore, outer, lower] = [top - 8, right + 16, bottom + ROOM_BELOW];
  const land: [number, number][] = [
    [left - 16, shore - 16],
    [outer, shore - 16],
    [outer, shore],
    [quay + QUAY / 2, shore],
    [quay + QUAY / 2, bottom],
    [quay - QUAY / 2, bottom],
    [quay - QUAY / 2, shore],
    [left - 16, shore],
  ];
  const breakwater: [number, number][] = [
    [outer, shore],
    [outer, lower - 16],
    [outer - 18, lower],
    [left + (right - left) * 0.2, lower],
  ];
  return [
    { kind: 'LAND', points: land },
    { kind: 'BREAKWATER', points: breakwater },
  ];
}
