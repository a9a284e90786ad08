import type { StatusEntry } from '../../../../contracts/reservations/vocabulary-schemas.js';
import { isCanceledAtWish } from '../../../../contracts/reservations/rules/canceled-at-wish.js';
import type { StatusCode } from '../../../../contracts/reservations/vocabulary.js';
import type { StatusKind } from '../../ui/status/status-kind.js';
import type { DisplayedStatus } from '../../../../contracts/vocabulary/reservation-words.js';

/** Catalogue keys (`status_…`) of the status names. */
export const statusWords = [
  'new_request',
  'dates_accepted',
  'offer_accepted',
  'documents_added',
  'pending',
  'instant_booking_unpaid',
  'waiting_for_boater',
  'dates_suggested',
  'waiting_list',
  'payment_due',
  'booked',
  'cancelled',
  'cancelled_by_boater',
  'cancelled_by_us',
  'cancelled_at_wish',
  'expired',
  'expired_by_us',
  'expired_by_boater',
  'payment_expired',
  'finished',
  'updated',
  'none',
] as const;
export type StatusWord = (typeof statusWords)[number];

/** The stage of a reservation between request and departure. Stages are coarser than statuses. */
export type Stage =
  | 'requested'
  | 'datesChosen'
  | 'accepted'
  | 'queued'
  | 'offered'
  | 'datesOffered'
  | 'instantUnpaid'
  | 'booked'
  | 'paymentLapsed'
  | 'lapsedByUs'
  | 'lapsedByBoater'
  | 'canceledByUs'
  | 'canceledAtWish'
  | 'canceledByBoater'
  | 'finished'
  | 'other';

interface StatusMeaning {
  readonly kind: StatusKind;
  readonly word: StatusWord;
  /** The word for narrow places, where the next step beside it shows the details. */
  readonly short?: StatusWord;
  readonly stage: Stage;
  /** True if the reservation has ended. */
  readonly over?: true;
}

/**
 * The meaning of each displayed status on screen (spec 1 §4). Histories of other systems can contain an open offer
 * without a party that has to move. No one has to act on such a status, so it is not marked as our move.
 */
const meanings: Readonly<Record<DisplayedStatus, StatusMeaning>> = {
  initiated: { kind: 'our_move', word: 'new_request', stage: 'requested' },
  boater_accepted_suggested_dates: { kind: 'our_move', word: 'dates_accepted', stage: 'datesChosen' },
  pending: { kind: 'our_move', word: 'pending', stage: 'accepted' },
  instant_booking_initiated: { kind: 'waiting', word: 'instant_booking_unpaid', stage: 'instantUnpaid' },
  waiting: { kind: 'waiting', word: 'waiting_for_boater', stage: 'offered' },
  marina_added_dates: { kind: 'waiting', word: 'dates_suggested', stage: 'datesOffered' },
  waiting_list: { kind: 'waiting_list', word: 'waiting_list', stage: 'queued' },
  approved: { kind: 'booked', word: 'booked', stage: 'booked' },
  canceled_by_boater: {
    kind: 'cancelled',
    word: 'cancelled_by_boater',
    short: 'cancelled',
    stage: 'canceledByBoater',
    over: true,
  },
  canceled_by_marina: {
    kind: 'cancelled',
    word: 'cancelled_by_us',
    short: 'cancelled',
    stage: 'canceledByUs',
    over: true,
  },
  expired_no_marina_response: {
    kind: 'expired',
    word: 'expired_by_us',
    short: 'expired',
    stage: 'lapsedByUs',
    over: true,
  },
  expired_no_boater_response: {
    kind: 'expired',
    word: 'expired_by_boater',
    short: 'expired',
    stage: 'lapsedByBoater',
    over: true,
  },
  payment_expired: { kind: 'expired', word: 'payment_expired', short: 'expired', stage: 'paymentLapsed', over: true },
  finished: { kind: 'expired', word: 'finished', stage: 'finished', over: true },
  updated: { kind: 'expired', word: 'updated', stage: 'other' },
  boater_accepted: { kind: 'expired', word: 'offer_accepted', stage: 'other' },
  boater_added_documents: { kind: 'expired', word: 'documents_added', stage: 'other' },
  '-': { kind: 'expired', word: 'none', stage: 'other' },
};

/** The facts that decide how a status is shown. */
export interface StatusFacts {
  readonly reservation_status: DisplayedStatus;
  /** The newest code. It distinguishes the cases of a pending reservation. */
  readonly status_code: StatusCode | null;
  /** True if the reservation is approved and the boater still has to pay. */
  readonly payment_due: boolean;
  /** The history, which says why the marina cancelled. */
  readonly statuses: readonly StatusEntry[];
}

