import dayjs from 'dayjs';
import type { ReservationRow } from '../../../../../contracts/reservations/list.js';

/** What happens next, by key of the catalogue with what it is filled with. */
export type NextStep =
  | { readonly word: 'nextAnswerWithin'; readonly hours: number }
  | { readonly word: 'nextAnswerBy' | 'nextBoaterBy' | 'nextDatesBy' | 'nextPayBy'; readonly at: string }
  | { readonly word: 'nextInLine'; readonly place: number }
  | { readonly word: 'nextLeaves' | 'nextArrives'; readonly on: string }
  | {
      readonly word:
        | 'nextAnswer'
        | 'nextApprove'
        | 'nextCheckDocuments'
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
        | 'nextCancelledByBoater'
        | 'nextRefunded'
        | 'nextOver'
        | 'nextNothing';
    };

/** From here on the hours that are left are counted instead of naming the day. */
const COUNTED_HOURS = 72;

export type NextStepFacts = Pick<
  ReservationRow,
  | 'reservation_status'
  | 'status_code'
  | 'action_required'
  | 'next_move'
  | 'waiting_place'
  | 'payment_status'
  | 'total_to_pay'
  | 'start_date'
  | 'end_date'
>;

interface Now {
  readonly now: number;
  /** The marina's calendar date. */
  readonly today: string;
}

/** What happens next with a reservation, and until when. */
export function nextStep(row: NextStepFacts, { now, today }: Now): NextStep {
  switch (row.reservation_status) {
    case 'canceled_by_boater':
    case 'canceled_by_marina':
      if (row.payment_status === 'refunded') return { word: 'nextRefunded' };
      return { word: row.reservation_status === 'canceled_by_boater' ? 'nextCancelledByBoater' : 'nextCancelledByUs' };
    case 'expired_no_marina_response':
      return { word: 'nextNotAnsweredByUs' };
    case 'expired_no_boater_response':
      return { word: 'nextNotAnsweredByBoater' };
    case 'payment_expired':
      return { word: 'nextNotPaid' };
    case 'finished':
      return { word: 'nextOver' };
    case 'waiting_list':
      return row.waiting_place === null ? { word: 'nextFindBerth' } : { word: 'nextInLine', place: row.waiting_place };
    case 'approved':
      if (row.action_required === 'BOATER') return awaited('nextPay', 'nextPayBy', row.next_move.deadline_at, now);
      return stayAhead(row, today);
    case '-':
      return { word: 'nextNothing' };
    default:
      return openStep(row, now);
  }
}

/** Nothing is decided yet: whoever has to move is named. */
function openStep(row: NextStepFacts, now: number): NextStep {
  const { deadline_at } = row.next_move;
  switch (row.action_required) {
    case 'MARINA':
      return ourStep(row, deadline_at, now);
    case 'BOATER':
      if (row.reservation_status === 'marina_added_dates') return awaited('nextDates', 'nextDatesBy', deadline_at, now);
      if (row.reservation_status === 'instant_booking_initiated')
        return awaited('nextPay', 'nextPayBy', deadline_at, now);
      return awaited('nextBoater', 'nextBoaterBy', deadline_at, now);
    case null:
      return { word: 'nextNothing' };
  }
}

function ourStep(row: NextStepFacts, deadline_at: string | null, now: number): NextStep {
  if (deadline_at !== null && Date.parse(deadline_at) <= now) return { word: 'nextOverdue' };
  if (row.status_code === 'BOATER_ACCEPTED') return { word: 'nextApprove' };
  if (row.status_code === 'BOATER_ACCEPTED_SUGGESTED_DATES') {
    return { word: row.total_to_pay === null ? 'nextPrice' : 'nextApprove' };
  }
  if (row.status_code === 'BOATER_ADDED_DOCUMENTS') return { word: 'nextCheckDocuments' };
  if (deadline_at === null) return { word: 'nextAnswer' };
  const hours = dayjs(deadline_at).diff(now, 'hour', true);
  return hours <= COUNTED_HOURS
    ? { word: 'nextAnswerWithin', hours: Math.max(1, Math.floor(hours)) }
    : { word: 'nextAnswerBy', at: deadline_at };
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

/** Booked, and nobody has to move: the stay itself comes next. */
function stayAhead(row: NextStepFacts, today: string): NextStep {
  if (row.end_date < today) return { word: 'nextOver' };
  if (row.start_date <= today) return { word: 'nextLeaves', on: row.end_date };
  return row.payment_status === 'succeeded' ? { word: 'nextPaid' } : { word: 'nextArrives', on: row.start_date };
}
