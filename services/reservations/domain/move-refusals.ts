import { berthErrors } from '../../../contracts/berths/errors.js';
import type {
  AttachmentType,
  MoveVerdict,
  RequiredDocuments,
} from '../../../contracts/reservations/vocabulary-schemas.js';
import { documentOf, missingDocuments } from '../../../contracts/reservations/rules/required-documents.js';
import type { ReservationMove } from '../../../contracts/reservations/vocabulary.js';
import { boaterMoves, marinaMoves, systemMoves } from '../../../contracts/reservations/vocabulary.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { allowedFrom } from './allowed-moves.js';
import { bookedStatuses, isOneOf } from './history.js';
import { nextContractStep } from './instalments.js';
import { conflict, featureOff } from './refusals.js';
import type { Requirement, ReservationContext } from './reservation-context.js';
import type { ReservationState } from './reservation-state.js';
import { openSuggestions, outstanding, standingCode, unpaid, validPayments } from './reservation-state.js';

/** What the rules of a move read, besides the reservation. */
export type MoveContext = Pick<ReservationContext, 'now' | 'today'> & {
  readonly marina: Pick<ReservationContext['marina'], 'permissions'>;
};

/**
 * Null if the move is open, else the reason. Both the screens' buttons and `decide` use this function. The contents of
 * a form (price, dates, reason) are checked when it is sent.
 * @param departed for FINISH: whether the boat was seen leaving.
 */
export function moveRefusal(
  move: ReservationMove,
  state: ReservationState,
  context: MoveContext,
  departed = false,
): Refusal | null {
  return (
    statusRefusal(move, state) ?? runningOfferRefusal(move, state) ?? conditionRefusal(move, state, context, departed)
  );
}

/** While a boater holds the offer of a berth, staff do nothing that would overtake the answer. */
export function runningOfferRefusal(
  move: ReservationMove,
  { berth_offer }: Pick<ReservationState, 'berth_offer'>,
): Refusal | null {
  if (berth_offer === null || !overtaking.has(move)) return null;
  return conflict('RESERVATION_BERTH_OFFER_RUNNING', { deadline: berth_offer.answer_by });
}

const overtaking: ReadonlySet<ReservationMove> = new Set([
  'UPDATE',
  'NOTIFY',
  'APPROVE',
  'ADD_TO_WAITING_LIST',
  'ASSIGN_BERTH',
  'UNASSIGN_BERTH',
  'SELECT_MATCH',
  'OFFER_BERTH',
  'RECORD_PARTY',
]);

/** The state machine's answer alone; details hold the standing status code and the move. */
export function statusRefusal(
  move: ReservationMove,
  state: Pick<ReservationState, 'statuses' | 'source'>,
): Refusal | null {
  const status = standingCode(state);
  if (status === null) return refuse('not_found', 'NOT_FOUND');
  if (isOneOf(allowedFrom[move][state.source], status)) return null;
  return conflict('RESERVATION_ACTION_NOT_ALLOWED', { status, action: move });
}

/**
 * Null if the reservation records the berths that the plan gives it, on any day. The plan is changed only after this
 * rule was asked, because the plan is written first.
 */
export function followRefusal(state: Pick<ReservationState, 'statuses' | 'source' | 'berth_offer'>): Refusal | null {
  return statusRefusal('ASSIGN_BERTH', state) ?? runningOfferRefusal('ASSIGN_BERTH', state);
}