export interface ShownStatus {
  readonly kind: StatusKind;
  readonly word: StatusWord;
  readonly short: StatusWord;
}

/** Returns the mark and the words of a status. */
export function shownStatus({ reservation_status, status_code, payment_due, statuses }: StatusFacts): ShownStatus {
  const { kind, word, short = word } = meanings[reservation_status];
  if (stageOf(reservation_status, statuses) === 'canceledAtWish') return { kind, word: 'cancelled_at_wish', short };
  if (reservation_status === 'approved' && payment_due) {
    return { kind: 'payment_due', word: 'payment_due', short: 'payment_due' };
  }
  if (reservation_status !== 'pending') return { kind, word, short };
  const pending = pendingWord(status_code);
  return { kind, word: pending, short: pending };
}

function pendingWord(code: StatusCode | null): StatusWord {
  return code === 'BOATER_ACCEPTED' ? 'offer_accepted' : 'pending';
}

/** The word of a status alone, as a filter shows it. */
export function wordOf(status: DisplayedStatus): StatusWord {
  return meanings[status].word;
}

export function kindOf(status: DisplayedStatus): StatusKind {
  return meanings[status].kind;
}

/** @param statuses the history, which says why the marina cancelled */
export function stageOf(status: DisplayedStatus, statuses: readonly StatusEntry[] = []): Stage {
  const { stage } = meanings[status];
  return stage === 'canceledByUs' && isCanceledAtWish(statuses) ? 'canceledAtWish' : stage;
}

/** Catalogue keys (`status_…`) of the status names for boaters. */
export type BoaterStatusWord = Exclude<Stage, 'paymentLapsed' | 'lapsedByUs' | 'lapsedByBoater'> | 'lapsed';

/** Returns the boater's word for a status. All kinds of expiry have the same word. */
export function boaterWordOf(status: DisplayedStatus, statuses: readonly StatusEntry[] = []): BoaterStatusWord {
  const stage = stageOf(status, statuses);
  switch (stage) {
    case 'paymentLapsed':
    case 'lapsedByUs':
    case 'lapsedByBoater':
      return 'lapsed';
    default:
      return stage;
  }
}

/** Whether the reservation has ended. It then needs no berth. */
export function isOver(status: DisplayedStatus): boolean {
  return meanings[status].over === true;
}

/** The status that follows from each code alone. Null means that `action_required` decides. */
const statusOfCodes: Readonly<Record<StatusCode, DisplayedStatus | null>> = {
  INITIATED: 'initiated',
  INSTANT_BOOKING_INITIATED: 'instant_booking_initiated',
  INSTANT_BOOK: 'approved',
  APPROVED: 'approved',
  UPDATED: null,
  BOATER_ACCEPTED: null,
  BOATER_ACCEPTED_SUGGESTED_DATES: 'boater_accepted_suggested_dates',
  BOATER_ADDED_DOCUMENTS: null,
  WAITING_LIST: 'waiting_list',
  CANCELED_BY_MARINA: 'canceled_by_marina',
  CANCELED_BY_BOATER: 'canceled_by_boater',
  EXPIRED_NO_MARINA_RESPONSE: 'expired_no_marina_response',
  EXPIRED_NO_BOATER_RESPONSE: 'expired_no_boater_response',
  PAYMENT_EXPIRED: 'payment_expired',
  MARINA_ADDED_DATES: 'marina_added_dates',
  FINISHED: 'finished',
};

export function isStatusCode(code: string): code is StatusCode {
  return code in statusOfCodes;
}

/**
 * The displayed status of a history entry (spec 1 §4). Null means that the entry names no party that has to move and
 * changed nothing.
 */
export function statusOfEntry({
  status_code,
  action_required,
}: Pick<StatusEntry, 'status_code' | 'action_required'>): DisplayedStatus | null {
  const own = statusOfCodes[status_code];
  if (own !== null) return own;
  if (action_required === null) return null;
  return action_required === 'MARINA' ? 'pending' : 'waiting';
}

/** The code that decides the status of the page: the newest one that is not about added documents (spec 1 §4). */
export function standingCode(statuses: readonly StatusEntry[]): StatusCode | null {
  const standing = statuses
    .filter(({ status_code }) => status_code !== 'BOATER_ADDED_DOCUMENTS')
    .reduce<StatusEntry | null>(
      (newest, entry) => (newest === null || entry.created_at >= newest.created_at ? entry : newest),
      null,
    );
  return standing?.status_code ?? null;
}
