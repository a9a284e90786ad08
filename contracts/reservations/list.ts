import { customerType } from '../customers/vocabulary-schemas.js';
import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';
import { shownParty } from '../vocabulary/party-schemas.js';
import { vesselType } from '../vocabulary/sizes-schemas.js';
import {
  nextMove,
  paymentStanding,
  paymentStatus,
  reservationSource,
  statusCode,
  statusEntry,
  statusLabel,
} from './vocabulary-schemas.js';
import { id, pageRequest } from '../vocabulary/route.js';
import { MAX_METRES } from '../vocabulary/sizes.js';
import { line } from '../vocabulary/text.js';
import { fullTabs, liteTabs, statusCodes } from './vocabulary.js';
import { datePresets, editions, reservationSortKeys } from './vocabulary.js';
import { displayedStatuses } from '../vocabulary/reservation-words.js';
import { actionRequired, displayedStatus } from '../vocabulary/reservation-words-schemas.js';

const reservationTab = z.enum([...fullTabs, ...liteTabs]);

export type ReservationTab = z.infer<typeof reservationTab>;

/** A preset, or a range with either end open; both ends included. */
const dateFilter = z
  .strictObject({
    preset: z.enum(datePresets).optional(),
    from: calendarDate.optional(),
    to: calendarDate.optional(),
  })
  .refine((value) => (value.preset === undefined) !== (value.from === undefined && value.to === undefined), {
    path: ['preset'],
    error: 'presetOrRange',
  })
  .refine((value) => value.from === undefined || value.to === undefined || value.from <= value.to, {
    path: ['to'],
    error: 'inValidDate',
  });

/** Metres, either end open; both ends included. */
const lengthFilter = z
  .strictObject({
    from: z
      .number('reservation_inValidNumber')
      .min(0, 'reservation_inValidNumber')
      .max(MAX_METRES, 'moreThan1000m')
      .optional(),
    to: z
      .number('reservation_inValidNumber')
      .min(0, 'reservation_inValidNumber')
      .max(MAX_METRES, 'moreThan1000m')
      .optional(),
  })
  .refine((value) => value.from === undefined || value.to === undefined || value.from <= value.to, {
    path: ['to'],
    error: 'reservation_inValidNumber',
  });

const filterFields = {
  edition: z.enum(editions).default('full'),
  tab: reservationTab.optional(),
  statuses: z.array(displayedStatus).max(displayedStatuses.length, 'tooMany').optional(),
  status_codes: z.array(statusCode).max(statusCodes.length, 'tooMany').optional(),
  source: reservationSource.optional(),
  customer_type: customerType.optional(),
  /** Stays with at least one night or the departure in the range. */
  stay: dateFilter.optional(),
  arrival: dateFilter.optional(),
  departure: dateFilter.optional(),
  /** Size of the boat. */
  vessel_length: lengthFilter.optional(),
  /** Part of the boater's name, the boat's name, the view id, the mail address or the phone; case does not matter. */
  search: line(100).optional(),
  boater_id: id.optional(),
  group_id: id.optional(),
  vessel_id: id.optional(),
  berth_id: id.optional(),
  pier_id: id.optional(),
  /** MARINA: those that wait for us, which those on the waiting list do not. NOBODY: those that wait for no move. */
  action_required: z.enum(['MARINA', 'BOATER', 'NOBODY']).optional(),
  updated_since: instant.max(30, 'inValidDate').optional(),
};

interface TabChoice {
  readonly edition: (typeof editions)[number];
  readonly tab?: ReservationTab | undefined;
}

const tabOfEdition = ({ edition, tab }: TabChoice): boolean => {
  const tabs: readonly string[] = edition === 'lite' ? liteTabs : fullTabs;
  return tab === undefined || tabs.includes(tab);
};

const wrongTab = { path: ['tab'], error: 'tabOfOtherEdition' };

export const reservationFilter = z
  .strictObject({
    ...filterFields,
    /** Only reservations with messages that the caller has not read; of very many those with the newest. */
    unread_only: z.boolean().optional(),
  })
  .refine(tabOfEdition, wrongTab);

export type ReservationFilter = z.infer<typeof reservationFilter>;

/** Administrators list reservations of all marinas. */
export const reservationAdminFilter = z
  .strictObject({ ...filterFields, marina_ids: z.array(id).max(500, 'tooMany').optional() })
  .refine(tabOfEdition, wrongTab);

