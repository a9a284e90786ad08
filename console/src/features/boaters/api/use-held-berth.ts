import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthRecord, BerthResidentRow } from '../../../../../contracts/berths/records.js';
import { useLoad } from '../../../lib/api/use-load.js';

/** A berth with the residency of the boat. */
export interface HeldBerth extends BerthRecord {
  readonly resident: BerthResidentRow;
}

/** The berth that the boat holds today, also while it is away; null: none; undefined while loading. */
export function useHeldBerth(vesselId: string): HeldBerth | null | undefined {
  // The boat's own berths come first.
  const { data } = useLoad(
    berthCalls.listBerths,
    { filter: { for_vessel: vesselId }, page_size: 1 },
    { topics: [{ topic: 'berths' }, { topic: 'occupancy' }] },
  );
  if (data === undefined) return undefined;
  const [berth] = data.items;
  const resident = berth?.resident ?? null;
  return berth === undefined || resident?.vessel_id !== vesselId ? null : { ...berth, resident };
}