function conditionRefusal(
  move: ReservationMove,
  state: ReservationState,
  context: MoveContext,
  departed: boolean,
): Refusal | null {
  switch (move) {
    case 'APPROVE':
      return approvalRefusal(state, context);
    case 'ACCEPT_PRICE':
      return pastRefusal(state, context) ?? periodRefusal(state, context);
    case 'CANCEL':
    case 'CANCEL_BY_BOATER':
    case 'RECORD_PARTY':
      return pastRefusal(state, context);
    case 'ACCEPT_DATES':
      return noSuggestionRefusal(state, context) ?? periodRefusal(state, context);
    case 'ASSIGN_BERTH':
    case 'SELECT_MATCH':
    case 'SKIP_MATCH':
      return berthingRefusal(context) ?? arrivalRefusal(state, context);
    case 'OFFER_BERTH':
      return berthingRefusal(context) ?? arrivalRefusal(state, context) ?? heldRefusal(state);
    case 'ACCEPT_BERTH':
      return pastRefusal(state, context) ?? noOfferRefusal(state) ?? periodRefusal(state, context);
    case 'DECLINE_BERTH':
      return noOfferRefusal(state) ?? periodRefusal(state, context);
    case 'WITHDRAW_BERTH_OFFER':
      return noOfferRefusal(state);
    case 'EXPIRE_BERTH_OFFER':
      return noOfferRefusal(state) ?? deadlineRefusal(state, context);
    case 'OFFER_TERMS':
    case 'WITHDRAW_TERMS_OFFER':
    case 'ACCEPT_TERMS':
    case 'DECLINE_TERMS':
    case 'EXPIRE_TERMS_OFFER':
      return termsRefusal(move, state, context);
    case 'CLOSE_SUPPLY_ALERT':
      return state.lost_berth?.alert === true ? null : conflict('RESERVATION_NO_SUPPLY_ALERT');
    case 'UNASSIGN_BERTH':
      return berthingRefusal(context) ?? (state.berth === null ? conflict('RESERVATION_HAS_NO_BERTH') : null);
    case 'PAY':
      return payingRefusal(state, context);
    case 'EXPIRE_PAYMENT':
      return notDueRefusal(state) ?? deadlineRefusal(state, context);
    case 'EXPIRE_NO_BOATER_RESPONSE':
      return deadlineRefusal(state, context);
    case 'EXPIRE_NO_MARINA_RESPONSE':
      // The marina has until the end of the arrival date to answer.
      return context.today > state.start_date ? null : conflict('RESERVATION_NOT_YET_EXPIRED');
    case 'FOLLOW_CONTRACT':
      return contractRefusal(state, context);
    case 'FINISH':
      return isOver(state, context, departed) ? null : conflict('RESERVATION_STAY_NOT_OVER');
    case 'CONFIRM_REFUND':
      return openRefundRefusal(state, 'ONLINE');
    case 'RECORD_REFUND':
      return openRefundRefusal(state, 'COUNTER');
    case 'RECORD_PAYMENT':
      return unpaid(state) > 0 ? null : conflict('RESERVATION_PAYMENT_NOT_DUE');
    case 'WAIVE_DEPOSIT':
      return notDueRefusal(state);
    case 'UNDO_PAYMENT':
      return paymentRefusal(validPayments(state).some(({ counter }) => counter !== undefined));
    case 'MAIL_RECEIPT':
      return paymentRefusal(validPayments(state).length > 0);
    case 'UPDATE':
    case 'NOTIFY':
    case 'ADD_TO_WAITING_LIST':
    case 'UPDATE_DATE':
    case 'UPDATE_NOTE':
    case 'ADD_DOCUMENT':
    case 'REOPEN':
      return null;
  }
}

function paymentRefusal(isKnown: boolean): Refusal | null {
  return isKnown ? null : conflict('RESERVATION_PAYMENT_UNKNOWN');
}

/** Every move of every party, with the reason if it is closed. */
export function nextMoves(
  state: ReservationState,
  context: MoveContext,
): { marina: MoveVerdict[]; boater: MoveVerdict[]; system: MoveVerdict[] } {
  const verdict = (move: ReservationMove): MoveVerdict => {
    const refusal = moveRefusal(move, state, context);
    return { move, allowed: refusal === null, reason: refusal?.code ?? null };
  };
  return { marina: marinaMoves.map(verdict), boater: boaterMoves.map(verdict), system: systemMoves.map(verdict) };
}

