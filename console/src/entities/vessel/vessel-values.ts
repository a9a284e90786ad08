import { type HullType, isSizeKnown, type VesselType } from '../../../../contracts/vocabulary/sizes.js';

/** A boat as typed into a form. Sizes are in metres. Null means that nothing is typed or chosen yet. */
export interface VesselValues {
  /** Id in the register; '' for a boat that is not registered. */
  id: string;
  name: string;
  length: number | null;
  beam: number | null;
  draft: number | null;
  hull_type: HullType | null;
  type: VesselType | null;
  /** The hull is meant although it contradicts the type. */
  hull_confirmed?: boolean | undefined;
}

export const noVessel: VesselValues = {
  id: '',
  name: '',
  length: null,
  beam: null,
  draft: null,
  hull_type: null,
  type: null,
};

/** A size in a form: empty until somebody tells it. */
export function knownSize(size: number): number | null {
  return isSizeKnown(size) ? size : null;
}
