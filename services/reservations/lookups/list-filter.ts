import type { ReservationAdminFilter, ReservationFilter } from '../../../contracts/reservations/list.js';
import {
  type datePresets,
  type FullTab,
  fullTabs,
  type LiteTab,
  liteTabs,
} from '../../../contracts/reservations/vocabulary.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { sortedFields } from '../../../contracts/vocabulary/sorting.js';
import type { Filter, Sort } from '../../platform/read-models/read-model-store.js';
import { hiddenOf } from '../projections/list-fields.js';
import type { listOrders } from '../projections/reservation-list.js';
import { searchWords } from '../projections/search-text.js';

type AnyFilter = Omit<ReservationAdminFilter, 'marina_ids'>;
type DateFilter = NonNullable<ReservationFilter['arrival']>;

/** The marinas whose reservations are listed: those a marina sees, or an administrator's choice of marinas. */
export type ListScope = { readonly listed_for: string } | { readonly marina_ids: readonly string[] | undefined };

export function scopeFilter(scope: ListScope): Filter {
  if ('listed_for' in scope) return { listed_for: scope.listed_for };
  return scope.marina_ids === undefined
    ? {}
    : { listed_for: { $in: scope.marina_ids.flatMap((id) => [id, hiddenOf(id)]) } };
}

export function tabsOf(edition: AnyFilter['edition']): readonly (FullTab | LiteTab)[] {
  return edition === 'lite' ? liteTabs : fullTabs;
}

export function tabFilter(edition: AnyFilter['edition'], tab: FullTab | LiteTab | undefined): Filter {
  if (tab === undefined) return {};
  return edition === 'lite' ? { lite_tab: tab } : { full_tab: tab };
}

/** What waits for us, wherever it is counted or listed. A stay on the waiting list waits for a berth. */
export const OUR_MOVES: Filter = { action_required: 'MARINA', waiting_order: null };

const moverFilters: Readonly<Record<NonNullable<AnyFilter['action_required']>, Filter>> = {
  MARINA: OUR_MOVES,
  BOATER: { action_required: 'BOATER' },
  NOBODY: { action_required: null },
};

/**
 * Translates the contract's filter into the store's.
 * @param today the calendar date from which presets count
 * @param berthsOfPier ids of the berths of the requested pier
 * @param longestStay nights of the longest stay in the scope, see `longestStay`
 */
export function listFilter(
  asked: AnyFilter,
  scope: ListScope,
  today: string,
  berthsOfPier: readonly string[] | null,
  longestStay: number | null = null,
): Filter {
  const all: Filter[] = [
    scopeFilter(scope),
    tabFilter(asked.edition, asked.tab),
    ...dateFilters(asked, today, longestStay),
    ...between('vessel_length', asked.vessel_length ?? {}),
    ...oneOf('reservation_status', asked.statuses),
    ...oneOf('status_code', asked.status_codes),
    ...equal('source', asked.source),
    ...equal('customer_type', asked.customer_type),
    ...equal('boater_id', asked.boater_id),
    ...equal('group_id', asked.group_id),
    ...equal('vessel_id', asked.vessel_id),
    ...equal('berth_ids', asked.berth_id),
    ...oneOf('berth_ids', berthsOfPier ?? undefined),
    ...(asked.action_required === undefined ? [] : [moverFilters[asked.action_required]]),
    ...(asked.updated_since === undefined ? [] : [{ updated_at: { $gte: milliseconds(asked.updated_since) } }]),
  ];
  return joined(all, searchWords(asked.search ?? ''));
}

/**
 * Combines the question with the stays in the berth that its text names: tonight's and coming ones, or those in the dates
 * that are filtered by.
 */
export function staysInBerth(berth: Filter, { stay, arrival, departure }: AnyFilter, today: string): Filter {
  const dated = stay !== undefined || arrival !== undefined || departure !== undefined;
  return { ...berth, ...(dated ? {} : { end_date: { $gt: today } }) };
}

/** Combines two filters, which may have conditions on the same field. */
export function both(filter: Filter, other: Filter | null): Filter {
  return other === null ? filter : { ...filter, $and: [...(filter.$and ?? []), other] };
}

/** Puts a searched word at the top level, where the store counts its matches first. */
function joined(all: readonly Filter[], [word, ...words]: readonly string[]): Filter {
  const filter: Filter = word === undefined ? {} : { search: { $contains: word } };
  const further = words.map((one): Filter => ({ search: { $contains: one } }));
  for (const part of all) {
    // The first condition on a field stays at the top level; a second one on the same field needs a group.
    if (Object.keys(part).every((path) => filter[path] === undefined)) Object.assign(filter, part);
    else further.push(part);
  }
  return further.length === 0 ? filter : { ...filter, $and: further };
}

function equal(path: string, value: string | undefined): Filter[] {
  return value === undefined ? [] : [{ [path]: value }];
}

function oneOf(path: string, values: readonly string[] | undefined): Filter[] {
  return values === undefined ? [] : [{ [path]: { $in: [...values] } }];
}

function dateFilters(asked: AnyFilter, today: string, longestStay: number | null): Filter[] {
  const stay = asked.stay === undefined ? {} : rangeOf(asked.stay, today);
  // No stay that began earlier can reach into the range, and none in it ends later. This only reduces the records
  // scanned; the result is the same.
  const from = stay.from === undefined || longestStay === null ? undefined : addDays(stay.from, -longestStay);
  const to = stay.to === undefined || longestStay === null ? undefined : addDays(stay.to, longestStay);
  return [
    // A night or the departure is in the range: the stay begins before its end, and ends after its beginning.
    ...between('start_date', { from, to: stay.to }),
    ...between('end_date', { from: stay.from, to }),
    ...(asked.arrival === undefined ? [] : between('start_date', rangeOf(asked.arrival, today))),
    ...(asked.departure === undefined ? [] : between('end_date', rangeOf(asked.departure, today))),
  ];
}

/** Either end may be open; both ends are included. */
interface Range<T> {
  readonly from?: T | undefined;
  readonly to?: T | undefined;
}

function between<T extends string | number>(path: string, { from, to }: Range<T>): Filter[] {
  const condition = { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lte: to }) };
  return Object.keys(condition).length === 0 ? [] : [{ [path]: condition }];
}

const PRESET_DAYS: Record<(typeof datePresets)[number], number> = { today: 1, next_7_days: 7, next_30_days: 30 };

/** Presets begin today; the range includes its last day. */
function rangeOf({ preset, from, to }: DateFilter, today: string): Range<string> {
  return preset === undefined ? { from, to } : { from: today, to: addDays(today, PRESET_DAYS[preset] - 1) };
}

/** The format of instants in documents, so that they compare as strings. */
function milliseconds(instant: string): string {
  return new Date(instant).toISOString();
}

interface OneKey {
  readonly key: (typeof listOrders)[number];
  readonly direction: 'asc' | 'desc';
}
interface AskedOrder extends OneKey {
  readonly then?: OneKey | undefined;
}

/** Default order: the lite edition by arrival, the full one by the last change, latest first (spec 2 §4). */
export function listOrder(edition: AnyFilter['edition'], asked: AskedOrder | undefined): Sort {
  if (asked === undefined) return [[edition === 'lite' ? 'start_date' : 'updated_at', -1]];
  const { key: field, direction, then } = asked;
  const second = then === undefined ? {} : { then: { field: then.key, direction: then.direction } };
  return sortedFields({ field, direction, ...second });
}
