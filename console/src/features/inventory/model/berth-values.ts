import type * as z from 'zod';
import type { BerthRecord, berthForm } from '../../../../../contracts/berths/records.js';
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
  const { pier_id, number, lettered, max_loa, max_beam, max_draft, min_length, services, location } = berth;
  const { boat_types, active, offered, instant_booking, holder_type, smart_extension, notes } = berth;
  return {
    ...{ pier_id, number, lettered, max_loa, max_beam, max_draft, min_length, services, location },
    ...{ boat_types, active, offered, instant_booking, holder_type, smart_extension, notes },
  };
}

/** Names of the fields that differ. */
export function changedFields(saved: Partial<BerthValues>, typed: Partial<BerthValues>): BerthFieldName[] {
  return berthFieldNames.filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(typed[name]));
}

interface PierDefaults {
  readonly id: string;
  readonly berth_sizes: {
    readonly max_loa: number;
    readonly max_beam: number;
    readonly max_draft: number;
    readonly min_length: number | null;
  } | null;
  readonly instant_booking: boolean;
}

/** A blank form, with what the pier gives its new berths. Sizes without a default are absent, so that they are asked for. */
export function blankValues(pier: PierDefaults | null, number: number | null): Partial<BerthValues> {
  const sizes = pier?.berth_sizes ?? null;
  return {
    ...(pier !== null && { pier_id: pier.id }),
    ...(number !== null && { number }),
    ...(sizes ?? { min_length: null }),
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
