import { useMemo } from 'react';
import type { Arrangement, HarbourMap, MapBoat } from '../../../../../contracts/berths/harbour-map.js';
import type { BerthChoice } from '../../../../../contracts/berths/matches.js';
import {
  type HarbourLayout,
  layoutOf,
  type PlacedBerth,
} from '../../../../../contracts/berths/rules/harbour-layout.js';
import { type BerthGrid, berthGrid } from '../model/berth-grid.js';
import { boatsByBerth, type Look, lookOf } from '../model/boat-looks.js';
import { hullOnMap } from '../model/hull-on-map.js';
import type { MapView } from '../model/map-address.js';
import type { fitColours } from './harbour-drawing.js';

export interface PlacedHarbour {
  readonly layout: HarbourLayout;
  readonly grid: BerthGrid;
  readonly placeOf: (berthId: string) => PlacedBerth | undefined;
}

/** Where piers and berths are drawn. */
export function usePlacedHarbour(map: HarbourMap, arrangement: Pick<Arrangement, 'piers' | 'shores'>): PlacedHarbour {
  const { piers, berths } = map;
  return useMemo(() => {
    const layout = layoutOf(piers, berths, arrangement);
    const places = new Map(layout.berths.map((placed) => [placed.berth.id, placed]));
    return { layout, grid: berthGrid(layout.berths), placeOf: (id) => places.get(id) };
  }, [piers, berths, arrangement]);
}

export interface MapLayers {
  readonly hulls: ReadonlyMap<Look, string>;
  readonly fits: ReadonlyMap<keyof typeof fitColours, readonly PlacedBerth[]>;
  /** The boat drawn in each berth. */
  readonly boats: ReadonlyMap<string, MapBoat>;
}

/** What is drawn in the berths: boats by look, and how a boat fits. */
export function useMapLayers(
  map: HarbourMap,
  { placeOf }: PlacedHarbour,
  view: MapView,
  choices: readonly BerthChoice[] | null,
): MapLayers {
  const { boats: all, date } = map;
  const boats = useMemo(() => boatsByBerth(all, view), [all, view]);
  const hulls = useMemo(() => {
    const drawn = new Map<Look, string>();
    for (const boat of new Set(boats.values())) {
      const places = [boat.berth_id, ...boat.extends_over].flatMap((id) => placeOf(id) ?? []);
      const look = lookOf(boat, view, date);
      drawn.set(look, (drawn.get(look) ?? '') + hullOnMap(boat, places));
    }
    return drawn;
  }, [boats, placeOf, view, date]);
  const fits = useMemo(() => {
    const drawn = new Map<keyof typeof fitColours, PlacedBerth[]>();
    if (view !== 'fit' || choices === null) return drawn;
    for (const choice of choices) {
      const place = placeOf(choice.berth_id);
      const fit = fitOf(choice);
      if (place === undefined) continue;
      const group = drawn.get(fit);
      if (group === undefined) drawn.set(fit, [place]);
      else group.push(place);
    }
    return drawn;
  }, [placeOf, choices, view]);
  return { hulls, fits, boats };
}

/** Berths whose only obstacle is another boat are taken; all others do not fit. */
export function fitOf({ available, removed_by, still_there }: BerthChoice): keyof typeof fitColours {
  if (available || removed_by === null) return still_there === undefined ? 'fits' : 'taken';
  return removed_by.rule === 'taken' || removed_by.rule === 'resident' ? 'taken' : 'small';
}
