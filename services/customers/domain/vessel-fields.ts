import * as z from 'zod';
import { type VesselForm, type VesselPatch, vesselBuild, vesselIdentity } from '../../../contracts/customers/vessel.js';
import { storedShape } from '../../../contracts/vocabulary/record-fields.js';
import { givenOf } from './given-values.js';
import type { VesselBuild, VesselIdentity } from './vessel-events.js';

const identity = z.object(storedShape(vesselIdentity));
const build = z.object(storedShape(vesselBuild));

export function identityOf(form: VesselForm): VesselIdentity {
  return identity.parse(givenOf(form));
}

export function buildOf(form: VesselForm): VesselBuild {
  return build.parse(givenOf(form));
}

/** An erased name stays erased until a new one is given. */
export function changedIdentity(before: VesselIdentity, patch: VesselPatch): VesselIdentity {
  const name = patch.name ?? before?.name;
  return name === undefined ? null : identity.parse({ ...before, ...givenOf(patch), name });
}

export function changedBuild(before: VesselBuild, patch: VesselPatch): VesselBuild {
  return build.parse({ ...before, ...givenOf(patch) });
}
