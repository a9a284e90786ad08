import type { Projection } from '../../platform/consuming/projection.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { initial, type ReservationState } from '../domain/reservation-state.js';
import { folded } from './folded-text.js';
import { type ListFields, listFieldsOf } from './list-fields.js';
import { asReservationEvent, openingOf, reservationIds, RESERVATION_STREAM } from './reservation-event-of-log.js';

/** One reservation as the lists filter, sort and show it. */
export interface ReservationListDocument extends ListFields {
  state: ReservationState;
  view_id: string;
  /** Null once the boater was erased. */
  boater: { first_name: string; last_name: string } | null;
  /** Last name first, for sorting. */
  boater_name: string;
  /** For sorting; the name as it is written stands in the state. */
  vessel_name: string;
  /**
   * Names and view id in one text, folded. In a list, because a store counts the few matches of a list's
   * element before it walks the marina's records in the order asked for.
   */
  search: string[];
  created_at: string;
  updated_at: string;
}

/** Fields of every order that lists can be asked for. */
export const listOrders = [
  'updated_at',
  'created_at',
  'start_date',
  'end_date',
  'nights',
  'view_id',
  'boater_name',
  'vessel_name',
  'vessel_length',
  'berth_number',
  'reservation_status',
  'total_to_pay',
] as const satisfies readonly (keyof ReservationListDocument)[];

/** Every order within a marina; the tabs ride along, so that a page of a tab is found in the index alone. */
const marinaOrders = listOrders.map((order) => ({ fields: ['listed_for', order, 'full_tab', 'lite_tab'] }));

/** Administrators look across marinas, or into some. */
const adminOrders = listOrders.map((order) => ({ fields: [order, 'marina_id', 'full_tab', 'lite_tab'] }));

/** What a marina asks for most, and what leaves few records. */
const marinaFilters = [
  ['listed_for', 'full_tab', 'updated_at'],
  ['listed_for', 'lite_tab', 'start_date'],
  ['listed_for', 'start_date', 'end_date'],
  ['listed_for', 'status_code', 'updated_at'],
  ['listed_for', 'source', 'updated_at'],
  ['listed_for', 'customer_type', 'updated_at'],
  ['listed_for', 'action_required', 'updated_at'],
  ['full_tab', 'marina_id', 'updated_at'],
  ['lite_tab', 'marina_id', 'start_date'],
  ['boater_id'],
  ['vessel_id'],
  ['berth_id', 'start_date'],
  ['search'],
].map((fields) => ({ fields }));

/** The reservation lists: one document a reservation. */
export const reservationList: Projection<ReservationListDocument, ReservationEvent> = {
  name: 'reservations',
  version: 1,
  indexes: [...marinaOrders, ...adminOrders, ...marinaFilters],
  wholeStream: RESERVATION_STREAM,
  documentIds: reservationIds,
  apply: (document, logged) => {
    const event = asReservationEvent(logged);
    const opening = openingOf(event);
    const state = evolve(document?.state ?? initial(), event);
    const { at } = event.data;
    const boater = opening === null ? (document?.boater ?? null) : nameOf(opening.boater);
    const view_id = opening?.view_id ?? document?.view_id ?? '';
    return {
      ...listFieldsOf(state),
      ...namesOf(view_id, boater, state.vessel_name),
      state,
      view_id,
      boater,
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
      state: { ...document.state, vessel_name: null, internal_note: null },
      boater: null,
    }),
  },
};

function nameOf(contact: { first_name: string | null; last_name: string | null } | null) {
  return contact === null ? null : { first_name: contact.first_name ?? '', last_name: contact.last_name ?? '' };
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
