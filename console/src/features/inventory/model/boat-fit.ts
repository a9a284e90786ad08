import type { LargestBoat } from '../../../entities/berth/extension-rules.js';

/** Sizes of a boat in metres. An unknown draft fits everywhere. */
export interface BoatSizes {
  readonly length: number;
  readonly beam: number;
  readonly draft: number | null;
}

/** Metres that a boat leaves of a berth; negative: so much is missing. */
export interface Spare {
  readonly ahead: number;
  /** On both sides together. */
  readonly beside: number;
  readonly under: number | null;
}

const centimetres = (metres: number): number => Math.round(metres * 100) / 100;

export function spareOf(boat: BoatSizes, berth: LargestBoat): Spare {
  return {
    ahead: centimetres(berth.max_loa - boat.length),
    beside: centimetres(berth.max_beam - boat.beam),
    under: boat.draft === null ? null : centimetres(berth.max_draft - boat.draft),
  };
}

export function fits(boat: BoatSizes, berth: LargestBoat): boolean {
  const { ahead, beside, under } = spareOf(boat, berth);
  return ahead >= 0 && beside >= 0 && (under ?? 0) >= 0;
}
