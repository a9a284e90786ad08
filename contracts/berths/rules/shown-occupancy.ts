import type { BerthRecord } from '../records.js';

/** The occupancy of a berth tonight, where a boat that has it but has not arrived is expected. */
export type ShownOccupancy = BerthRecord['occupancy'] | 'expected';

/** The plan counts a berth as occupied as soon as a boat has it for the night, although the boat may not have arrived. */
export function shownOccupancy({
  occupancy,
  current_berth_owner: owner,
}: {
  readonly occupancy: BerthRecord['occupancy'];
  readonly current_berth_owner: { readonly arrived: boolean } | null;
}): ShownOccupancy {
  return occupancy === 'occupied' && owner?.arrived === false ? 'expected' : occupancy;
}
