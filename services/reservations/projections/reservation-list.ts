import { reservationSortKeys } from '../../../contracts/reservations/vocabulary.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { BoaterContact } from '../domain/events/event-shapes.js';
import { asReservationEvent, openingOf, type ReservationEvent } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { forgotten, initial, type ReservationState } from '../domain/reservation-state.js';
import { type ListFields, listFieldsOf } from './list-fields.js';
import { reservationRecord } from '../records/reservation-record.js';

/** One reservation as the lists filter, sort and show it. */
export interface ReservationListDocument extends ListFields {
  state: ReservationState;
  /** Staff recorded that the boat never came. */
  no_show: boolean;
  view_id: string;
  /** Null once the boater was erased. */
  boater: { first_name: string; last_name: string; country_of_residence: string | null } | null;
  /** Whoever sails a boat of a group; null: not named. */
  skipper: string | null;
  /** Last name first, for sorting. */
  boater_name: string;
  /** Folded for sorting; the state holds the original spelling. */
  vessel_name: string;
  /**
   * Names and view id in one folded text. An array, because a store counts the few matches in an array index before it
   * scans the marina's records in sort order.
   */
  search: string[];
  created_at: string;
  updated_at: string;
}

/** The fields that lists can be sorted by. */
export const listOrders = reservationSortKeys satisfies readonly (keyof ReservationListDocument)[];

/** Filter fields that combine with any sort order and are too unselective to lead an index. */
const ridingAlong = [
  'full_tab',
  'lite_tab',
  'status_code',
  'reservation_status',
  'action_required',
  'waiting_order',
  'source',
  'customer_type',
  'vessel_length',
  'search',
] as const satisfies readonly (keyof ReservationListDocument)[];

const dates = ['start_date', 'end_date'] as const;

/**
 * Each sort order has an index that covers these filters, so that a page is found without reading records outside it.
 * Stays are filtered by both dates and sorted by any field, so the date indexes include the sort fields too.
 */
const orders = listOrders.map((order) => {
  const dated = order === 'start_date' || order === 'end_date';
  const fields = dated ? [order, ...dates, ...ridingAlong, ...listOrders] : [order, ...ridingAlong];
  return { fields: [...new Set(['listed_for', ...fields])] };
});

/** Each tab's initial page, the waiting list, and selective filters. */
const shortcuts = [
  ['listed_for', 'full_tab', 'updated_at'],
  ['listed_for', 'lite_tab', 'start_date'],
  ['listed_for', 'berth_ids'],
  // Administrators search a berth by its name in all marinas.
  ['berth_number'],
  ['waiting_order'],
  // Chains ask each marina what waits for it, and since when.
  ['action_required', 'listed_for', 'updated_at'],
  // The groups of the matching page: few stays of any marina are without a berth.
  ['placing', 'listed_for', 'start_date'],
  ['boater_id'],
  ['vessel_id'],
  ['group_id'],
].map((fields) => ({ fields }));

/** The reservation lists: one document per reservation. */
export const reservationList: Projection<ReservationListDocument, ReservationEvent> = {
  name: 'reservations',
  version: 11,
  indexes: [...orders, ...shortcuts],
  wholeStream: reservationRecord.prefix,
  documentIds: reservationRecord.idsIn,
  apply: (document, logged) => {
    const event = asReservationEvent(logged);
    const opening = openingOf(event);
    const state = evolve(document?.state ?? initial(), event);
    const { at } = event.data;
    const boater = opening === null ? (document?.boater ?? null) : introduced(opening.boater);
    const view_id = opening?.view_id ?? document?.view_id ?? '';
    return {
      ...listFieldsOf(state),
      ...namesOf(view_id, boater, state.vessel_name),
      state,
      no_show: document?.no_show === true || isNoShow(event),
      view_id,
      boater,
      skipper: opening === null ? (document?.skipper ?? null) : (opening.skipper ?? null),
      created_at: document?.created_at ?? at,
      // A clock that lags behind must not make a change look older than the one before.
      updated_at: document !== undefined && document.updated_at > at ? document.updated_at : at,
    };
  },
  personal: {
    field: 'boater_id',
    forget: (document) => ({
      ...document,
      ...namesOf(document.view_id, null, null),
      state: forgotten(document.state),
      boater: null,
      skipper: null,
    }),
  },
};

function isNoShow(event: ReservationEvent): boolean {
  return event.type === 'ReservationCanceledByMarina' && event.data.reason === 'customer_no_show';
}

function introduced(contact: BoaterContact | null): ReservationListDocument['boater'] {
  if (contact === null) return null;
  const { first_name, last_name, country_of_residence } = contact;
  return { first_name: first_name ?? '', last_name: last_name ?? '', country_of_residence };
}

function namesOf(
  view_id: string,
  boater: ReservationListDocument['boater'],
  vessel: string | null,
): Pick<ReservationListDocument, 'boater_name' | 'vessel_name' | 'search'> {
  const { first_name = '', last_name = '' } = boater ?? {};
  return {
    boater_name: folded(`${last_name} ${first_name}`),
    vessel_name: folded(vessel ?? ''),
    search: [folded(`${first_name} ${last_name} ${vessel ?? ''} ${view_id}`)],
  };
}
