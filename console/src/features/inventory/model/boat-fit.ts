import { fitOf, type LargestBoat } from '../../../../../contracts/berths/rules/boat-fit.js';

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

export function spareOf(boat: BoatSizes, berth: LargestBoat): Spare {
  const { spare_loa, spare_beam, spare_draft } = fitIn(berth, boat);
  return { ahead: spare_loa, beside: spare_beam, under: boat.draft === null ? null : spare_draft };
}

export function fits(boat: BoatSizes, berth: LargestBoat): boolean {
  return fitIn(berth, boat).fits;
}

const fitIn = (berth: LargestBoat, boat: BoatSizes) => fitOf({ ...boat, draft: boat.draft ?? 0 }, berth);
