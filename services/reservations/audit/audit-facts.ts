import { isCanceledAtWish } from '../../../contracts/reservations/rules/canceled-at-wish.js';
import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import type { Currency } from '../../../contracts/vocabulary/money.js';
import {
  type AuditValue,
  ERASED,
  flag,
  list,
  metres,
  personal,
  record,
  row,
  text,
  word,
} from '../../platform/audit-trail/audit-values.js';
import type { AuditFact } from '../../platform/audit-trail/audit-views.js';
import type { BoaterContact, PricedOffer } from '../domain/events/event-shapes.js';
import type { ReservationEventOf } from '../domain/events/reservation-event.js';
import { whoMustMove } from '../domain/history.js';
import {
  balanceOf,
  openSuggestions,
  outstanding,
  paidInAll,
  refundedInAll,
  type ReservationState,
  standingCode,
} from '../domain/reservation-state.js';
import { additionalChargeNames } from '../../../contracts/pricing/vocabulary.js';

/** The fields of a reservation's history, in reading order. */
export const reservationFields = [
  'status',
  'next_move',
  'answer_by',
  'stay',
  'suggested_dates',
  'offered_terms',
  'boater',
  'customer_type',
  'vessel_name',
  'length',
  'beam',
  'draft',
  'hull_type',
  'vessel_type',
  'adults',
  'children',
  'crew',
  'aboard_counted',
  'live_aboard',
  'commercial',
  'contract',
  'group',
  'paid_by',
  'price_per_night',
  'discount',
  'nights_to_redeem',
  'points_discount',
  ...additionalChargeNames,
  'surcharge',
  'total',
  'deposit',
  'payment_method',
  'to_be_paid',
  'paid',
  'refunded',
  'balance',
  'berth',
  'required_documents',
  'documents',
  'confirmed_requirements',
  'notes',
  'internal_note',
  // Carried by an event in addition to what it changes.
  'place_in_line',
  'passed_over',
  'lost_because',
  'suggested_berth',
  'skip_reason',
  'cancel_reason',
  'change_reason',
  'refund_terms',
  'policy_file',
  'shown_requirements',
  'due_on',
  'counter_method',
  'counter_date',
  'counter_reference',
  'refund',
  'message',
] as const;
export type ReservationField = (typeof reservationFields)[number];
type Fact = AuditFact<ReservationField>;

export type Opening = ReservationEventOf<
  'ReservationRequested' | 'InstantBookingInitiated' | 'ReservationCreatedByMarina'
>['data'];

export interface AuditedReservation {
  readonly state: ReservationState;
  /** Null before the first event. */
  readonly opening: Opening | null;
}

/** Approved, with money due before the booking is valid. */
export const PAYMENT_DUE = 'APPROVED_PAYMENT_DUE';
/** Cancelled by the marina because the boater asked for it. */
export const CANCELED_AT_WISH = 'CANCELED_AT_WISH';

export function factsOf({ state, opening }: AuditedReservation): readonly Fact[] {
  if (opening === null) return [];
  const { price } = state;
  return [
    { field: 'status', value: word('reservation_status', statusOf(state)) },
    { field: 'next_move', value: word('next_move', whoMustMove(state.statuses)) },
    { field: 'answer_by', value: state.deadline === null ? null : { is: 'instant', at: state.deadline } },
    { field: 'stay', value: nights(state) },
    { field: 'suggested_dates', value: list(openSuggestions(state).map(nights)) },
    { field: 'offered_terms', value: offeredTerms(state) },
    ...whoAndWhat(state, opening),
    ...(price === null ? [] : priceFacts(price)),
    ...moneyFacts(state, price?.offer.currency ?? null),
    { field: 'berth', value: text(state.berth?.label ?? null) },
    ...paperFacts(state),
    { field: 'notes', value: personalText(opening.notes, opening.boater) },
    { field: 'internal_note', value: personalText(state.internal_note, opening.boater) },
  ];
}

function statusOf(state: ReservationState): StatusCode | typeof PAYMENT_DUE | typeof CANCELED_AT_WISH | null {
  const code = standingCode(state);
  if (isCanceledAtWish(state.statuses)) return CANCELED_AT_WISH;
  return code === 'APPROVED' && whoMustMove(state.statuses) === 'BOATER' ? PAYMENT_DUE : code;
}

/** The total of the terms that are offered, and until when. */
function offeredTerms({ terms_offer: offer }: ReservationState): AuditValue | null {
  if (offer === undefined) return null;
  const { price, answer_by } = offer;
  const total: AuditValue = { is: 'money', minor: price.breakdown.total, currency: price.offer.currency };
  return { is: 'joined', parts: [total, { is: 'text', text: ', ' }, { is: 'instant', at: answer_by }] };
}

