import type * as z from 'zod';
import type { BerthRecord, berthForm } from '../../../../../contracts/berths/records.js';
import type { BerthLimits } from '../../../../../contracts/berths/rules/boat-fit.js';
import { noLocation, noServices } from '../../../entities/berth/facilities.js';

/** The values of the berth form; empty numbers are null until they are typed. */
export type BerthValues = z.input<typeof berthForm>;

/** The fields of the form in the order in which changes are named. */
export const berthFieldNames = [
  'pier_id',
  'number',
  'lettered',
  'max_loa',
  'max_beam',
  'max_draft',
  'min_length',
  'min_beam',
  'min_draft',
  'services',
  'location',
  'boat_types',
  'active',
  'offered',
  'instant_booking',
  'holder_type',
  'smart_extension',
  'notes',
] as const satisfies readonly (keyof BerthValues)[];
export type BerthFieldName = (typeof berthFieldNames)[number];

/** The values of a saved berth. */
export function valuesOf(berth: BerthRecord): Required<BerthValues> {
  const { pier_id, number, lettered, max_loa, max_beam, max_draft, services, location } = berth;
  const { min_length, min_beam, min_draft } = berth;
  const { boat_types, active, offered, instant_booking, holder_type, smart_extension, notes } = berth;
  return {
    pier_id,
    number,
    lettered,
    max_loa,
    max_beam,
    max_draft,
    min_length,
    min_beam,
    min_draft,
    services,
    location,
    boat_types,
    active,
    offered,
    instant_booking,
    holder_type,
    smart_extension,
    notes,
  };
}

/** Names of the fields that differ. */
export function changedFields(saved: Partial<BerthValues>, typed: Partial<BerthValues>): BerthFieldName[] {
  return berthFieldNames.filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(typed[name]));
}

interface PierDefaults {
  readonly id: string;
  readonly berth_sizes: BerthLimits | null;
  readonly instant_booking: boolean;
}

/** A blank form, with what the pier gives its new berths. Sizes without a default are absent, so that they are asked for. */
export function blankValues(pier: PierDefaults | null, number: number | null): Partial<BerthValues> {
  const sizes = pier?.berth_sizes ?? null;
  return {
    ...(pier !== null && { pier_id: pier.id }),
    ...(number !== null && { number }),
    ...(sizes ?? { min_length: null, min_beam: null, min_draft: null }),
    lettered: false,
    services: noServices,
    location: noLocation,
    boat_types: 'any',
    active: true,
    offered: true,
    instant_booking: pier?.instant_booking ?? false,
    holder_type: 'VISITOR',
    smart_extension: null,
    notes: '',
  };
}
