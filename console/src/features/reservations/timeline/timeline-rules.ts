import type { StatusEntry } from '../../../../../contracts/reservations/vocabulary.js';

/** The marks of the statuses, by name: the design system draws them. */
export type Mark = 'our_move' | 'waiting' | 'booked' | 'payment_due' | 'waiting_list' | 'expired' | 'cancelled';

const marks: Readonly<Record<string, Mark>> = {
  ReservationRequested: 'our_move',
  InstantBookingInitiated: 'waiting',
  InstantBookingConfirmed: 'booked',
  ReservationCreatedByMarina: 'our_move',
  PriceSent: 'waiting',
  PriceAccepted: 'our_move',
  ReservationPutOnWaitingList: 'waiting_list',
  ReservationApproved: 'booked',
  DatesSuggested: 'waiting',
  SuggestedDatesAccepted: 'our_move',
  PaymentReceived: 'booked',
  ReservationCanceledByMarina: 'cancelled',
  ReservationCanceledByBoater: 'cancelled',
  ReservationExpired: 'expired',
  PaymentExpired: 'expired',
  StayFinished: 'expired',
};

/** The mark of what an event changed; null: whose move it is stayed the same. */
export function markOfEvent(eventType: string): Mark | null {
  return marks[eventType] ?? null;
}

const marksOfCodes: Readonly<Partial<Record<StatusEntry['status_code'], Mark>>> = {
  APPROVED: 'booked',
  INSTANT_BOOK: 'booked',
  WAITING_LIST: 'waiting_list',
  CANCELED_BY_MARINA: 'cancelled',
  CANCELED_BY_BOATER: 'cancelled',
  EXPIRED_NO_MARINA_RESPONSE: 'expired',
  EXPIRED_NO_BOATER_RESPONSE: 'expired',
  PAYMENT_EXPIRED: 'expired',
  FINISHED: 'expired',
};

/** The mark of an entry of the status history: what it says itself, else who had to move after it. */
export function markOfStatus({ status_code, action_required }: StatusEntry): Mark | null {
  const said = marksOfCodes[status_code];
  if (said !== undefined) return said;
  if (action_required === null) return null;
  return action_required === 'MARINA' ? 'our_move' : 'waiting';
}

/** Newest first; entries of the same moment keep the later one on top. */
export function newestFirst(statuses: readonly StatusEntry[]): StatusEntry[] {
  return statuses
    .map((entry, index) => ({ entry, index }))
    .sort((one, other) => other.entry.created_at.localeCompare(one.entry.created_at) || other.index - one.index)
    .map(({ entry }) => entry);
}

/** Where the whole history of a reservation is shown, moment by moment. */
export function historyAddress(edition: 'full' | 'lite', reservationId: string): string {
  return `${edition === 'lite' ? '/audit' : '/history'}?kind=reservation&id=${encodeURIComponent(reservationId)}`;
}

/**
 * A mark for every entry, newest first: what moved nothing on keeps the mark of what came before it, so that each shows
 * whose move it was afterwards.
 */
export function marksThrough(marks: readonly (Mark | null)[]): Mark[] {
  let standing: Mark = 'our_move';
  const through = [...marks].reverse().map((mark) => (standing = mark ?? standing));
  return through.reverse();
}

/** Fields that only say again what the title says, or what the mark does. */
const told = ['status', 'next_move', 'answer_by'];
/** What one looks for first; whatever else changed comes after. */
const first = [
  'stay',
  'suggested_dates',
  'berth',
  'total',
  'price_per_night',
  'discount',
  'deposit',
  'paid',
  'refunded',
];
/** More would push the next entry out of sight; the history screen has all of them. */
const MOST_CHANGES = 3;

/** The changes worth a line, the most telling first, a few at most. */
export function changesShown<C extends { readonly field: string }>(changes: readonly C[]) {
  const rank = ({ field }: C): number => (first.includes(field) ? first.indexOf(field) : first.length);
  const telling = changes.filter(({ field }) => !told.includes(field)).sort((one, other) => rank(one) - rank(other));
  return { shown: telling.slice(0, MOST_CHANGES), more: Math.max(0, telling.length - MOST_CHANGES) };
}

/** What joined a list that is written "one; other"; null where something else happened to it. */
export function addedTo(before: string, after: string): string | null {
  const start = `${before}; `;
  return before !== '' && after.startsWith(start) ? after.slice(start.length) : null;
}
