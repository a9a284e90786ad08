import type {
  AttachmentType,
  CustomerType,
  DateRange,
  RequiredDocuments,
  ReservationSource,
  StatusEntry,
} from '../../../contracts/reservations/vocabulary-schemas.js';
import type { SkipReason, StatusCode } from '../../../contracts/reservations/vocabulary.js';
import type { PaymentDue, PricedOffer, StayVessel } from './events/event-shapes.js';
import { standingEntry, whoMustMove } from './history.js';

export interface AssignedBerth {
  readonly berth_id: string;
  readonly allocation_id: string;
  readonly label: string;
}

export interface ReceivedPayment {
  readonly amount: number;
  readonly provider_reference: string;
  readonly at: string;
}

export interface RequestedRefund {
  readonly refund_no: number;
  readonly amount: number;
  readonly parts: readonly { readonly provider_reference: string; readonly amount: number }[];
  readonly issued: boolean;
}

/** What deciding needs to know of a reservation. Personal data is left in the events, save what edits compare with. */
export interface ReservationState {
  /** Null until the reservation was opened. */
  readonly reservation_id: string | null;
  readonly marina_id: string;
  readonly boater_id: string;
  readonly source: ReservationSource;
  readonly customer_type: CustomerType;
  readonly start_date: string;
  readonly end_date: string;
  readonly contract_id: string | null;
  readonly vessel: StayVessel;
  /** Null as well once the boater was erased. */
  readonly vessel_name: string | null;
  readonly internal_note: string | null;
  readonly required_documents: RequiredDocuments;
  readonly documents: readonly { readonly document_id: string; readonly type: AttachmentType }[];
  readonly statuses: readonly StatusEntry[];
  /** The offer as it last stood; null until staff set a price. */
  readonly price: PricedOffer | null;
  /** What the boater said yes to; approving may not go beyond it. */
  readonly accepted_price: PricedOffer | null;
  /** What must have been paid online in all; meaningful while booked or an instant booking is under way. */
  readonly due: PaymentDue;
  readonly payments: readonly ReceivedPayment[];
  readonly refunds: readonly RequestedRefund[];
  /** The hour by which the boater must have answered or paid; null while nothing of the kind is awaited. */
  readonly deadline: string | null;
  readonly berth: AssignedBerth | null;
  readonly skipped_matches: readonly { readonly berth_id: string; readonly reason: SkipReason }[];
}

export function initial(): ReservationState {
  return {
    reservation_id: null,
    marina_id: '',
    boater_id: '',
    source: 'BOATER',
    customer_type: 'VISITOR',
    start_date: '',
    end_date: '',
    contract_id: null,
    vessel: { vessel_id: null, length: 0, beam: 0, draft: 0, hull_type: null, type: null },
    vessel_name: null,
    internal_note: null,
    required_documents: { vessel_insurence: false, vessel_license: false, skipper_id: false },
    documents: [],
    statuses: [],
    price: null,
    accepted_price: null,
    due: null,
    payments: [],
    refunds: [],
    deadline: null,
    berth: null,
    skipped_matches: [],
  };
}

/** The status that the rules go by; null before the first event. */
export function standingCode(state: Pick<ReservationState, 'statuses'>): StatusCode | null {
  return standingEntry(state.statuses)?.status_code ?? null;
}

/** Dates that the boater may choose from now; empty unless the marina's suggestions are the latest word. */
export function openSuggestions(state: Pick<ReservationState, 'statuses'>): readonly DateRange[] {
  const standing = standingEntry(state.statuses);
  return standing?.status_code === 'MARINA_ADDED_DATES' ? (standing.suggested_dates ?? []) : [];
}

type Money = Pick<ReservationState, 'statuses' | 'due' | 'payments' | 'refunds'>;

export function paidInAll(state: Pick<ReservationState, 'payments'>): number {
  return state.payments.reduce((sum, payment) => sum + payment.amount, 0);
}

/** What the marina holds: payments less the refunds that were asked for, issued or not. */
export function heldAmount(state: Pick<ReservationState, 'payments' | 'refunds'>): number {
  return paidInAll(state) - state.refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

/** What the boater must still pay now; 0 where nothing can be paid. */
export function outstanding(state: Money): number {
  const code = standingCode(state);
  if (code !== 'APPROVED' && code !== 'INSTANT_BOOKING_INITIATED') return 0;
  return Math.max(0, (state.due?.amount ?? 0) - heldAmount(state));
}

/** All of the price that is not paid yet: more than is due now where only a deposit is. */
export function unpaid(state: Pick<ReservationState, 'price' | 'payments' | 'refunds'>): number {
  return Math.max(0, (state.price?.breakdown.total ?? 0) - heldAmount(state));
}

/** As the payment block shows it; null while nothing was paid. A refund counts once the provider confirmed it. */
export function paymentStatus(state: Pick<ReservationState, 'payments' | 'refunds'>): 'succeeded' | 'refunded' | null {
  if (state.payments.length === 0) return null;
  return state.refunds.some((refund) => refund.issued) && heldAmount(state) === 0 ? 'refunded' : 'succeeded';
}

export function paidAt(state: Pick<ReservationState, 'payments'>): string | null {
  return state.payments.at(-1)?.at ?? null;
}

/** Booked, and nothing is left to pay. */
export function isBooked(state: Money): boolean {
  const code = standingCode(state);
  return (code === 'APPROVED' || code === 'INSTANT_BOOK') && whoMustMove(state.statuses) === null;
}
