import type { VesselForm, VesselPatch } from '../../../contracts/customers/vessel.js';
import type { VesselBuild, VesselIdentity } from './vessel-events.js';

export function identityOf(form: VesselForm): VesselIdentity {
  return { name: form.name, imo: given(form.imo), mmsi: given(form.mmsi) };
}

export function buildOf(form: VesselForm): VesselBuild {
  return {
    length: form.length,
    beam: form.beam,
    draft: form.draft,
    hull_type: form.hull_type ?? null,
    type: form.type ?? null,
    flag: given(form.flag),
    live_aboard: form.live_aboard ?? false,
    home_marina_name: given(form.home_marina_name),
    home_port: given(form.home_port),
  };
}

/** An erased name stays erased until a new one is given. */
export function changedIdentity(before: VesselIdentity, { name, imo, mmsi }: VesselPatch): VesselIdentity {
  const called = name ?? before?.name;
  if (called === undefined) return null;
  return {
    name: called,
    imo: imo === undefined ? (before?.imo ?? null) : given(imo),
    mmsi: mmsi === undefined ? (before?.mmsi ?? null) : given(mmsi),
  };
}

export function changedBuild(before: VesselBuild, patch: VesselPatch): VesselBuild {
  return {
    length: patch.length ?? before.length,
    beam: patch.beam ?? before.beam,
    draft: patch.draft ?? before.draft,
    hull_type: patch.hull_type === undefined ? before.hull_type : patch.hull_type,
    type: patch.type === undefined ? before.type : patch.type,
    flag: patch.flag === undefined ? before.flag : given(patch.flag),
    live_aboard: patch.live_aboard ?? before.live_aboard,
    home_marina_name: patch.home_marina_name === undefined ? before.home_marina_name : given(patch.home_marina_name),
    home_port: patch.home_port === undefined ? before.home_port : given(patch.home_port),
  };
}

function given(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}
