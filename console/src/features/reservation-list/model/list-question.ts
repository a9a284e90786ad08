import type { AskedPage } from '../../../lib/api/use-listed-page.js';
import type { ListAllReservations, ListReservations } from '../../../../../contracts/reservations/list.js';
import { reservationSortKeys } from '../../../../../contracts/reservations/vocabulary.js';
import { type ColumnSort, sortingIn, sortText } from '../../../lib/url/sort-text.js';
import { type DateChoice, readDates } from './date-choice.js';
import { type LengthChoice, readLengths } from '../../../entities/vessel/length-choice.js';
import type { ListParams } from './list-params.js';
import { type Edition, type ListTab, tabFrom } from './list-tabs.js';
import { displayedStatuses, type DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

type Filter = Omit<ListReservations['filter'], 'unread_only'>;

export type SortKey = (typeof reservationSortKeys)[number];
interface OneKey {
  readonly key: SortKey;
  readonly direction: 'asc' | 'desc';
}
/** The order of the list: by one column, or by a second one (`then`) where the first is equal. */
export interface Order extends OneKey {
  readonly then?: OneKey | undefined;
}

/** The choices of the list, read from the address. Values that are not valid are left out. */
export interface ListChoices {
  readonly tab: ListTab;
  readonly search: string;
  readonly stay: DateChoice | null;
  readonly arrival: DateChoice | null;
  readonly departure: DateChoice | null;
  readonly length: LengthChoice | null;
  readonly statuses: readonly DisplayedStatus[];
  readonly source: Filter['source'] | null;
  readonly customer_type: Filter['customer_type'] | null;
  readonly action_required: Filter['action_required'] | null;
  /** Only reservations with messages that the reader has not read. */
  readonly unread: boolean;
  /** Only boats of this group. */
  readonly group_id: string | null;
  readonly marina_ids: readonly string[];
  /** Null for the edition's own order. */
  readonly order: Order | null;
}

export function choicesOf(params: ListParams, edition: Edition): ListChoices {
  return {
    tab: tabFrom(params.tab, edition),
    search: params.search.trim().slice(0, 100),
    stay: readDates(params.stay),
    arrival: readDates(params.arrival),
    departure: readDates(params.departure),
    length: readLengths(params.length),
    statuses: oneByOne(params.status).filter((text) =>
      displayedStatuses.some((status) => status === text),
    ) as DisplayedStatus[],
    source: oneOf(sources, params.source),
    customer_type: oneOf(customerTypes, params.customer),
    action_required: oneOf(movers, params.action),
    unread: params.messages === UNREAD,
    group_id: UUID.test(params.group) ? params.group : null,
    marina_ids: oneByOne(params.marinas).filter((text) => UUID.test(text)),
    order: orderFrom(params.sort),
  };
}

/** The value of the filter by messages in the address. */
export const UNREAD = 'unread';

/**
 * The contract's values as keys, so that the compiler finds a missing one. Parsing with its schemas would load zod with
 * the first screen.
 */
const sources: Words<'source'> = { BOATER: true, MARINA: true };
const customerTypes: Words<'customer_type'> = { RESIDENT: true, VISITOR: true };
const movers: Words<'action_required'> = { MARINA: true, BOATER: true, NOBODY: true };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

type Words<Name extends 'source' | 'customer_type' | 'action_required'> = Record<
  NonNullable<NonNullable<Filter>[Name]>,
  true
>;

function oneOf<Word extends string>(words: Record<Word, true>, text: string): Word | null {
  return Object.hasOwn(words, text) ? (text as Word) : null;
}

function oneByOne(text: string): readonly string[] {
  return [...new Set(text.split(',').filter((part) => part !== ''))];
}

/** Moves differ by their instants, so that a second column would never matter: it takes their place. */
const GROUPED: SortKey = 'next_move';

/**
 * Reads an order from the address: `-start_date,boater_name` shows the latest first, and those of a day by name. Returns
 * null if it has no known key.
 */
export function orderFrom(text: string): Order | null {
  const none = { field: GROUPED, direction: 'asc' } as const;
  const sorting = sortingIn(text, reservationSortKeys, none);
  if (sorting === none) return null;
  const { field: key, direction, then } = sorting;
  if (then === undefined) return { key, direction };
  const second = { key: then.field, direction: then.direction };
  return key === GROUPED ? second : { key, direction, then: second };
}

export function writtenOrder(order: Order): string {
  return sortText(sortOfColumns(order));
}

/** The order as the heads of the columns show it. */
export function sortOfColumns({ key, direction, then }: Order): ColumnSort {
  const first = { key, descending: direction === 'desc' };
  return then === undefined ? first : { ...first, then: { key: then.key, descending: then.direction === 'desc' } };
}

/** Tabs of what is not decided yet: they open by whose move it is. */
const UNDECIDED: readonly ListTab[] = ['PENDING', 'NEW', 'WAITING_LIST'];

/** The order in force: the chosen one, else our moves first where something waits, else the edition's (spec 2 §4). */
export function orderInForce(order: Order | null, edition: Edition, tab: ListTab): Order {
  if (order !== null) return order;
  if (UNDECIDED.includes(tab)) return { key: 'next_move', direction: 'asc' };
  return { key: edition === 'lite' ? 'start_date' : 'updated_at', direction: 'desc' };
}

/** The first direction of an order: times and quantities start with the latest and largest, all others ascend. */
export function firstDirection(key: SortKey): Order['direction'] {
  return fallsAtFirst.includes(key) ? 'desc' : 'asc';
}

const fallsAtFirst: readonly SortKey[] = [
  'updated_at',
  'created_at',
  'start_date',
  'end_date',
  'nights',
  'vessel_length',
  'total_to_pay',
];

/** The order as written in the address; empty for the one in which the tab opens. */
export function addressedOrder(order: Order, edition: Edition, tab: ListTab): string {
  const text = writtenOrder(order);
  return text === writtenOrder(orderInForce(null, edition, tab)) ? '' : text;
}

/** The request for one page of the list. */
export function questionOf(choices: ListChoices, edition: Edition, page: AskedPage): ListReservations {
  const unread = choices.unread ? { unread_only: true } : {};
  return { filter: { ...filterOf(choices, edition), ...unread }, ...sortOf(choices, edition), ...page };
}

/** The request for one page of the list across marinas. */
export function adminQuestionOf(choices: ListChoices, edition: Edition, page: AskedPage): ListAllReservations {
  const marina_ids = choices.marina_ids.length === 0 ? {} : { marina_ids: [...choices.marina_ids] };
  return { filter: { ...filterOf(choices, edition), ...marina_ids }, ...sortOf(choices, edition), ...page };
}

/** The server's own order needs no words. */
function sortOf({ order, tab }: ListChoices, edition: Edition): Pick<ListReservations, 'sort'> {
  return order === null && !UNDECIDED.includes(tab) ? {} : { sort: { ...orderInForce(order, edition, tab) } };
}

function filterOf(choices: ListChoices, edition: Edition): Filter {
  const { tab, search, stay, arrival, departure, length, statuses, source, customer_type, action_required, group_id } =
    choices;
  return {
    edition,
    ...(tab !== 'ALL' && { tab }),
    ...(search !== '' && { search }),
    ...(stay !== null && { stay }),
    ...(arrival !== null && { arrival }),
    ...(departure !== null && { departure }),
    ...(length !== null && { vessel_length: length }),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(source && { source }),
    ...(customer_type && { customer_type }),
    ...(action_required && { action_required }),
    ...(group_id !== null && { group_id }),
  };
}
