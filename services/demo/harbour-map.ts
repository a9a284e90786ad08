import { harbourMapApi } from '../../contracts/berths/api.js';
import type { MapBerth, MapPier } from '../../contracts/berths/harbour-map.js';
import { type Box, layoutOf } from '../../contracts/berths/rules/harbour-layout.js';
import { commandId, type DemoWorld } from './demo-world.js';
import type { DemoMarina } from './marinas.js';

type Shores = readonly { readonly kind: 'LAND' | 'BREAKWATER'; readonly points: [number, number][] }[];

/** Arranges the marina's map: the piers along their quay, the land behind it and a breakwater before them. */
export async function arrangeMap(
  world: DemoWorld,
  marina: DemoMarina,
  piers: readonly MapPier[],
  berths: readonly MapBerth[],
): Promise<void> {
  const layout = layoutOf(piers, berths, { piers: [], shores: [] });
  const placed = layout.piers.map(({ name: _name, length: _length, arranged: _arranged, ...position }) => position);
  const surroundings = { shores: [...shoresAround(layout.bounds)], north: 340 };
  await world.host.client.must(harbourMapApi.arrangeHarbour, {
    body: { placed, surroundings },
    token: marina.staff[0],
    commandId: commandId(world, marina.code, 'map'),
  });
}

function shoresAround({ left, top, right, bottom }: Box): Shores {
  const [upper, lower, outer] = [top - 14, bottom + 14, right + 16];
  const land: [number, number][] = [
    [left - 22, upper],
    [left + 3, upper],
    [left + 3, lower],
    [left - 22, lower],
  ];
  const breakwater: [number, number][] = [
    [left + 3, lower],
    [outer - 18, lower + 4],
    [outer, lower - 12],
    [outer, top + (bottom - top) * 0.45],
  ];
  return [
    { kind: 'LAND', points: land },
    { kind: 'BREAKWATER', points: breakwater },
  ];
}
