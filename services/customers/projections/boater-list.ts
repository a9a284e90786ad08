import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import type { Projection } from '../../platform/consuming/projection.js';
import { type BoaterState, evolve, initial } from '../domain/boater.js';
import type { BoaterEvent } from '../domain/boater-events.js';
import { fullNameOf, isContactShown } from '../domain/boater-view.js';
import type { VesselEvent } from '../domain/vessel-events.js';
import { boaterRecord } from '../records/boater-record.js';
import { vesselRecord } from '../records/vessel-record.js';

type Registered = Extract<BoaterState, { exists: true }>;

interface ListedVessel {
  id: string;
  name: string | null;
  type: string | null;
  length: number;
}

interface BoaterDocument {
  boater_id: string;
  marina_id: string;
  relation_type: CustomerType;
  full_name: string;
  boat_name: string;
  /** Names of the person and the boats, folded. */
  search: string;
  /** Mail address and phone, folded: searched only where they may be seen. */
  search_contact: string;
  contact_shown: boolean;
  last_interaction: string;
  /** Vessels whose primary boater this is, in order of registration. */
  vessels: ListedVessel[];
  state: Registered;
}

/** Sorts after every name: for erased persons and boaters without a boat. */
const LAST = '\uffff';

type Source = BoaterEvent | VesselEvent;

/** Every boater of the installation with their own vessels, for lists. */
export const boaterList: Projection<BoaterDocument, Source> = {
  name: 'boaters',
  version: 2,
  indexes: [
    { fields: ['boater_id'] },
    { fields: ['marina_id', 'full_name'] },
    { fields: ['marina_id', 'boat_name'] },
    { fields: ['marina_id', 'last_interaction'] },
    { fields: ['marina_id', 'relation_type', 'full_name'] },
    { fields: ['marina_id', 'relation_type', 'boat_name'] },
    { fields: ['marina_id', 'relation_type', 'last_interaction'] },
  ],
  wholeStream: boaterRecord.prefix,
  documentIds: (event) => {
    if (!event.stream.startsWith(vesselRecord.prefix)) return boaterRecord.idsIn(event);
    const { type, data } = event as unknown as VesselEvent;
    if (type === 'VesselPrimarySet') return [data.previous_boater_id, data.boater_id];
    return type === 'VesselRegistered' || type === 'VesselChanged' ? [data.boater_id] : [];
  },
  apply: (document, event, id) => {
    const at = event.metadata.recorded_at;
    if (event.stream.startsWith(vesselRecord.prefix)) {
      if (document === undefined) return undefined;
      const vessels = vesselsAfter(document.vessels, event as unknown as VesselEvent, id);
      return documentOf(id, document.state, vessels, at);
    }
    const state = evolve(document?.state ?? initial(), event as unknown as BoaterEvent);
    return state.exists ? documentOf(id, state, document?.vessels ?? [], at) : undefined;
  },
  personal: {
    field: 'boater_id',
    forget: (document) => {
      const vessels = document.vessels.map((vessel) => ({ ...vessel, name: null }));
      return documentOf(document.boater_id, { ...document.state, contact: null }, vessels, document.last_interaction);
    },
  },
};

function vesselsAfter(vessels: ListedVessel[], { type, data }: VesselEvent, boaterId: string): ListedVessel[] {
  if (type === 'VesselBoaterAdded' || type === 'VesselBoaterRemoved') return vessels;
  const { vessel_id: id, identity, build } = data;
  if (data.boater_id !== boaterId) return vessels.filter((other) => other.id !== id);
  const vessel = { id, name: identity?.name ?? null, type: build.type, length: build.length };
  const known = vessels.some((other) => other.id === id);
  return known ? vessels.map((other) => (other.id === id ? vessel : other)) : [...vessels, vessel];
}

function documentOf(id: string, state: Registered, vessels: ListedVessel[], at: string): BoaterDocument {
  const { contact } = state;
  const names = [fullNameOf(contact), ...vessels.map((vessel) => vessel.name)].filter((name) => name !== null);
  return {
    boater_id: id,
    marina_id: state.marina_id,
    relation_type: state.relation_type,
    full_name: contact === null ? LAST : folded(`${contact.last_name} ${contact.first_name}`),
    boat_name: vessels[0]?.name == null ? LAST : folded(vessels[0].name),
    search: folded(names.join(' ')),
    search_contact: folded(`${contact?.email ?? ''} ${contact?.phone ?? ''}`),
    contact_shown: isContactShown(state),
    last_interaction: at,
    vessels,
    state,
  };
}
