import type { InstalmentSchedule } from '../../../contracts/pricing/vocabulary.js';
import type { LossCause } from '../../../contracts/berths/vocabulary.js';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import type {
  AttachmentType,
  RequiredDocuments,
  ReservationSource,
  StatusEntry,
} from '../../../contracts/reservations/vocabulary-schemas.js';
import type {
  CounterMethod,
  LossReason,
  OfferOutcome,
  PaymentStanding,
  PaymentStatus,
  StatusCode,
} from '../../../contracts/reservations/vocabulary.js';
import type { AgreedTerms, MovedPayment, PaymentDue, PricedOffer, StayVessel } from './events/event-shapes.js';
import { canceledStatuses, expiredStatuses, isOneOf, standingEntry, whoMustMove } from './history.js';
import { type KnownParty, withoutAges } from './party.js';
import type { BerthedNights } from './reservation-command.js';
import type { ChangeReason, SkipReason } from '../../../contracts/vocabulary/reservation-words.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';

export interface AssignedBerth {
  readonly berth_id: string;
  readonly allocation_id: string;
  readonly label: string;
  /** All berths of a stay that has several, in order; `berth_id` is the last one. */
  readonly segments?: readonly BerthedNights[];
}

/** A berth that is held for somebody on the waiting list until they answer. */
export interface BerthOffer {
  readonly offer_id: string;
  readonly berth_id: string;
  readonly label: string;
  readonly place: number;
  readonly offered_at: string;
  readonly answer_by: string;
}

/** An offer that ended, and the stay that it was for. */
export interface EndedOffer {
  readonly offer_id: string;
  readonly berth_id: string;
  readonly outcome: OfferOutcome;
  readonly start_date: string;
  readonly end_date: string;
  /** Staff's reason, where they withdrew the offer. */
  readonly skip_reason: SkipReason | null;
}

/** The berth that the plan took away; `alert` until staff close the alert. */
export interface LostBerthState {
  readonly berth_id: string;
  readonly label: string;
  readonly reason: LossReason;
  /** Undefined in stays that lost their berth before causes were recorded. */
  readonly cause?: LossCause | undefined;
  readonly from_date: string;
  readonly changed_by: string | null;
  readonly at: string;
  readonly alert: boolean;
}

/** Other dates that the marina offers, each with its price. */
export interface DateOffers {
  readonly offers: readonly (DateRange & { readonly price: PricedOffer | null })[];
  readonly reason: ChangeReason | null;
  readonly answer_by: string;
}

/** Today's terms, offered for a booked stay beside those that were agreed. */
export interface TermsOffer {
  readonly price: PricedOffer;
  readonly terms: AgreedTerms;
  readonly offered_at: string;
  readonly answer_by: string;
}

export interface ReceivedPayment {
  readonly amount: number;
  /** For money taken at the counter: `counterReference` of the payment's number. */
  readonly provider_reference: string;
  readonly at: string;
  /** How the money was taken at the counter; absent: online. */
  readonly counter?: { readonly method: CounterMethod; readonly received_on: string };
  /** VAT that the amount includes. */
  readonly vat_percent?: number;
  /** Recorded by mistake; it counts no more. */
  readonly undone?: true;
  /** Minor units that another stay of the same boat has now, because the two were merged or separated. */
  readonly moved?: number;
  /** The duplicate on which it was recorded, and its number there. */
  readonly of?: { readonly reservation_id: string; readonly payment_no: number };
}

/** A duplicate whose documents and payments a stay has taken over. */
export interface MergedDuplicate {
  readonly duplicate_id: string;
  readonly duplicate_view_id: string;
  readonly stay_before: DateRange;
  readonly stay_after: DateRange;
  /** Numbers that the duplicate's payments have on this stay, and their numbers there. */
  readonly payments: readonly (MovedPayment & { readonly own_no: number })[];
  readonly document_ids: readonly string[];
  /** Payments and refunds of this stay once the merging was done: with another number of them, money has moved since. */
  readonly money: number;
}

/** What a stay was when it was merged into another one. */
export interface BeforeMerge {
  readonly statuses: readonly StatusEntry[];
  readonly deadline: string | null;
  readonly berth: AssignedBerth | null;
  readonly payments: readonly ReceivedPayment[];
  readonly documents: ReservationState['documents'];
  /** The nights of the stay that goes on before it took any of this one. */
  readonly stay_before: DateRange;
  readonly at: string;
}

/** Names a payment at the counter among the parts of a refund. */
export function counterReference(payment_no: number): string {
  return `counter-${String(payment_no)}`;
}

