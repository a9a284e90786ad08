import * as z from 'zod';
import { type VesselForm, type VesselPatch, vesselBuild, vesselIdentity } from '../../../contracts/customers/vessel.js';
import { storedShape } from '../../../contracts/vocabulary/record-fields.js';
import { contradictsType, hullOf } from '../../../contracts/vocabulary/hulls.js';
import { givenOf } from './given-values.js';
import type { VesselBuild, VesselIdentity } from './vessel-events.js';

const identity = z.object(storedShape(vesselIdentity));
const build = z.object(storedShape(vesselBuild));

export function identityOf(form: VesselForm): VesselIdentity {
  return identity.parse(givenOf(form));
}

export function buildOf(form: VesselForm): VesselBuild {
  return withHull({ ...givenOf(form), hull_type: hullOf(form) }, form.hull_confirmed);
}

/** An erased name stays erased until a new one is given. */
export function changedIdentity(before: VesselIdentity, patch: VesselPatch): VesselIdentity {
  const name = patch.name ?? before?.name;
  return name === undefined ? null : identity.parse({ ...before, ...givenOf(patch), name });
}

export function changedBuild(before: VesselBuild, patch: VesselPatch): VesselBuild {
  const after = { ...before, ...givenOf(patch) };
  const hull_type = after.type === before.type ? after.hull_type : hullOf(after);
  return withHull({ ...after, hull_type }, patch.hull_confirmed ?? before.hull_confirmed);
}

/** Only a hull that contradicts the type is confirmed. */
function withHull(fields: Record<string, unknown>, confirmed: boolean | undefined): VesselBuild {
  const known = build.parse({ ...fields, hull_confirmed: undefined });
  return confirmed === true && contradictsType(known) ? { ...known, hull_confirmed: true } : known;
}

/** The type and the hull stay as they are on record. */
export function sameKind(one: Kind, other: Kind): boolean {
  return one.type === other.type && one.hull_type === other.hull_type;
}

type Kind = Pick<VesselBuild, 'type' | 'hull_type'>;

/** The hull contradicts the type, and nobody has confirmed it: recorded before anybody was asked. */
export function asksHull(vessel: Kind & Pick<VesselBuild, 'hull_confirmed'>): boolean {
  return contradictsType(vessel) && vessel.hull_confirmed !== true;
}