/**
 * Refuses an actor that may not make the move. The system also completes what staff began and reports the provider's
 * results.
 */
export function actorRefusal(move: ReservationMove, actor: ReservationContext['actor']): Refusal | null {
  const ofBoater = boaterMoves.some((known) => known === move);
  const ofSystem = systemMoves.some((known) => known === move);
  // A boater also answers by word of mouth: staff then take the dates that were offered.
  const ofStaff = move === 'ACCEPT_DATES' || (!ofBoater && !ofSystem);
  const mayMove = actor === 'system' || (actor === 'boater' ? ofBoater : ofStaff);
  return mayMove ? null : refuse('forbidden', 'FORBIDDEN');
}

/** Conditions of every approval: the stay is not over and the documents that staff requested are present. */
export function approvalRefusal(state: ReservationState, context: Pick<MoveContext, 'today'>): Refusal | null {
  const missing = missingDocuments(
    state.required_documents,
    state.documents.map(({ type }) => type),
  );
  return pastRefusal(state, context) ?? (missing.length > 0 ? documentsMissing(missing) : null);
}

/** Once the end date has passed, the stay can no longer be agreed on or cancelled. */
export function pastRefusal(
  state: Pick<ReservationState, 'end_date'>,
  context: Pick<MoveContext, 'today'>,
): Refusal | null {
  return context.today > state.end_date ? conflict('RESERVATION_PAST') : null;
}

/** A boat that never came is recorded once its stay is over, too: time alone has finished such a stay. */
export function noShowRefusal(state: ReservationState, context: ReservationContext): Refusal | null {
  const over = context.today > state.end_date;
  const ended = isOneOf([...bookedStatuses, 'FINISHED'], standingCode(state) ?? 'INITIATED');
  return over && ended && context.boat_came === false ? null : moveRefusal('CANCEL', state, context);
}

export function documentsMissing(missing: readonly AttachmentType[]): Refusal {
  return conflict('RESERVATION_DOCUMENTS_MISSING', { missing });
}

/** The documents among these requirements. */
export function papersIn(wanted: readonly Requirement[]): RequiredDocuments {
  return {
    vessel_insurence: wanted.includes(documentOf.vessel_insurence),
    vessel_license: wanted.includes(documentOf.vessel_license),
    skipper_id: wanted.includes(documentOf.skipper_id),
  };
}

/** A berth assigned with an approval is allowed as long as the approval is, even after arrival. */
export function berthOfApprovalRefusal(state: ReservationState, context: MoveContext): Refusal | null {
  return statusRefusal('ASSIGN_BERTH', state) ?? berthingRefusal(context);
}

function berthingRefusal(context: MoveContext): Refusal | null {
  return context.marina.permissions.inventory === true ? null : featureOff('inventory');
}

/** A boat is not paid for by itself where the organiser of its group pays for several with one payment. */
function payingRefusal(state: ReservationState, context: MoveContext): Refusal | null {
  if (state.paid_by !== undefined) return conflict('RESERVATION_PAID_BY_ORGANISER');
  return notDueRefusal(state) ?? periodRefusal(state, context);
}

function arrivalRefusal(state: ReservationState, context: MoveContext): Refusal | null {
  return state.start_date < context.today ? conflict('RESERVATION_ARRIVAL_PASSED') : null;
}

function heldRefusal({ berth }: ReservationState): Refusal | null {
  return berth === null ? null : refuse('conflict', berthErrors.reservation_has_berth);
}

function noOfferRefusal({ berth_offer }: ReservationState): Refusal | null {
  return berth_offer === null ? conflict('RESERVATION_NO_BERTH_OFFER') : null;
}

/** Refuses if nothing is due. */
export function notDueRefusal(state: ReservationState): Refusal | null {
  return outstanding(state) === 0 ? conflict('RESERVATION_PAYMENT_NOT_DUE') : null;
}

