import type * as z from 'zod';
import type { vesselSchemas } from '../../../../../contracts/customers/vessel-call-schemas.js';
import type { VesselForm } from '../../../../../contracts/customers/vessel.js';

export type VesselPage = z.output<typeof vesselSchemas.get.answer>;

/** A vessel as its form holds it; an empty text or null means that the value is unknown. */
export type VesselFormValues = Required<VesselForm>;

/** The texts of a vessel beside its name, as form and card show them in this order. */
export const vesselTexts = [
  { field: 'flag', label: 'flag', as: 'country' },
  { field: 'mmsi', label: 'mmsi', as: 'digits', maxLength: 9 },
  { field: 'imo', label: 'imo', as: 'text' },
  { field: 'home_marina_name', label: 'trade:homeMarina', as: 'text', maxLength: 120 },
  { field: 'home_port', label: 'homePort', as: 'text', maxLength: 120 },
] as const;
type TextField = (typeof vesselTexts)[number]['field'];

const textsOf = (value: (field: TextField) => string) =>
  Object.fromEntries(vesselTexts.map(({ field }) => [field, value(field)])) as Record<TextField, string>;

/** The form of a new boat; its sizes are not typed yet. */
export const blankVessel: Omit<VesselFormValues, 'length' | 'beam' | 'draft'> = {
  name: '',
  hull_type: null,
  type: null,
  hull_confirmed: false,
  live_aboard: false,
  ...textsOf(() => ''),
};

export function vesselValues({ vessel }: Pick<VesselPage, 'vessel'>): VesselFormValues {
  const { name, length, beam, draft, hull_type, type, live_aboard, home_marina_id } = vessel;
  // A resident's home marina is this one and follows from the register.
  const known = home_marina_id === null ? vessel : { ...vessel, home_marina_name: '' };
  const texts = textsOf((field) => known[field] ?? '');
  const hull_confirmed = vessel.hull_confirmed === true;
  return { name: name ?? '', length, beam, draft, hull_type, type, hull_confirmed, live_aboard, ...texts };
}

/** The values that differ from those on record. */
export function changedVessel(before: VesselFormValues, after: VesselFormValues): Partial<VesselFormValues> {
  const fields = Object.keys(before) as (keyof VesselFormValues)[];
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  );
}
