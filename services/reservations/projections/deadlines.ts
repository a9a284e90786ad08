import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { Projection } from '../../platform/consuming/projection.js';
import { asReservationEvent, openingOf, type ReservationEvent } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { closedStatuses, isOneOf } from '../domain/history.js';
import { nextContractStep } from '../domain/instalments.js';
import { statusRefusal } from '../domain/move-refusals.js';
import { goesOnAs, initial, outstanding, type ReservationState, standingCode } from '../domain/reservation-state.js';
import { waitingOrder } from '../domain/waiting-list.js';
import { reservationRecord } from '../records/reservation-record.js';

export type DeadlineKind =
  'marina_answer' | 'boater_answer' | 'payment' | 'berth_offer' | 'terms_offer' | ContractKind | 'finish';
export type ContractKind = 'instalment' | 'instalment_reminder' | 'contract_end';

const contractKinds = { request: 'instalment', remind: 'instalment_reminder', announce: 'contract_end' } as const;

/**
 * What time alone will decide about one reservation. Deleted once the reservation is over, unless its stay can be
 * reopened.
 */
export interface DeadlineDocument {
  kind: DeadlineKind;
  marina_id: string;
  /** Last marina-local day to wait for; due from the day after. Null: an instant applies, or there is no deadline. */
  due_date: string | null;
  /** Due from this instant on. Null: a date applies, or there is no deadline. */
  due_at: string | null;
  /** Sort key of the waiting list, whose order decides who is offered a berth; null if not on it. */
  waiting_order: string | null;
  /** Holds no personal data. */
  state: ReservationState;
}

type Due = Pick<DeadlineDocument, 'kind' | 'due_date' | 'due_at'>;

/** The next deadline, derived from the table that allows the command. */
export function deadlineOf(state: ReservationState): Due {
  if (state.berth_offer !== null) return byInstant('berth_offer', state.berth_offer.answer_by);
  if (statusRefusal('EXPIRE_NO_MARINA_RESPONSE', state) === null) return byDate('marina_answer', state.start_date);
  if (statusRefusal('EXPIRE_NO_BOATER_RESPONSE', state) === null) return byInstant('boater_answer', state.deadline);
  const terms = state.terms_offer?.answer_by ?? null;
  if (statusRefusal('EXPIRE_PAYMENT', state) === null && outstanding(state) > 0 && state.deadline !== null) {
    return terms !== null && terms < state.deadline
      ? byInstant('terms_offer', terms)
      : byInstant('payment', state.deadline);
  }
  // It ends before the stay does.
  if (terms !== null) return byInstant('terms_offer', terms);
  if (statusRefusal('FINISH', state) === null) {
    const step = nextContractStep(state);
    if (step !== null && step.on <= state.end_date) return byDate(contractKinds[step.kind], addDays(step.on, -1));
    return byDate('finish', state.end_date);
  }
  // Opened by the marina, and the next event of the append sets the status; or finished.
  return { kind: 'marina_answer', due_date: null, due_at: null };
}

function byDate(kind: DeadlineKind, due_date: string): Due {
  return { kind, due_date, due_at: null };
}

function byInstant(kind: DeadlineKind, due_at: string | null): Due {
  return { kind, due_date: null, due_at };
}

/**
 * Deadlines, one document per reservation. Query by date `{ marina_id, due_date: { $lt: today } }`, by instant `{
 * marina_id, due_at: { $lte: now } }`.
 */
export const deadlines: Projection<DeadlineDocument, ReservationEvent> = {
  name: 'deadlines',
  version: 7,
  indexes: [{ fields: ['marina_id', 'due_date'] }, { fields: ['marina_id', 'due_at'] }, { fields: ['waiting_order'] }],
  wholeStream: reservationRecord.prefix,
  documentIds: reservationRecord.idsIn,
  apply: (document, logged) => {
    const event = asReservationEvent(logged);
    // Over and removed: later events, such as a refund, have no deadline.
    if (document === undefined && openingOf(event) === null) return null;
    const state = { ...evolve(document?.state ?? initial(), event), vessel_name: null, internal_note: null };
    const standing = standingCode(state);
    const over = standing !== null && standing !== 'FINISHED' && isOneOf(closedStatuses, standing);
    // A stay that was merged has no deadline, and may be separated again.
    if (over && goesOnAs(state) === null) return null;
    return { ...deadlineOf(state), marina_id: state.marina_id, waiting_order: waitingOrder(state), state };
  },
};
