import type { HolderType } from '../../../../../contracts/berths/vocabulary.js';
import type { SeenBoat } from '../../../../../contracts/dockwalk/boats.js';

/** A boat that somebody may record in a berth. Sizes in metres; null: not known on this device. */
export interface BoatChoice {
  readonly vessel_id: string | null;
  readonly reservation_id: string | null;
  readonly boater_id: string | null;
  readonly name: string | null;
  readonly boater_name: string | null;
  readonly length: number;
  readonly beam: number | null;
  readonly berth_holder_type: HolderType | null;
  /** Where it lies tonight by the plan. */
  readonly berth: { readonly id: string; readonly name: string } | null;
  /** Null: not known on this device. */
  readonly fit: { readonly fits: boolean; readonly spare_loa: number } | null;
}

export function seenOf({ vessel_id, reservation_id, boater_id, name, boater_name, length }: BoatChoice): SeenBoat {
  return { vessel_id, reservation_id, boater_id, name, boater_name, length, measured: null };
}
