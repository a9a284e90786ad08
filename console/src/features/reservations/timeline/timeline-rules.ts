import type { StatusEntry } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import { kindOf, statusOfEntry } from '../../../entities/reservation/status.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

/** The status after an event (spec 1 §4). It decides the event's mark. */
const statusAfter: Readonly<Record<string, DisplayedStatus>> = {
  ReservationRequested: 'initiated',
  InstantBookingInitiated: 'instant_booking_initiated',
  InstantBookingConfirmed: 'approved',
  ReservationCreatedByMarina: 'pending',
  PriceSent: 'waiting',
  PriceAccepted: 'pending',
  ReservationPutOnWaitingList: 'waiting_list',
  ReservationApproved: 'approved',
  DatesSuggested: 'marina_added_dates',
  SuggestedDatesAccepted: 'boater_accepted_suggested_dates',
  PaymentReceived: 'approved',
  ReservationCanceledByMarina: 'canceled_by_marina',
  ReservationCanceledByBoater: 'canceled_by_boater',
  ReservationExpired: 'expired_no_boater_response',
  PaymentExpired: 'payment_expired',
  StayFinished: 'finished',
  StayReopened: 'approved',
};

/** The mark of an event; null when the event does not change whose move it is. */
export function markOfEvent(eventType: string): StatusKind | null {
  const status = statusAfter[eventType];
  return status === undefined ? null : kindOf(status);
}

/** The mark of an entry in the status history; null when the entry changes no status. */
export function markOfStatus(entry: StatusEntry): StatusKind | null {
  const status = statusOfEntry(entry);
  return status === null ? null : kindOf(status);
}

/** Sorts newest first. Of two entries at the same moment the later one is on top. */
export function newestFirst(statuses: readonly StatusEntry[]): StatusEntry[] {
  return statuses
    .map((entry, index) => ({ entry, index }))
    .sort((one, other) => other.entry.created_at.localeCompare(one.entry.created_at) || other.index - one.index)
    .map(({ entry }) => entry);
}

/**
 * A mark for every entry, newest first. An entry without a mark takes the mark of the entry before it in time, so that
 * each shows whose move it was afterwards.
 */
export function marksThrough(marks: readonly (StatusKind | null)[]): StatusKind[] {
  let standing: StatusKind = 'our_move';
  const through = [...marks].reverse().map((mark) => (standing = mark ?? standing));
  return through.reverse();
}

/** Fields that repeat the title or the mark. */
const repeated = ['status', 'next_move', 'answer_by'];
/** Fields that readers look for first. All other changes follow. */
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
/** More changes would push the next entry out of sight. The others are folded. */
const MOST_CHANGES = 3;

/** The few most important changes, and the rest of them. */
export function changesShown<C extends { readonly field: string }>(changes: readonly C[]) {
  const rank = ({ field }: C): number => (first.includes(field) ? first.indexOf(field) : first.length);
  const telling = changes
    .filter(({ field }) => !repeated.includes(field))
    .sort((one, other) => rank(one) - rank(other));
  return { first: telling.slice(0, MOST_CHANGES), rest: telling.slice(MOST_CHANGES) };
}

/** The part that was added to a list written as "one; other"; null for any other change. */
export function addedTo(before: string, after: string): string | null {
  const start = `${before}; `;
  return before !== '' && after.startsWith(start) ? after.slice(start.length) : null;
}

/** Entries that open a reservation: its page shows what they contain, so the timeline does not repeat it. */
const opening = ['ReservationRequested', 'ReservationCreatedByMarina', 'InstantBookingInitiated'];

/** True for an entry whose fields the page itself shows. */
export const opensReservation = (eventType: string): boolean => opening.includes(eventType);

interface OfAnAction {
  readonly event_type: string;
  readonly correlation_id: string;
}

/** What one action did: the entry that names it, and what followed from it. */
export interface ActionEntries<E> {
  readonly main: E;
  /** In the order in which they happened. */
  readonly others: readonly E[];
}

/**
 * The entries of each action together, newest first, such as an approval and the berth that it books. The last entry
 * that changes the status names the action; if none does, its first entry.
 */
export function byAction<E extends OfAnAction>(history: readonly E[]): ActionEntries<E>[] {
  const actions = new Map<string, E[]>();
  for (const entry of history) {
    const before = actions.get(entry.correlation_id);
    if (before === undefined) actions.set(entry.correlation_id, [entry]);
    else before.unshift(entry);
  }
  return [...actions.values()].map((entries) => {
    const main = entries.findLast(({ event_type }) => markOfEvent(event_type) !== null) ?? entries[0];
    return { main: main as E, others: entries.filter((entry) => entry !== main) };
  });
}

interface OfARecord {
  readonly kind: string;
  readonly record_id: string;
}

/**
 * Entries of other reservations, which went ahead of this one on the waiting list, as one entry for each run of them.
 * `index` is that of its first entry; `others` is empty for an entry of the reservation itself.
 */
export function passedOverTogether<E extends OfARecord>(
  history: readonly E[],
  reservation_id: string,
): { readonly entry: E; readonly index: number; readonly others: readonly E[] }[] {
  const shown: { entry: E; index: number; others: E[] }[] = [];
  for (const [index, entry] of history.entries()) {
    const other = entry.kind === 'reservation' && entry.record_id !== reservation_id;
    const before = shown.at(-1);
    if (other && before !== undefined && before.others.length > 0) before.others.push(entry);
    else shown.push({ entry, index, others: other ? [entry] : [] });
  }
  return shown;
}
