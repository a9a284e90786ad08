import type { HullType, VesselType } from '../../../../contracts/vocabulary/sizes.js';

/** The berth that staff picked for a stay and have not saved yet. */
export interface ChosenBerth {
  readonly berth_id: string;
  /** Pier and number, for example `C07`. */
  readonly name: string;
  /** Staff confirmed this berth although the boat is below one of its minimums. */
  readonly confirm_min_length: boolean;
}

/** The stay and the boat in the form. The berth plan is requested for them. Sizes are in metres. */
export interface StayDraft {
  readonly start_date: string;
  readonly end_date: string;
  /** The current allocation of the stay. The plan counts its nights as free for this stay. */
  readonly allocation_id?: string | null;
  readonly vessel: {
    readonly length: number;
    readonly beam: number;
    readonly draft: number;
    readonly type?: VesselType | null;
    readonly hull_type?: HullType | null;
  };
}
