import { useState } from 'react';
import { vesselCalls } from '../../../../../contracts/customers/calls.js';
import { fitOf } from '../../../../../contracts/berths/rules/boat-fit.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { BoatChoice } from '../model/boat-choice.js';
import { knownBoats } from '../model/known-boats.js';
import type { ShownBerth } from '../model/standing.js';
import type { Walk } from '../offline/use-walk.js';

/** The boat that is chosen for a berth; before anyone chooses, the vessel that the address names. */
export function useChosenBoat(vesselId: string | null, berth: ShownBerth, walk: Walk) {
  const [chosen, choose] = useState<BoatChoice | null>(null);
  const wanted = vesselId !== null && chosen === null;
  const known = wanted ? knownBoats(walk.berths, berth, '').find(({ vessel_id }) => vessel_id === vesselId) : undefined;
  const { data } = useLoad(
    vesselCalls.get,
    { vessel_id: vesselId ?? '' },
    { topics: [{ topic: 'vessels', ids: [vesselId ?? ''] }], enabled: wanted && known === undefined },
  );
  const ofRegister = (): BoatChoice | null => {
    if (!wanted || data === undefined) return null;
    const { id, name, length, beam, draft, type } = data.vessel;
    return {
      vessel_id: id,
      reservation_id: null,
      boater_id: null,
      name,
      boater_name: null,
      length,
      beam,
      berth_holder_type: null,
      berth: null,
      fit: fitOf({ length, beam, draft, type }, berth.row),
    };
  };
  return [wanted ? (known ?? ofRegister()) : chosen, choose] as const;
}
