import type { HullType, VesselType } from '../../../../contracts/vocabulary/sizes.js';

/** The berth that staff picked for a stay and have not saved yet. */
export interface ChosenBerth {
  readonly berth_id: string;
  /** Pier and number as they are called out: `C07`. */
  readonly name: string;
  /** Staff saw that the boat is shorter than the berth asks for, and want it there anyway. */
  readonly confirm_min_length: boolean;
}

/** The stay and the boat in the form, for which the berth plan is requested. Sizes in metres. */
export interface StayDraft {
  readonly start_date: string;
  readonly end_date: string;
  /** The stay's own place in the plan: its nights count as free for it. */
  readonly allocation_id?: string | null;
  readonly vessel: {
    readonly length: number;
    readonly beam: number;
    readonly draft: number;
    readonly type?: VesselType | null;
    readonly hull_type?: HullType | null;
  };
}
