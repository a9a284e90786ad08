import type { HullType, VesselType } from '../../contracts/vocabulary/sizes.js';
import type { Chance } from './chance.js';
import { boatNames } from './words/boat-names.js';

export interface Boat {
  readonly name: string;
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
  readonly type: VesselType;
  readonly hull_type: HullType;
}

/** Overall length, in metres, of a travelling boat, most often around eleven metres. */
export function travellersLength(chance: Chance): number {
  return chance.weighted([
    [18, () => chance.between(6, 9)],
    [45, () => chance.between(9, 12)],
    [25, () => chance.between(12, 15)],
    [9, () => chance.between(15, 19)],
    [3, () => chance.between(19, 23.5)],
  ])();
}

/** A boat of about this length with typical measures. */
export function boatOfLength(metres: number, chance: Chance): Boat {
  const length = centimetres(metres);
  const type = chance.weighted<VesselType>([
    [56, 'SAIL'],
    [34, 'MOTOR'],
    [length < 9 ? 6 : 0, 'RIB'],
    [length > 10 && length < 17 ? 7 : 0, 'CATAMARAN'],
  ]);
  const slim = type === 'CATAMARAN' ? 0.52 : type === 'SAIL' ? 0.25 : 0.27;
  const beam = centimetres((type === 'CATAMARAN' ? 0 : 0.75) + length * slim * chance.between(0.94, 1.04));
  const deep = type === 'SAIL' ? 0.9 + length * 0.095 : 0.45 + length * 0.055;
  const draft = centimetres(type === 'CATAMARAN' ? chance.between(1, 1.4) : deep * chance.between(0.88, 1.06));
  return {
    name: nameOf(chance),
    length,
    beam,
    draft,
    type,
    hull_type: type === 'CATAMARAN' ? 'MULTIHULL' : 'MONOHULL',
  };
}

function nameOf(chance: Chance): string {
  const name = chance.pick(boatNames);
  return chance.happens(0.15) ? `${name} ${chance.pick(['II', 'III', 'IV'])}` : name;
}

export function centimetres(metres: number): number {
  return Math.round(metres * 100) / 100;
}