/** Refuses until the day of the contract's next step. */
function contractRefusal(state: ReservationState, { today }: MoveContext): Refusal | null {
  const step = nextContractStep(state);
  return step === null || step.on > today ? conflict('RESERVATION_PAYMENT_NOT_DUE') : null;
}

/** Refuses if no refund of this kind is waiting to be paid. */
function openRefundRefusal({ refunds }: ReservationState, by: 'ONLINE' | 'COUNTER'): Refusal | null {
  const open = refunds.some(({ issued, at_counter }) => !issued && (at_counter === true) === (by === 'COUNTER'));
  return open ? null : conflict('RESERVATION_REFUND_UNKNOWN');
}

/** A booked stay has no deadline of its own for the dates that are offered for it. */
function noSuggestionRefusal(state: ReservationState, { now }: MoveContext): Refusal | null {
  if (openSuggestions(state).length === 0) return conflict('RESERVATION_DATES_NOT_SUGGESTED');
  const deadline = state.date_offers?.answer_by;
  if (deadline === undefined || now < deadline) return null;
  return conflict('RESERVATION_DEADLINE_PASSED', { deadline });
}

type TermsMove = Extract<ReservationMove, `${string}_TERMS` | `${string}_TERMS_OFFER`>;

/** Other terms are offered before the arrival, one offer at a time, which has a period of its own beside a payment's. */
function termsRefusal(move: TermsMove, state: ReservationState, context: MoveContext): Refusal | null {
  switch (move) {
    case 'OFFER_TERMS':
      return arrivalRefusal(state, context) ?? termsOfferedRefusal(state);
    case 'WITHDRAW_TERMS_OFFER':
      return noTermsRefusal(state);
    case 'ACCEPT_TERMS':
    case 'DECLINE_TERMS':
      return noTermsRefusal(state) ?? termsPeriodRefusal(state, context);
    case 'EXPIRE_TERMS_OFFER':
      return noTermsRefusal(state) ?? termsDeadlineRefusal(state, context);
  }
}

function termsOfferedRefusal({ terms_offer }: ReservationState): Refusal | null {
  if (terms_offer === undefined) return null;
  return conflict('RESERVATION_TERMS_OFFER_RUNNING', { deadline: terms_offer.answer_by });
}

function noTermsRefusal({ terms_offer }: ReservationState): Refusal | null {
  return terms_offer === undefined ? conflict('RESERVATION_NO_TERMS_OFFER') : null;
}

function termsPeriodRefusal({ terms_offer: offer }: ReservationState, { now }: MoveContext): Refusal | null {
  if (offer === undefined || Date.parse(now) < Date.parse(offer.answer_by)) return null;
  return conflict('RESERVATION_DEADLINE_PASSED', { deadline: offer.answer_by });
}

function termsDeadlineRefusal(state: ReservationState, context: MoveContext): Refusal | null {
  return termsPeriodRefusal(state, context) === null ? conflict('RESERVATION_NOT_YET_EXPIRED') : null;
}

/** The boater's period ends at the announced hour, whether or not the expiry has been carried out yet. */
function periodRefusal(state: ReservationState, context: MoveContext): Refusal | null {
  return isPeriodOver(state, context) ? conflict('RESERVATION_DEADLINE_PASSED', { deadline: state.deadline }) : null;
}

function deadlineRefusal(state: ReservationState, context: MoveContext): Refusal | null {
  return isPeriodOver(state, context) ? null : conflict('RESERVATION_NOT_YET_EXPIRED');
}

function isPeriodOver({ deadline }: ReservationState, { now }: MoveContext): boolean {
  return deadline !== null && Date.parse(now) >= Date.parse(deadline);
}

function isOver(state: ReservationState, context: MoveContext, departed: boolean): boolean {
  return departed ? context.today >= state.start_date : context.today > state.end_date;
}
