import dayjs from 'dayjs';
import type { ReservationRow } from '../../../../contracts/reservations/list.js';
import { stageOf } from './status.js';

/** The next step of a reservation: a key of the catalogue with the values for its text. */
export type NextStep =
  | { readonly word: 'nextAnswerWithin'; readonly hours: number }
  | { readonly word: 'nextBoaterBy' | 'nextDatesBy' | 'nextPayBy'; readonly at: string }
  | { readonly word: 'nextInLine'; readonly place: number }
  | { readonly word: 'nextLeaves' | 'nextArrives'; readonly on: string }
  | {
      readonly word:
        | 'nextAnswer'
        | 'nextApprove'
        | 'nextPrice'
        | 'nextBoater'
        | 'nextDates'
        | 'nextPay'
        | 'nextOverdue'
        | 'nextFindBerth'
        | 'nextPaid'
        | 'nextNotAnsweredByUs'
        | 'nextNotAnsweredByBoater'
        | 'nextNotPaid'
        | 'nextCancelledByUs'
        | 'nextCancelledAtWish'
        | 'nextCancelledByBoater'
        | 'nextRefunded'
        | 'nextPartlyRefunded'
        | 'nextOver'
        | 'nextStillHere'
        | 'nextNothing';
    };

/** The remaining hours replace the day of the deadline within this many hours. */
const COUNTED_HOURS = 72;

export type NextStepFacts = Pick<
  ReservationRow,
  | 'reservation_status'
  | 'status_code'
  | 'statuses'
  | 'action_required'
  | 'next_move'
  | 'waiting_place'
  | 'payment_status'
  | 'payment_standing'
  | 'total_to_pay'
  | 'start_date'
  | 'end_date'
>;

interface Now {
  readonly now: number;
  /** Current date at the marina. */
  readonly today: string;
}

/** Returns the next step of a reservation with its deadline. */
export function nextStep(row: NextStepFacts, { now, today }: Now): NextStep {
  switch (stageOf(row.reservation_status, row.statuses)) {
    case 'canceledByBoater':
      return refund(row) ?? { word: 'nextCancelledByBoater' };
    case 'canceledByUs':
      return refund(row) ?? { word: 'nextCancelledByUs' };
    case 'canceledAtWish':
      return refund(row) ?? { word: 'nextCancelledAtWish' };
    case 'lapsedByUs':
      return { word: 'nextNotAnsweredByUs' };
    case 'lapsedByBoater':
      return { word: 'nextNotAnsweredByBoater' };
    case 'paymentLapsed':
      return { word: 'nextNotPaid' };
    case 'finished':
      return { word: 'nextOver' };
    case 'queued':
      return row.waiting_place === null ? { word: 'nextFindBerth' } : { word: 'nextInLine', place: row.waiting_place };
    case 'booked':
      return row.action_required === 'BOATER' ? theirStep(row, now) : stayAhead(row, today);
    case 'requested':
    case 'datesChosen':
    case 'accepted':
    case 'offered':
    case 'datesOffered':
    case 'instantUnpaid':
    case 'other':
      return openStep(row, now);
  }
}

/** The sentence about the refund of a cancelled stay; null: there was none. */
function refund({ payment_standing }: NextStepFacts): NextStep | null {
  if (payment_standing === 'refunded') return { word: 'nextRefunded' };
  return payment_standing === 'partially_refunded' ? { word: 'nextPartlyRefunded' } : null;
}

/** The next step of a reservation without a decision. It names the party that has to move. */
function openStep(row: NextStepFacts, now: number): NextStep {
  switch (row.action_required) {
    case 'MARINA':
      return ourStep(row, row.next_move.deadline_at, now);
    case 'BOATER':
      return theirStep(row, now);
    case null:
      return { word: 'nextNothing' };
  }
}

function theirStep({ reservation_status, next_move: { deadline_at } }: NextStepFacts, now: number): NextStep {
  switch (stageOf(reservation_status)) {
    case 'datesOffered':
      return awaited('nextDates', 'nextDatesBy', deadline_at, now);
    case 'instantUnpaid':
    case 'booked':
      return awaited('nextPay', 'nextPayBy', deadline_at, now);
    default:
      return awaited('nextBoater', 'nextBoaterBy', deadline_at, now);
  }
}

function ourStep(row: NextStepFacts, deadline_at: string | null, now: number): NextStep {
  if (deadline_at !== null && Date.parse(deadline_at) <= now) return { word: 'nextOverdue' };
  if (row.status_code === 'BOATER_ACCEPTED') return { word: 'nextApprove' };
  if (row.status_code === 'BOATER_ACCEPTED_SUGGESTED_DATES') {
    return { word: row.total_to_pay === null ? 'nextPrice' : 'nextApprove' };
  }
  if (deadline_at === null) return { word: 'nextAnswer' };
  const hours = dayjs(deadline_at).diff(now, 'hour', true);
  // A request waits until the day of arrival. That far ahead it is no date to reply by.
  if (hours > COUNTED_HOURS) return { word: 'nextAnswer' };
  return { word: 'nextAnswerWithin', hours: Math.max(1, Math.floor(hours)) };
}

function awaited(
  word: 'nextBoater' | 'nextDates' | 'nextPay',
  dated: 'nextBoaterBy' | 'nextDatesBy' | 'nextPayBy',
  deadline_at: string | null,
  now: number,
): NextStep {
  if (deadline_at === null) return { word };
  return Date.parse(deadline_at) <= now ? { word: 'nextOverdue' } : { word: dated, at: deadline_at };
}

/** The next step of a booking in which no one has to move: the stay itself. */
function stayAhead(row: NextStepFacts, today: string): NextStep {
  // A stay without its boat ends the day after its last one.
  if (row.end_date < today) return { word: 'nextStillHere' };
  if (row.start_date <= today) return { word: 'nextLeaves', on: row.end_date };
  return row.payment_status === 'succeeded' ? { word: 'nextPaid' } : { word: 'nextArrives', on: row.start_date };
}
