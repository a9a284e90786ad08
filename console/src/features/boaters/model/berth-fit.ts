import type { HarbourMap, MapBerth } from '../../../../../contracts/berths/harbour-map.js';
import { fitOf } from '../../../../../contracts/berths/rules/boat-fit.js';
import type { VesselType } from '../../../../../contracts/vocabulary/sizes.js';

/** Metres. */
export interface Measured {
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
  readonly type: VesselType | null;
}

export interface PierFit {
  readonly id: string;
  readonly name: string;
  readonly fits: number;
  readonly of: number;
}

/** In how many berths a boat fits, free or not; berths that are out of service do not count. */
export interface BerthFit {
  readonly fits: number;
  readonly of: number;
  /** Piers with berths, by name. */
  readonly piers: readonly PierFit[];
}

export function berthFit(boat: Measured, { piers, berths }: Pick<HarbourMap, 'piers' | 'berths'>): BerthFit {
  const inService = berths.filter(({ active }) => active);
  const fitting = inService.filter((berth) => fitOf(boat, berth).fits);
  const on = (pier: string, all: readonly MapBerth[]) => all.filter(({ pier_id }) => pier_id === pier).length;
  return {
    fits: fitting.length,
    of: inService.length,
    piers: piers
      .map(({ id, name }) => ({ id, name, fits: on(id, fitting), of: on(id, inService) }))
      .filter(({ of }) => of > 0),
  };
}

/** The plan with the berths of a pier: all, or those that are long enough for the boat. */
export function planOfPier(pierId: string, boat?: Pick<Measured, 'length'>): string {
  const plan = `/plan?piers=${pierId}`;
  return boat === undefined ? plan : `${plan}&length=${boat.length}..`;
}
