import type { BoaterReservation } from '../../../../contracts/reservations/boater.js';
import type { ReservationMove } from '../../../../contracts/reservations/vocabulary.js';
import { type Stage, stageOf } from './status.js';
import type { StatusKind } from '../../ui/status/status-kind.js';

/** The first item on the boater's page: a task for the boater, or what the boater waits for. */
export const boaterStepKinds = [
  'accept_price',
  'choose_dates',
  'answer_berth',
  'pay',
  'add_documents',
  'marina_checks_request',
  'marina_confirms',
  'marina_checks_dates',
  'on_waiting_list',
  'booked',
  'stay_over',
  'canceled_by_boater',
  'canceled_by_marina',
  'canceled_at_wish',
  'expired_no_marina_response',
  'expired_no_boater_response',
  'payment_expired',
  'past',
] as const;
export type BoaterStepKind = (typeof boaterStepKinds)[number];

/** The look of the card: a task for the boater, waiting for the marina, booked, on the waiting list, or over. */
export type BoaterStepMood = 'act' | 'wait' | 'booked' | 'waiting_list' | 'over';

export interface BoaterStep {
  readonly kind: BoaterStepKind;
  readonly mood: BoaterStepMood;
  /** Deadline of the boater's task; null if there is none. */
  readonly deadline_at: string | null;
  /** Whether the boater must also upload documents. */
  readonly documents_too: boolean;
}

type Asked = Pick<
  BoaterReservation,
  'reservation_status' | 'allowed_actions' | 'missing_documents' | 'next_move' | 'statuses'
>;

/** Whether the boater may make this move now. The server decides, so the console does not repeat the rule. */
export function mayDo(view: Pick<BoaterReservation, 'allowed_actions'>, move: ReservationMove): boolean {
  return view.allowed_actions.some((verdict) => verdict.move === move && verdict.allowed);
}

/** The steps of reservations that have ended. */
const endings: Readonly<Partial<Record<Stage, BoaterStepKind>>> = {
  canceledByBoater: 'canceled_by_boater',
  canceledByUs: 'canceled_by_marina',
  canceledAtWish: 'canceled_at_wish',
  lapsedByUs: 'expired_no_marina_response',
  lapsedByBoater: 'expired_no_boater_response',
  paymentLapsed: 'payment_expired',
  finished: 'stay_over',
};

/** The steps in which the boater has nothing to do. */
const waits: Readonly<Partial<Record<Stage, BoaterStepKind>>> = {
  requested: 'marina_checks_request',
  instantUnpaid: 'marina_checks_request',
  accepted: 'marina_confirms',
  datesChosen: 'marina_checks_dates',
  queued: 'on_waiting_list',
  booked: 'booked',
};

/** The boater's next step. It follows from the status and from the moves that the server allows. */
export function boaterStepOf(view: Asked): BoaterStep {
  const kind = kindOf(view);
  const asked = view.next_move.by === 'BOATER';
  return {
    kind,
    mood: moodOf(kind),
    deadline_at: asked ? view.next_move.deadline_at : null,
    documents_too: kind !== 'add_documents' && documentsAsked(view),
  };
}

function kindOf(view: Asked): BoaterStepKind {
  const stage = stageOf(view.reservation_status, view.statuses);
  const ending = endings[stage];
  if (ending !== undefined) return ending;
  if (mayDo(view, 'ACCEPT_PRICE')) return 'accept_price';
  // Dates that are offered for a booking are a card of their own: the booking stands.
  if (stage !== 'booked' && mayDo(view, 'ACCEPT_DATES')) return 'choose_dates';
  if (mayDo(view, 'ACCEPT_BERTH')) return 'answer_berth';
  if (mayDo(view, 'PAY')) return 'pay';
  if (view.allowed_actions.some((verdict) => verdict.reason === 'RESERVATION_PAST')) {
    return stage === 'booked' ? 'booked' : 'past';
  }
  if (documentsAsked(view)) return 'add_documents';
  return waits[stage] ?? 'marina_checks_request';
}

function documentsAsked(view: Asked): boolean {
  return view.missing_documents.length > 0 && mayDo(view, 'ADD_DOCUMENT');
}

function moodOf(kind: BoaterStepKind): BoaterStepMood {
  switch (kind) {
    case 'accept_price':
    case 'choose_dates':
    case 'answer_berth':
    case 'pay':
    case 'add_documents':
      return 'act';
    case 'marina_checks_request':
    case 'marina_confirms':
    case 'marina_checks_dates':
      return 'wait';
    case 'on_waiting_list':
      return 'waiting_list';
    case 'booked':
      return 'booked';
    default:
      return 'over';
  }
}

const markOfMoods: Readonly<Record<BoaterStepMood, StatusKind>> = {
  act: 'our_move',
  wait: 'waiting',
  booked: 'booked',
  waiting_list: 'waiting_list',
  over: 'expired',
};

/** The mark of a step. On the boater's page, `our_move` marks the boater's move. */
export function markOfMood(mood: BoaterStepMood): StatusKind {
  return markOfMoods[mood];
}

/**
 * The current word for cancelling: declining an offer, withdrawing a request, or cancelling a booking. Null if the
 * boater cannot cancel.
 */
export function cancelWord(view: Asked): 'decline' | 'withdraw' | 'cancel' | null {
  if (!mayDo(view, 'CANCEL_BY_BOATER')) return null;
  switch (stageOf(view.reservation_status)) {
    case 'offered':
    case 'datesOffered':
      return 'decline';
    case 'booked':
      return 'cancel';
    default:
      return 'withdraw';
  }
}
