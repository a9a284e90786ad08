import type { Projection } from '../../platform/consuming/projection.js';
import { boatersAfter } from '../domain/vessel.js';
import { asksHull } from '../domain/vessel-fields.js';
import type { VesselEvent } from '../domain/vessel-events.js';
import { vesselRecord } from '../records/vessel-record.js';

interface VesselDocument {
  marina_id: string | null;
  /** The primary boater first. */
  boater_ids: string[];
  /** The person whose personal data the name is. */
  primary_boater_id: string;
  name: string | null;
  /** Its hull contradicts its type, and nobody has confirmed it. */
  asks_hull: boolean;
}

/**
 * Every registered vessel, to find a boater's vessels, also by name. Everything else is read from the vessel's stream.
 */
export const vesselList: Projection<VesselDocument, VesselEvent> = {
  name: 'vessels',
  version: 4,
  indexes: [
    { fields: ['marina_id'] },
    { fields: ['asks_hull', 'marina_id'] },
    { fields: ['boater_ids'] },
    { fields: ['primary_boater_id'] },
  ],
  wholeStream: vesselRecord.prefix,
  documentIds: vesselRecord.idsIn,
  apply: (document, logged) => {
    const event = logged as VesselEvent;
    const boater_ids = [...boatersAfter(document?.boater_ids ?? [], event)];
    const name = 'identity' in event.data ? (event.data.identity?.name ?? null) : (document?.name ?? null);
    const asks_hull = 'build' in event.data ? asksHull(event.data.build) : (document?.asks_hull ?? false);
    return {
      marina_id: logged.metadata.marina_id,
      boater_ids,
      primary_boater_id: boater_ids[0] ?? '',
      name,
      asks_hull,
    };
  },
  personal: {
    field: 'primary_boater_id',
    forget: (document) => ({ ...document, name: null }),
  },
};
