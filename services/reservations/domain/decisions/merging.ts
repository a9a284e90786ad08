import type { AttachmentType } from '../../../../contracts/reservations/vocabulary-schemas.js';
import type { DateRange } from '../../../../contracts/vocabulary/dates-schemas.js';
import { isRefusal, refuse, type Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { sameDates } from '../date-rules.js';
import type { MovedPayment } from '../events/event-shapes.js';
import type { ReservationEvent, ReservationEventOf } from '../events/reservation-event.js';
import { bookedStatuses, isOneOf, standingEntry } from '../history.js';
import { moveRefusal, pastRefusal, statusRefusal } from '../move-refusals.js';
import { conflict } from '../refusals.js';
import type { BerthChoice } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import type { MergedDuplicate, ReservationState } from '../reservation-state.js';
import { countedAmount, heldAmount, standingCode } from '../reservation-state.js';
import { takeBerth } from './berthing.js';
import { closed } from './closing.js';
import { type Draft, draftOn, record } from './draft.js';
import { requestRefund } from './refunding.js';

type Decision = readonly ReservationEvent[] | Refusal;

/** A document of the duplicate, with the file that the page shows. */
export interface TakenDocument {
  readonly document_id: string;
  readonly type: AttachmentType;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly added_at: string;
  /** Null once the boater was erased. */
  readonly name: string | null;
}

/** The duplicate as the stay that goes on takes it over. */
export interface TakenDuplicate {
  readonly id: string;
  readonly view_id: string;
  /** Its payments before it was ended, as they count. */
  readonly payments: ReservationEventOf<'DuplicateMerged'>['data']['payments'];
  readonly documents: readonly TakenDocument[];
}

/** What the marina holds of each payment of a stay; payments that went back in full are left out. */
export function heldPayments(state: Pick<ReservationState, 'payments' | 'refunds'>): MovedPayment[] {
  const back = new Map<string, number>();
  for (const { provider_reference, amount } of state.refunds.flatMap(({ parts }) => parts)) {
    back.set(provider_reference, (back.get(provider_reference) ?? 0) + amount);
  }
  return state.payments.flatMap((payment, index) => {
    const amount = countedAmount(payment) - (back.get(payment.provider_reference) ?? 0);
    return amount > 0 ? [{ payment_no: index + 1, amount }] : [];
  });
}

/** The payments of a duplicate as the stay that goes on records them. */
export function takenPayments(
  { payments: known, refunds }: Pick<ReservationState, 'payments' | 'refunds'>,
  moved: readonly MovedPayment[] = heldPayments({ payments: known, refunds }),
): TakenDuplicate['payments'] {
  return moved.flatMap(({ payment_no, amount }) => {
    const payment = known[payment_no - 1];
    if (payment === undefined) return [];
    const { provider_reference, at: paid_at, counter, vat_percent } = payment;
    const more = { ...(counter && { counter }), ...(vat_percent === undefined ? {} : { vat_percent }) };
    return [{ payment_no, amount, provider_reference, paid_at, ...more }];
  });
}

/** The duplicate ends without a mail and without a fee; what it has goes to the stay that goes on. */
export function endAsDuplicate(
  state: ReservationState,
  goes_on: { readonly id: string; readonly stay_before: DateRange },
  context: ReservationContext,
): Decision {
  if (isMergedInto(state, goes_on.id)) return [];
  const refusal = moveRefusal('CANCEL', state, context);
  if (refusal !== null) return refusal;
  const at = context.now;
  const merged = {
    payments: heldPayments(state),
    document_ids: state.documents.map(({ document_id }) => document_id),
    stay_before: goes_on.stay_before,
  };
  const ended = { reason: 'duplicate' as const, refund: 0, boater_id: state.boater_id, message: null, at };
  const data = { ...ended, duplicate_of: goes_on.id, untold: true as const, merged };
  return closed(state, { type: 'ReservationCanceledByMarina', data }, 0, at);
}

/** Whether the stay was merged into this one and has not been separated. */
export function isMergedInto({ before_merge, duplicate_of }: ReservationState, goes_on: string): boolean {
  return before_merge !== undefined && duplicate_of === goes_on;
}

/** Null: the stay can go on in place of a duplicate. */
export function goingOnRefusal(state: ReservationState, context: ReservationContext): Refusal | null {
  return statusRefusal('UPDATE', state) ?? pastRefusal(state, context);
}

/** Whether the stay takes other nights without a price to compute and a berth to ask. */
export function takesDatesAtOnce({ price, berth }: Pick<ReservationState, 'price' | 'berth'>): boolean {
  return price === null && berth === null;
}

/**
 * The stay that goes on takes over the duplicate. What a booking holds beyond its price goes back to the boater.
 * @param nights of the stay from now on
 * @param stay_before the nights that it had before the merging began
 */
export function takeDuplicate(
  state: ReservationState,
  { id, view_id, payments, documents }: TakenDuplicate,
  { nights, stay_before }: { readonly nights: DateRange; readonly stay_before: DateRange },
  context: ReservationContext,
): Decision {
  if (mergedIn(state, id) !== undefined) return [];
  if (state.reservation_id === null) return refuse('not_found', 'NOT_FOUND');
  const at = context.now;
  const { start_date, end_date } = nights;
  const dated =
    takesDatesAtOnce(state) && !sameDates(state, nights)
      ? record(draftOn(state), { type: 'StayDatesChanged', data: { start_date, end_date, at } })
      : draftOn(state);
  const data = {
    duplicate_id: id,
    duplicate_view_id: view_id,
    boater_id: state.boater_id,
    stay_before: { start_date: stay_before.start_date, end_date: stay_before.end_date },
    payments: [...payments],
    documents: documents.map(({ name: _, ...document }) => document),
    file_names: documents.length === 0 ? null : documents.map(({ name }) => name),
    at,
  };
  return withRefund(record(dated, { type: 'DuplicateMerged', data }), at).events;
}

function withRefund(draft: Draft, at: string): Draft {
  const { state } = draft;
  const isBooked = isOneOf(bookedStatuses, standingCode(state) ?? 'INITIATED');
  if (!isBooked || state.price === null) return draft;
  return requestRefund(draft, Math.max(0, heldAmount(state) - state.price.breakdown.total), at);
}

/** The duplicate among those that the stay has taken over. */
export function mergedIn({ merged = [] }: ReservationState, duplicate_id: string): MergedDuplicate | undefined {
  return merged.find((one) => one.duplicate_id === duplicate_id);
}

/** Null: the duplicate can be separated. Once money has moved, nobody can say whose it is. */
export function separationRefusal(state: ReservationState, duplicate_id: string): Refusal | null {
  const duplicate = mergedIn(state, duplicate_id);
  if (duplicate === undefined) return conflict('RESERVATION_NOT_MERGED');
  if (state.payments.length + state.refunds.length !== duplicate.money) return conflict('RESERVATION_MERGE_SETTLED');
  return statusRefusal('UPDATE', state);
}

/** The nights to which the stay returns that went on; null: it keeps those that it has. */
export function nightsToReturn(
  { start_date, end_date }: ReservationState,
  { stay_before, stay_after }: MergedDuplicate,
): DateRange | null {
  const changedSince = !sameDates(stay_after, { start_date, end_date });
  return changedSince || sameDates(stay_before, stay_after) ? null : stay_before;
}

/** The stay that went on gives back what it had taken over, its nights included if it has no price and no berth. */
export function giveBackDuplicate(state: ReservationState, duplicate_id: string, at: string): Decision {
  const duplicate = mergedIn(state, duplicate_id);
  if (duplicate === undefined) return [];
  const nights = takesDatesAtOnce(state) ? nightsToReturn(state, duplicate) : null;
  const dated = nights === null ? [] : [{ type: 'StayDatesChanged' as const, data: { ...nights, at } }];
  const { duplicate_view_id, payments, document_ids } = duplicate;
  const back = payments.map(({ payment_no, amount }) => ({ payment_no, amount }));
  const data = { duplicate_id, duplicate_view_id, payments: back, document_ids: [...document_ids], at };
  return [...dated, { type: 'DuplicateSeparated', data }];
}

/**
 * The duplicate is what it was before, for the time to answer that was left.
 * @param berth null: it has none, or has none any more
 */
export function separateStay(
  state: ReservationState,
  berth: BerthChoice | null,
  context: ReservationContext,
): Decision {
  const { before_merge: before, duplicate_of: from_id } = state;
  if (before === undefined || from_id === undefined) return conflict('RESERVATION_NOT_MERGED');
  const past = pastRefusal(state, context);
  if (past !== null) return past;
  const left = before.deadline === null ? null : Date.parse(before.deadline) - Date.parse(before.at);
  const data = {
    from_id,
    payments: movedOf(state),
    booked: isOneOf(bookedStatuses, standingEntry(before.statuses)?.status_code ?? 'INITIATED'),
    deadline: left === null ? null : new Date(Date.parse(context.now) + left).toISOString(),
    at: context.now,
  };
  const again = record(draftOn(state), { type: 'StaySeparated', data });
  if (berth === null) return again.events;
  const taken = takeBerth(again, { ...berth, min_length_confirmed: true }, 'STAFF', context);
  return isRefusal(taken) ? taken : taken.events;
}

function movedOf({ payments }: ReservationState): MovedPayment[] {
  return payments.flatMap(({ moved = 0 }, index) => (moved > 0 ? [{ payment_no: index + 1, amount: moved }] : []));
}