export type ReservationAdminFilter = z.infer<typeof reservationAdminFilter>;

/**
 * `next_move` puts our moves first, by deadline, then the waiting list in the order of the line, the boaters' moves by
 * deadline, and what waits for nobody. Rows with an equal key are sorted by `then`. Absent: the lite edition sorts by
 * start_date, the full one by updated_at, both descending (spec 2 §4).
 */
const byKey = { key: z.enum(reservationSortKeys), direction: z.enum(['asc', 'desc']).default('asc') };
const sort = z.strictObject({ ...byKey, then: z.strictObject(byKey).optional() }).optional();

export const listReservations = z.strictObject({ filter: reservationFilter.prefault({}), sort, ...pageRequest });

export type ListReservations = z.infer<typeof listReservations>;

export const listAllReservations = z.strictObject({
  filter: reservationAdminFilter.prefault({}),
  sort,
  ...pageRequest,
});

export type ListAllReservations = z.infer<typeof listAllReservations>;

/** The berth of a row, a page or a match. */
export const berthLabel = z.object({ id, number: z.string(), pier_id: z.string(), pier_name: z.string() });

/** One row of the reservation lists. */
export const reservationRow = z.object({
  id,
  view_id: z.string(),
  revision: z.number().int(),
  source: reservationSource,
  customer_type: customerType,
  /** The newest code of the history, and the status derived from it. */
  status_code: statusCode,
  reservation_status: displayedStatus,
  /** The label of the status in the list. */
  status_label: statusLabel,
  action_required: actionRequired,
  next_move: nextMove,
  /** Place on the marina's waiting list, from 1; null when not on it. */
  waiting_place: z.number().int().nullable(),
  statuses: z.array(statusEntry),
  start_date: calendarDate,
  end_date: calendarDate,
  nights: z.number().int(),
  /** The long-term contract of the price list that the stay is on; null: none. */
  contract_id: z.string().nullable(),
  boater: z.object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    /** As given with the reservation. */
    country_of_residence: z.string().nullable(),
  }),
  vessel: z.object({
    id: z.string().nullable(),
    name: z.string(),
    type: vesselType.nullable(),
    length: z.number(),
    beam: z.number(),
    draft: z.number(),
    home_marina_name: z.string().nullable(),
  }),
  /** Who is aboard; null: nobody has said it. */
  party: shownParty.nullable().default(null),
  berth: berthLabel.nullable(),
  /** The group of boats that the boat comes with; null: it comes alone. */
  group: z.object({ id, name: z.string() }).nullable(),
  currency,
  total_to_pay: z.number().nullable(),
  /** What is still to pay; null as on the reservation's page. */
  balance: z.number().nullable(),
  /** The refunds that have reached the boater. */
  refunded_amount: z.number(),
  payment_status: paymentStatus,
  payment_standing: paymentStanding,
  created_at: instant,
  updated_at: instant,
});

export type ReservationRow = z.infer<typeof reservationRow>;

/** A row of the lists, which users read one by one. */
export const listedReservation = reservationRow.extend({
  /** The boater's messages that the caller has not read, without service messages. */
  unread_messages: z.number().int(),
});

export type ListedReservation = z.infer<typeof listedReservation>;

/** The best free berth for a stay without one; null: no berth fits. */
export const berthSuggestion = z.object({ reservation_id: id, berth: berthLabel.nullable() });

export type BerthSuggestion = z.infer<typeof berthSuggestion>;

/** Number of reservations in each tab of the edition, under the same other filters. */
const counts = z.partialRecord(reservationTab, z.number().int());

/** Number of reservations in the tab and under the filters, by whose move it is; absent unless sorted by `next_move`. */
const moves = z
  .object({
    /** Those that wait for us; as many as the filter `action_required: MARINA` finds. */
    ours: z.number().int(),
    /** Those on the waiting list. */
    waiting: z.number().int(),
    boaters: z.number().int(),
    nobodys: z.number().int(),
  })
  .optional();

export const reservationList = z.object({ items: z.array(listedReservation), total: z.number().int(), counts, moves });

export type ReservationList = z.infer<typeof reservationList>;

export const reservationAdminRow = listedReservation.extend({
  marina: z.object({ id, name: z.string(), code: z.string() }),
});

export type ReservationAdminRow = z.infer<typeof reservationAdminRow>;

export const reservationAdminList = z.object({
  items: z.array(reservationAdminRow),
  total: z.number().int(),
  counts,
  moves,
});
