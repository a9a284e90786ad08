import type { HullType, VesselType } from '../../../../contracts/vocabulary/sizes.js';

/** A boat as a form holds it while it is typed. Sizes in metres; null: not typed or chosen yet. */
export interface VesselValues {
  /** Of the register; '' for a boat that is not in it. */
  id: string;
  name: string;
  length: number | null;
  beam: number | null;
  draft: number | null;
  hull_type: HullType | null;
  type: VesselType | null;
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
