import type { Projection } from '../../platform/consuming/projection.js';
import { evolve, initial, type VesselState } from '../domain/vessel.js';
import type { VesselEvent } from '../domain/vessel-events.js';
import { vesselRecord } from '../records/vessel-record.js';

type Registered = Extract<VesselState, { exists: true }>;

interface VesselDocument {
  marina_id: string;
  boater_ids: string[];
  /** Whose personal data the name is. */
  primary_boater_id: string;
  name: string | null;
  state: Registered;
}

/** Every vessel on record, for finding those of a boater. */
export const vesselList: Projection<VesselDocument, VesselEvent> = {
  name: 'vessels',
  version: 1,
  indexes: [{ fields: ['boater_ids'] }, { fields: ['primary_boater_id'] }],
  wholeStream: vesselRecord.prefix,
  documentIds: vesselRecord.idsIn,
  apply: (document, event) => {
    const state = evolve(document?.state ?? initial(), event as VesselEvent);
    return state.exists ? documentOf(state) : undefined;
  },
  personal: {
    field: 'primary_boater_id',
    forget: (document) => documentOf({ ...document.state, identity: null }),
  },
};

function documentOf(state: Registered): VesselDocument {
  return {
    marina_id: state.marina_id,
    boater_ids: [...state.boater_ids],
    primary_boater_id: state.boater_ids[0],
    name: state.identity?.name ?? null,
    state,
  };
}