function nights({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }): AuditValue {
  return { is: 'nights', start_date, end_date };
}

function whoAndWhat(state: ReservationState, opening: Opening): readonly Fact[] {
  const { vessel } = state;
  return [
    { field: 'boater', value: boaterName(opening.boater) },
    { field: 'customer_type', value: word('customer_type', state.customer_type) },
    { field: 'vessel_name', value: personal(state.vessel_name) },
    { field: 'length', value: metres(vessel.length) },
    { field: 'beam', value: metres(vessel.beam) },
    { field: 'draft', value: metres(vessel.draft) },
    { field: 'hull_type', value: word('hull_type', vessel.hull_type) },
    { field: 'vessel_type', value: word('vessel_type', vessel.type) },
    ...aboard(state.party),
    { field: 'live_aboard', value: flag(opening.live_aboard) },
    { field: 'commercial', value: flag(opening.commercial) },
    { field: 'contract', value: text(opening.contract_name) },
    { field: 'group', value: record('group', state.group_id ?? null) },
    { field: 'paid_by', value: record('boater', state.paid_by ?? null) },
  ];
}

/** How many are aboard. The ages of children are not kept after the stay, and so no history shows them. */
function aboard(party: ReservationState['party']): readonly Fact[] {
  if (party === undefined) return [];
  const { adults, children, crew, confirmed } = party;
  const persons = (value: number): AuditValue | null => (value === 0 ? null : { is: 'number', value });
  return [
    { field: 'adults', value: persons(adults) },
    { field: 'children', value: persons(children.length) },
    { field: 'crew', value: persons(crew) },
    { field: 'aboard_counted', value: confirmed === undefined ? null : flag(confirmed) },
  ];
}

function boaterName(boater: BoaterContact | null): AuditValue {
  const name = [boater?.first_name, boater?.last_name].filter((part) => part != null).join(' ');
  return personal(name);
}

/**
 * Null if no note was ever written. After an erasure the two cases cannot be told apart, so the value shows as erased.
 */
function personalText(value: string | null, boater: BoaterContact | null): AuditValue | null {
  return value === null && boater === null ? ERASED : text(value);
}

function priceFacts({ offer, breakdown }: PricedOffer): readonly Fact[] {
  const money = (minor: number): AuditValue => ({ is: 'money', minor, currency: offer.currency });
  return [
    { field: 'price_per_night', value: money(offer.price_per_night) },
    { field: 'discount', value: offer.discount_percent === 0 ? null : percent(offer.discount_percent) },
    { field: 'nights_to_redeem', value: offer.nights_to_redeem === 0 ? null : nightCount(offer.nights_to_redeem) },
    { field: 'points_discount', value: offer.points === undefined ? null : money(offer.points) },
    ...offer.additional_charges.map(({ name, type, amount }): Fact => ({
      field: name,
      value: { is: 'joined', parts: [money(amount), { is: 'text', text: ', ' }, charged(type)] },
    })),
    ...offer.custom_surcharges
      .filter(({ active }) => active)
      .map(({ id, name, amount }): Fact => ({ field: 'surcharge', of: row(id, name), value: money(amount ?? 0) })),
    { field: 'total', value: money(breakdown.total) },
    { field: 'deposit', value: offer.deposit.type === 'NONE' ? null : money(breakdown.deposit) },
    { field: 'payment_method', value: word('payment_method', offer.method) },
  ];
}

const percent = (value: number): AuditValue => ({ is: 'percent', value });
const nightCount = (count: number): AuditValue => ({ is: 'count', of: 'nights', count });
const charged = (code: string): AuditValue => ({ is: 'word', set: 'charged', code });

function moneyFacts(state: ReservationState, currency: Currency | null): readonly Fact[] {
  const sum = (minor: number): AuditValue | null => (minor === 0 ? null : { is: 'money', minor, currency });
  return [
    { field: 'to_be_paid', value: sum(outstanding(state)) },
    { field: 'paid', value: sum(paidInAll(state)) },
    { field: 'refunded', value: sum(refundedInAll(state)) },
    { field: 'balance', value: sum(balanceOf(state) ?? 0) },
  ];
}

function paperFacts(state: ReservationState): readonly Fact[] {
  const { required_documents: required, documents, confirmed_requirements: confirmed = [] } = state;
  const wanted = [
    required.vessel_insurence ? 'VESSEL_INSURANCE' : null,
    required.vessel_license ? 'VESSEL_LICENSE' : null,
    required.skipper_id ? 'SKIPPER_ID_LICENSE' : null,
  ];
  return [
    { field: 'required_documents', value: list(wanted.map((name) => word('requirement', name))) },
    { field: 'documents', value: list(documents.map(({ type }) => word('requirement', type))) },
    { field: 'confirmed_requirements', value: list(confirmed.map(text)) },
  ];
}
