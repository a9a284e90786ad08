import { customerErrors } from '../../../contracts/customers/errors.js';
import type { VesselForm, VesselPatch } from '../../../contracts/customers/vessel.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { VesselBuild, VesselEvent, VesselIdentity } from './vessel-events.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import { asksHull, buildOf, changedBuild, changedIdentity, identityOf, sameKind } from './vessel-fields.js';

export type VesselState =
  | { readonly exists: false }
  | {
      readonly exists: true;
      readonly marina_id: string;
      readonly identity: VesselIdentity;
      readonly build: VesselBuild;
      /** The primary boater first; never empty. */
      readonly boater_ids: readonly [string, ...string[]];
    };

type Registered = Extract<VesselState, { exists: true }>;

export type VesselCommand =
  | { type: 'RegisterVessel'; boater_id: string; vessel: VesselForm }
  | { type: 'ChangeVessel'; vessel: VesselPatch }
  | { type: 'AddBoater'; boater_id: string }
  | { type: 'RemoveBoater'; boater_id: string }
  | { type: 'SetPrimary'; boater_id: string };

export interface VesselContext {
  readonly vessel_id: string;
  /** The marina of the caller; another marina's vessels do not exist for it. */
  readonly marina_id: string;
  /** Whether the person whose key would encrypt the name was erased, so that it could not be stored. */
  readonly boater_erased: boolean;
}

export function initial(): VesselState {
  return { exists: false };
}

export function evolve(state: VesselState, event: VesselEvent): VesselState {
  if (event.type === 'VesselRegistered') {
    const { marina_id, identity, build } = event.data;
    return { exists: true, marina_id, identity, build, boater_ids: boatersAfter([], event) };
  }
  if (!state.exists) return state;
  const boater_ids = boatersAfter(state.boater_ids, event);
  switch (event.type) {
    case 'VesselChanged':
      return { ...state, identity: event.data.identity, build: event.data.build };
    case 'VesselBoaterAdded':
    case 'VesselBoaterRemoved':
      return { ...state, boater_ids };
    case 'VesselPrimarySet':
      return { ...state, identity: event.data.identity, boater_ids };
    default:
      return event satisfies never;
  }
}

/** The vessel's boaters after an event, the primary one first; never empty. */
export function boatersAfter(before: readonly string[], { type, data }: VesselEvent): readonly [string, ...string[]] {
  const { boater_id } = data;
  const [primary = boater_id, ...others] = before;
  switch (type) {
    case 'VesselRegistered':
      return [boater_id];
    case 'VesselChanged':
      return [primary, ...others];
    case 'VesselBoaterAdded':
      return [primary, ...others, boater_id];
    case 'VesselBoaterRemoved':
      return [primary, ...others.filter((other) => other !== boater_id)];
    case 'VesselPrimarySet':
      return [boater_id, ...before.filter((other) => other !== boater_id)];
    default:
      return type satisfies never;
  }
}

export function decide(command: VesselCommand, state: VesselState, context: VesselContext): VesselEvent[] | Refusal {
  const { vessel_id, marina_id } = context;
  const erased = refuse('conflict', customerErrors.boater_erased);
  if (command.type === 'RegisterVessel') {
    if (state.exists) return [];
    if (context.boater_erased) return erased;
    const { boater_id, vessel } = command;
    const build = buildOf(vessel);
    if (asksHull(build)) return hullAsked();
    const data = { vessel_id, boater_id, marina_id, identity: identityOf(vessel), build };
    return [{ type: 'VesselRegistered', data }];
  }
  if (!state.exists || state.marina_id !== marina_id) return refuse('not_found', customerErrors.vessel_not_found);
  switch (command.type) {
    case 'ChangeVessel':
      return context.boater_erased ? erased : change(command.vessel, state, vessel_id);
    case 'AddBoater':
      if (state.boater_ids.includes(command.boater_id)) {
        return refuse('conflict', customerErrors.vessel_has_boater);
      }
      return [{ type: 'VesselBoaterAdded', data: { vessel_id, boater_id: command.boater_id } }];
    case 'RemoveBoater':
      if (!state.boater_ids.includes(command.boater_id)) return notAContact();
      if (state.boater_ids[0] === command.boater_id) return refuse('conflict', customerErrors.primary_boater);
      return [{ type: 'VesselBoaterRemoved', data: { vessel_id, boater_id: command.boater_id } }];
    case 'SetPrimary':
      return context.boater_erased ? erased : setPrimary(command.boater_id, state, vessel_id);
    default:
      return command satisfies never;
  }
}

const notAContact = (): Refusal => refuse('conflict', customerErrors.not_a_vessel_contact);

/** Whoever says that a catamaran has one hull is asked. */
const hullAsked = (): Refusal => refuseFields({ path: 'vessel.hull_type', code: 'hullContradictsType' });

function change(vessel: VesselPatch, state: Registered, vessel_id: string): VesselEvent[] | Refusal {
  const identity = changedIdentity(state.identity, vessel);
  const build = changedBuild(state.build, vessel);
  if (asksHull(build) && !sameKind(build, state.build)) return hullAsked();
  if (sameJson(identity, state.identity) && sameJson(build, state.build)) return [];
  return [{ type: 'VesselChanged', data: { vessel_id, boater_id: state.boater_ids[0], identity, build } }];
}

/** Writes the name again, to encrypt it with the new primary boater's key. */
function setPrimary(boater_id: string, state: Registered, vessel_id: string): VesselEvent[] | Refusal {
  const [previous_boater_id] = state.boater_ids;
  if (!state.boater_ids.includes(boater_id)) return notAContact();
  if (previous_boater_id === boater_id) return [];
  const { identity, build } = state;
  return [{ type: 'VesselPrimarySet', data: { vessel_id, boater_id, previous_boater_id, identity, build } }];
}