export interface RequestedRefund {
  readonly refund_no: number;
  readonly amount: number;
  readonly parts: readonly { readonly provider_reference: string; readonly amount: number }[];
  readonly issued: boolean;
  /** Staff pay it out; absent: the provider does. */
  readonly at_counter?: true;
  /** How staff paid it out. */
  readonly counter?: { readonly method: CounterMethod; readonly paid_on: string };
}

/** How the price of a long-term contract is paid, and how far the boater has been informed. */
export interface Instalments {
  readonly schedule: Exclude<InstalmentSchedule, 'ONCE'>;
  /** The last instalment that was requested, from 1; 0 before the approval. */
  readonly requested: number;
  /** The last instalment that was reminded of. */
  readonly reminded: number;
}

/** The state that decisions need. It holds no personal data except what edits are compared with. */
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
  /** Absent: the boat comes alone. */
  readonly group_id?: string;
  /** The organiser of the group, who pays for the boat; absent: its own boater does. */
  readonly paid_by?: string;
  readonly vessel: StayVessel;
  /** Null before the opening and once the boater was erased. */
  readonly vessel_name: string | null;
  /** Who is aboard; absent: nobody has said it. */
  readonly party?: KnownParty;
  readonly internal_note: string | null;
  readonly required_documents: RequiredDocuments;
  readonly documents: readonly { readonly document_id: string; readonly type: AttachmentType }[];
  readonly statuses: readonly StatusEntry[];
  /** The latest offer; null until staff have set a price. */
  readonly price: PricedOffer | null;
  /** The price the boater accepted; an approval may not differ from it. */
  readonly accepted_price: PricedOffer | null;
  /** The terms that hold for the stay since it was agreed; absent: it is not, or was before terms were recorded. */
  readonly agreed?: AgreedTerms & { readonly at: string };
  /** Absent: the price is paid at once. */
  readonly instalments?: Instalments;
  /** The end of the contract that was announced last. */
  readonly end_announced?: string;
  /** The total that must have been paid online; meaningful while booked or an instant booking is in progress. */
  readonly due: PaymentDue;
  /** Staff decided that nothing must be paid before arrival. */
  readonly deposit_waived?: true;
  readonly payments: readonly ReceivedPayment[];
  readonly refunds: readonly RequestedRefund[];
  /** The instant by which the boater must have answered or paid; null if neither is awaited. */
  readonly deadline: string | null;
  readonly berth: AssignedBerth | null;
  /** Absent: the marina offers no other dates, or offered them before prices came with them. */
  readonly date_offers?: DateOffers;
  /** Absent: no other terms are offered. */
  readonly terms_offer?: TermsOffer;
  readonly skipped_matches: readonly { readonly berth_id: string; readonly reason: SkipReason }[];
  /** When staff last skipped a berth for this stay. */
  readonly skipped_at: string | null;
  readonly berth_offer: BerthOffer | null;
  readonly ended_offers: readonly EndedOffer[];
  /** Texts of the marina's requirements that the boater confirmed; absent: none. */
  readonly confirmed_requirements?: readonly string[];
  /** The reservation that goes on in place of this one; absent: this one is no duplicate. */
  readonly duplicate_of?: string;
  /** What it was before that stay took over its messages, documents and payments; absent: it has not. */
  readonly before_merge?: BeforeMerge;
  /** The duplicates that this stay has taken over; absent: none. */
  readonly merged?: readonly MergedDuplicate[];
  /** Those that it has given back since. */
  readonly given_back?: readonly string[];
  /** Null while the stay has a berth, and if it never lost one. */
  readonly lost_berth: LostBerthState | null;
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
    skipped_at: null,
    berth_offer: null,
    ended_offers: [],
    lost_berth: null,
  };
}

/** The state once the boater was erased. */
export function forgotten(state: ReservationState): ReservationState {
  const aboard = state.party === undefined ? {} : { party: withoutAges(state.party) };
  return { ...state, ...aboard, vessel_name: null, internal_note: null };
}

/** The status that the rules apply to; null before the first event. */
export function standingCode(state: Pick<ReservationState, 'statuses'>): StatusCode | null {
  return standingEntry(state.statuses)?.status_code ?? null;
}

/** Dates that the boater may choose from; empty unless the marina's suggestions are what stands. */
export function openSuggestions(state: Pick<ReservationState, 'statuses' | 'date_offers'>): readonly DateRange[] {
  if (state.date_offers !== undefined) {
    return state.date_offers.offers.map(({ start_date, end_date }) => ({ start_date, end_date }));
  }
  const standing = standingEntry(state.statuses);
  return standing?.status_code === 'MARINA_ADDED_DATES' ? (standing.suggested_dates ?? []) : [];
}

