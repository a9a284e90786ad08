import type * as z from 'zod';
import type { vesselSchemas } from '../../../../../contracts/customers/vessel-call-schemas.js';
import type { HullType, VesselType } from '../../../../../contracts/vocabulary/sizes.js';

export type VesselPage = z.output<typeof vesselSchemas.get.answer>;

/** A vessel as its form holds it; an empty text or null means that the value is unknown. */
export interface VesselFormValues {
  name: string;
  length: number;
  beam: number;
  draft: number;
  hull_type: HullType | null;
  type: VesselType | null;
  flag: string;
  imo: string;
  mmsi: string;
  live_aboard: boolean;
  home_marina_name: string;
  home_port: string;
}

/** The form of a new boat; its sizes are not typed yet. */
export const blankVessel: Omit<VesselFormValues, 'length' | 'beam' | 'draft'> = {
  name: '',
  hull_type: null,
  type: null,
  flag: '',
  imo: '',
  mmsi: '',
  live_aboard: false,
  home_marina_name: '',
  home_port: '',
};

export function vesselValues({ vessel }: Pick<VesselPage, 'vessel'>): VesselFormValues {
  const { length, beam, draft, hull_type, type, live_aboard } = vessel;
  return {
    name: vessel.name ?? '',
    length,
    beam,
    draft,
    hull_type,
    type,
    flag: vessel.flag ?? '',
    imo: vessel.imo ?? '',
    mmsi: vessel.mmsi ?? '',
    live_aboard,
    // A resident's home marina is this one and follows from the register.
    home_marina_name: vessel.home_marina_id === null ? (vessel.home_marina_name ?? '') : '',
    home_port: vessel.home_port ?? '',
  };
}

/** The values that differ from those on record. */
export function changedVessel(before: VesselFormValues, after: VesselFormValues): Partial<VesselFormValues> {
  const fields = Object.keys(before) as (keyof VesselFormValues)[];
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  );
}
