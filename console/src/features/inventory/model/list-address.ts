import type * as z from 'zod';
import type { berthSchemas } from '../../../../../contracts/berths/call-schemas.js';
import { boatTypes, holderTypes } from '../../../../../contracts/berths/vocabulary.js';
import { type ColumnSort, sortingIn } from '../../../lib/url/sort-text.js';
import { locations, services } from '../../../entities/berth/facilities.js';

type Question = z.input<NonNullable<(typeof berthSchemas.listBerths)['body']>>;
export type BerthFilter = NonNullable<Question['filter']>;
export type BerthSort = NonNullable<Question['sort']>;

/** The list's state in the address, with its defaults. */
export const listDefaults = {
  tab: 'berths',
  search: '',
  piers: [] as readonly string[],
  size: '',
  occupancy: [] as readonly string[],
  vacant: false,
  services: [] as readonly string[],
  offered: '',
  active: '',
  instant: '',
  location: [] as readonly string[],
  boats: [] as readonly string[],
  kept: '',
  sort: 'name',
  /** Piers whose berths are folded away. */
  closed: [] as readonly string[],
  /** The dialog over the list: `many` or `import`. */
  dialog: '',
};
export type ListAddress = { readonly [K in keyof typeof listDefaults]: (typeof listDefaults)[K] };

/** The parts of the address that filter the list. */
export const filterNames = [
  'search',
  'piers',
  'size',
  'occupancy',
  'vacant',
  'services',
  'offered',
  'active',
  'instant',
  'location',
  'boats',
  'kept',
] as const satisfies readonly (keyof ListAddress)[];
export type FilterName = (typeof filterNames)[number];

export const occupancies = ['vacant', 'occupied', 'non-active'] as const;
const sortKeys = ['name', 'max_loa', 'max_beam', 'max_draft', 'occupancy'] as const;
/** The longest list of piers that one question names. */
const MOST_PIERS = 100;

/** A range of lengths in metres, written `9..12`, `9..` or `..12`. Null for any other text. */
export function sizeRange(text: string): { readonly from: number | null; readonly to: number | null } | null {
  const [, first = '', last = ''] = /^(\d{0,4}(?:\.\d{1,2})?)\.\.(\d{0,4}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  if (first === '' && last === '') return null;
  const range = { from: first === '' ? null : Number(first), to: last === '' ? null : Number(last) };
  const inOrder = range.from === null || range.to === null || range.from <= range.to;
  return inOrder && Math.max(range.from ?? 0, range.to ?? 0) <= 1000 ? range : null;
}

export function writtenRange(from: number | null, to: number | null): string {
  return from === null && to === null ? '' : `${from ?? ''}..${to ?? ''}`;
}

const known = <T extends string>(values: readonly T[], given: readonly string[]): T[] =>
  values.filter((value) => given.includes(value));
const yesNo = (text: string): boolean | undefined => (text === 'yes' ? true : text === 'no' ? false : undefined);
const some = <T>(values: T[]): T[] | undefined => (values.length === 0 ? undefined : values);

/** The filter of the server's list. Values of the address that do not exist are ignored. */
export function filterOf(address: ListAddress): BerthFilter {
  const range = sizeRange(address.size);
  const piers = address.piers.filter((id) => /^[0-9a-f-]{36}$/.test(id)).slice(0, MOST_PIERS);
  const kept = known(holderTypes, [address.kept]);
  const filter: BerthFilter = {
    search: address.search === '' ? undefined : address.search.slice(0, 120),
    pier_id: some(piers),
    min_loa: range?.from ?? undefined,
    max_loa: range?.to ?? undefined,
    occupancy: some(known(occupancies, address.occupancy)),
    vacant_tonight: address.vacant || undefined,
    services: some(known(services, address.services)),
    location: some(known(locations, address.location)),
    boat_types: some(known(boatTypes, address.boats)),
    offered: yesNo(address.offered),
    active: yesNo(address.active),
    instant_booking: yesNo(address.instant),
    holder_type: kept[0],
  };
  return Object.fromEntries(Object.entries<unknown>(filter).filter(([, value]) => value !== undefined));
}

/**
 * The order of the list, from `name` or `-max_loa,occupancy`. Names differ, so that a second column beside them would
 * never matter: it takes their place.
 */
export function sortOf({ sort }: Pick<ListAddress, 'sort'>): BerthSort {
  const { field: by, direction, then } = sortingIn(sort, sortKeys, { field: 'name', direction: 'asc' });
  if (then === undefined) return { by, direction };
  const second = { by: then.field, direction: then.direction };
  return by === 'name' ? second : { by, direction, then: second };
}

/** The order as the heads of the columns show it. */
export function sortOfColumns({ by, direction, then }: BerthSort): ColumnSort {
  const first = { key: by, descending: direction === 'desc' };
  return then === undefined ? first : { ...first, then: { key: then.by, descending: then.direction === 'desc' } };
}