type Money = Pick<ReservationState, 'statuses' | 'due' | 'payments' | 'refunds'>;
type Owing = Pick<ReservationState, 'statuses' | 'price' | 'payments' | 'refunds'>;

/** What a payment counts for its stay, in minor units. */
export function countedAmount({ amount, undone, moved = 0 }: ReceivedPayment): number {
  return undone === true ? 0 : amount - moved;
}

export function paidInAll(state: Pick<ReservationState, 'payments'>): number {
  return state.payments.reduce((sum, payment) => sum + countedAmount(payment), 0);
}

/** Refunds that have reached the boater. */
export function refundedInAll(state: Pick<ReservationState, 'refunds'>): number {
  return state.refunds.reduce((sum, refund) => sum + (refund.issued ? refund.amount : 0), 0);
}

/**
 * Total − paid + refunded, in minor units; negative while a refund is on its way. Null without a price, and once a
 * reservation was cancelled or has expired: nobody owes anything for it.
 */
export function balanceOf(state: Owing): number | null {
  const code = standingCode(state);
  if (state.price === null || code === null || isOneOf(fallenThrough, code)) return null;
  return state.price.breakdown.total - paidInAll(state) + refundedInAll(state);
}

/** Nobody owes anything for the stay any more; the marina keeps what it holds. */
export const fallenThrough: readonly StatusCode[] = [...canceledStatuses, ...expiredStatuses];

/** A waived deposit is not asked for before arrival; instalments that fall due later are. */
export function isDepositWaived({
  deposit_waived,
  instalments,
}: Pick<ReservationState, 'deposit_waived' | 'instalments'>) {
  return deposit_waived === true && (instalments?.requested ?? 0) <= 1;
}

/** What the marina holds: payments less requested refunds, issued or not. */
export function heldAmount(state: Pick<ReservationState, 'payments' | 'refunds'>): number {
  return paidInAll(state) - state.refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

/** What the boater must pay now; 0 if nothing can be paid. */
export function outstanding(state: Money): number {
  const code = standingCode(state);
  if (code !== 'APPROVED' && code !== 'INSTANT_BOOKING_INITIATED') return 0;
  return Math.max(0, (state.due?.amount ?? 0) - heldAmount(state));
}

/** The unpaid part of the price: more than is due now if only a deposit is due. */
export function unpaid(state: Pick<ReservationState, 'price' | 'payments' | 'refunds'>): number {
  return Math.max(0, (state.price?.breakdown.total ?? 0) - heldAmount(state));
}

/** The status of the payment in the words of the specification; null while nothing is paid, or something is still owed. */
export function paymentStatus(state: Owing): PaymentStatus | null {
  switch (settledStanding(state)) {
    case 'refunded':
      return 'refunded';
    case 'paid':
    case 'partially_refunded':
      return 'succeeded';
    case 'part_paid':
    case null:
      return null;
  }
}

/** An amount due takes precedence over earlier payments: the boater still has to pay. */
export function paymentStanding(state: Money & Owing): PaymentStanding | null {
  return outstanding(state) > 0 ? 'due' : settledStanding(state);
}

/** A refund counts once the boater has it. */
function settledStanding(state: Owing): Exclude<PaymentStanding, 'due'> | null {
  const [paid, refunded] = [paidInAll(state), refundedInAll(state)];
  if (paid === 0) return null;
  if (refunded >= paid) return 'refunded';
  if ((balanceOf(state) ?? 0) > 0) return 'part_paid';
  return refunded > 0 ? 'partially_refunded' : 'paid';
}

/** Payments that count. */
export function validPayments(state: Pick<ReservationState, 'payments'>): readonly ReceivedPayment[] {
  return state.payments.filter((payment) => countedAmount(payment) > 0);
}

export function paidAt(state: Pick<ReservationState, 'payments'>): string | null {
  return validPayments(state).at(-1)?.at ?? null;
}

/** The stay that has taken over what this one had; null: none has. */
export function goesOnAs({ before_merge, duplicate_of }: ReservationState): string | null {
  return before_merge === undefined ? null : (duplicate_of ?? null);
}

/** Booked with nothing left to pay. */
export function isBooked(state: Money): boolean {
  const code = standingCode(state);
  return (code === 'APPROVED' || code === 'INSTANT_BOOK') && whoMustMove(state.statuses) === null;
}
