import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { DisplayedStatus } from '../../../../../contracts/reservations/vocabulary.js';

/** Whose move it is, what they should do, and what our own button sets off. Money in decimals. */

export type Whose = 'us' | 'boater' | 'nobody';

export const situations = [
  'requested',
  'datesChosen',
  'accepted',
  'acceptedLate',
  'papersMissing',
  'queued',
  'offered',
  'datesOffered',
  'instantUnpaid',
  'booked',
  'bookedUnpaid',
  'bookedUnberthed',
  'paymentLapsed',
  'lapsedByUs',
  'lapsedByBoater',
  'canceledByUs',
  'canceledByBoater',
  'finished',
  'other',
] as const;
export type Situation = (typeof situations)[number];

type Facts = Pick<
  ReservationDetail,
  | 'reservation_status'
  | 'payment'
  | 'missing_documents'
  | 'berth_id'
  | 'selected_match'
  | 'end_date'
  | 'action_required'
  | 'allowed_actions'
>;

const plain: Partial<Record<DisplayedStatus, Situation>> = {
  initiated: 'requested',
  boater_accepted_suggested_dates: 'datesChosen',
  waiting_list: 'queued',
  waiting: 'offered',
  marina_added_dates: 'datesOffered',
  instant_booking_initiated: 'instantUnpaid',
  payment_expired: 'paymentLapsed',
  expired_no_marina_response: 'lapsedByUs',
  expired_no_boater_response: 'lapsedByBoater',
  canceled_by_marina: 'canceledByUs',
  canceled_by_boater: 'canceledByBoater',
  finished: 'finished',
};

interface Place {
  /** The marina's date. */
  readonly today: string;
  /** The marina keeps its berths here, so a booking without one is unfinished. */
  readonly inventory: boolean;
}

export function situationOf(reservation: Facts, { today, inventory }: Place): Situation {
  const status = reservation.reservation_status;
  if (status === 'pending') {
    if (reservation.end_date < today) return 'acceptedLate';
    return reservation.missing_documents.length > 0 ? 'papersMissing' : 'accepted';
  }
  if (status === 'approved') {
    if (reservation.payment.payment_status === 'due') return 'bookedUnpaid';
    const berthed = reservation.berth_id !== null && reservation.selected_match?.available !== false;
    return inventory && !berthed ? 'bookedUnberthed' : 'booked';
  }
  return plain[status] ?? 'other';
}

const ours: readonly Situation[] = [
  'requested',
  'datesChosen',
  'accepted',
  'acceptedLate',
  'queued',
  'bookedUnberthed',
];
const theirs: readonly Situation[] = ['papersMissing', 'offered', 'datesOffered', 'instantUnpaid', 'bookedUnpaid'];

export function whoseMove(situation: Situation): Whose {
  if (ours.includes(situation)) return 'us';
  return theirs.includes(situation) ? 'boater' : 'nobody';
}

/** What our next button sets off. */
export type Effect =
  | { readonly code: 'booksBerth'; readonly berth: string }
  | { readonly code: 'booksBestBerth' | 'booksWithoutBerth' }
  | { readonly code: 'mailsConfirmation' | 'mailsOffer' }
  | { readonly code: 'asksFor'; readonly amount: number; readonly hours: number }
  | { readonly code: 'chargesNothing' }
  | { readonly code: 'boaterHasHours'; readonly hours: number };

interface ApprovalTerms {
  /** Name of the berth that was chosen or is held; null: the plan chooses. */
  readonly berth: string | null;
  readonly inventory: boolean;
  readonly acceptsOnline: boolean;
  readonly total: number | null;
  readonly deposit: number | null;
  readonly method: 'IN_MARINA' | 'ONLINE';
  /** What the marina holds of it already. */
  readonly held: number;
  /** Hours a boater has to answer, and to pay. */
  readonly hours: number;
}

/** What approving does: a berth, a mail, and what is asked for at once. */
export function approvalEffects(terms: ApprovalTerms): Effect[] {
  const { berth, inventory, hours } = terms;
  const due = dueOnApproval(terms);
  return [
    berth !== null ? { code: 'booksBerth', berth } : { code: inventory ? 'booksBestBerth' : 'booksWithoutBerth' },
    { code: 'mailsConfirmation' },
    due > 0 ? { code: 'asksFor', amount: due, hours } : { code: 'chargesNothing' },
  ];
}

/**
 * What the boater is asked to pay at once: the deposit where there is one, everything where payment is online, and
 * nothing where the marina takes no online payments. What it holds already is taken off.
 */
export function dueOnApproval({
  acceptsOnline,
  total,
  deposit,
  method,
  held,
}: Pick<ApprovalTerms, 'acceptsOnline' | 'total' | 'deposit' | 'method' | 'held'>): number {
  if (!acceptsOnline || total === null) return 0;
  const asked = (deposit ?? 0) > 0 ? Math.min(deposit ?? 0, total) : method === 'ONLINE' ? total : 0;
  return Math.max(0, Math.round((asked - held) * 100) / 100);
}

/** What sending a price does. */
export function offerEffects(hours: number): Effect[] {
  return [{ code: 'mailsOffer' }, { code: 'boaterHasHours', hours }];
}

/** Which button the card talks about. */
export function nextButton(situation: Situation): 'approve' | 'send' | null {
  if (situation === 'accepted') return 'approve';
  return situation === 'requested' || situation === 'datesChosen' || situation === 'queued' ? 'send' : null;
}
