import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import type { VesselState } from './vessel.js';

/** The boat as other areas and screens see it; `home` is the marina where the primary boater is a resident. */
export function vesselRecordOf(
  id: string,
  state: Extract<VesselState, { exists: true }>,
  home: { readonly id: string; readonly name: string } | null,
): VesselRecord {
  const { identity, build, boater_ids } = state;
  return {
    id,
    name: identity?.name ?? null,
    imo: identity?.imo ?? null,
    mmsi: identity?.mmsi ?? null,
    ...build,
    home_marina_id: home?.id ?? null,
    home_marina_name: home?.name ?? build.home_marina_name,
    primary_boater_id: boater_ids[0],
    // A boat whose owner is unknown is its own first contact.
    boater_ids: boater_ids.filter((boater) => boater !== id),
  };
}
