import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { toDecimal, toMinor } from '../../../../contracts/vocabulary/money.js';
import { type Stage, stageOf } from './status.js';

/** The next thing that a reservation needs. It refines the stage by documents, payment, berth and date. */
export type Situation =
  | Stage
  | 'acceptedLate'
  | 'papersMissing'
  | 'bookedUnpaid'
  | 'bookedUnberthed'
  | 'bookedBalance'
  | 'bookedDue'
  | 'begun'
  | 'begunBalance'
  | 'begunDue'
  | 'overdue';

export type Whose = 'us' | 'boater' | 'nobody';

type Facts = Pick<
  ReservationDetail,
  | 'reservation_status'
  | 'statuses'
  | 'payment'
  | 'missing_documents'
  | 'berth_id'
  | 'selected_match'
  | 'start_date'
  | 'end_date'
  | 'overdue'
>;

interface Place {
  /** Current date at the marina. */
  readonly today: string;
  /** Whether the marina manages its berths here. A booking without a berth is then unfinished. */
  readonly inventory: boolean;
}

export function situationOf(reservation: Facts, { today, inventory }: Place): Situation {
  const stage = stageOf(reservation.reservation_status, reservation.statuses);
  if (stage === 'accepted') {
    if (reservation.end_date < today) return 'acceptedLate';
    return reservation.missing_documents.length > 0 ? 'papersMissing' : 'accepted';
  }
  if (stage === 'booked') {
    if (reservation.overdue) return 'overdue';
    const { payment_standing, payment_due_at, balance } = reservation.payment;
    if (payment_standing === 'due' && payment_due_at !== null) return 'bookedUnpaid';
    const berthed = reservation.berth_id !== null && reservation.selected_match?.available !== false;
    if (inventory && !berthed) return 'bookedUnberthed';
    const begun = reservation.start_date < today;
    // The rest of a deposit, or of a price that went up: due now, though the booking no longer expires.
    if (payment_standing === 'due') return begun ? 'begunDue' : 'bookedDue';
    const owes = balance !== null && balance > 0;
    if (begun) return owes ? 'begunBalance' : 'begun';
    return owes ? 'bookedBalance' : 'booked';
  }
  return stage;
}

const ours: readonly Situation[] = [
  'requested',
  'datesChosen',
  'accepted',
  'acceptedLate',
  'queued',
  'bookedUnberthed',
  'overdue',
];
const theirs: readonly Situation[] = [
  'papersMissing',
  'offered',
  'datesOffered',
  'instantUnpaid',
  'bookedUnpaid',
  'bookedDue',
  'begunDue',
];

interface Open {
  /** The amount still to refund at the counter. */
  readonly refund: number;
  /** Whether the stay has an open conflict. */
  readonly conflict: boolean;
}

/** An open refund or conflict is always our move. */
export function whoseMove(situation: Situation, { refund, conflict }: Open): Whose {
  if (refund > 0 || conflict || ours.includes(situation)) return 'us';
  return theirs.includes(situation) ? 'boater' : 'nobody';
}

/** The amount that staff still have to refund at the counter, as a decimal number. */
export function openRefund({ refunds }: Pick<ReservationDetail['payment'], 'refunds'>): number {
  const open = refunds.filter(({ at_counter, paid_out }) => at_counter && !paid_out);
  return toDecimal(open.reduce((sum, { amount }) => sum + toMinor(amount), 0));
}
