import type { ReservationMove } from '../../../contracts/reservations/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { decideAnswer } from './decisions/answering.js';
import { decideBerth } from './decisions/berthing.js';
import { decideClosing } from './decisions/closing.js';
import { decideContract } from './decisions/contract.js';
import { decideOffer } from './decisions/offering.js';
import { decideOpening } from './decisions/opening.js';
import { decideCounter } from './decisions/counter.js';
import { decidePayment } from './decisions/paying.js';
import { decideParty } from './decisions/telling-party.js';
import { decideTerms } from './decisions/terms-offering.js';
import { decideWaiting } from './decisions/waiting-offers.js';
import type { ReservationEvent } from './events/reservation-event.js';
import {
  actorRefusal,
  followRefusal,
  moveRefusal,
  noShowRefusal,
  runningOfferRefusal,
  statusRefusal,
} from './move-refusals.js';
import type { OpeningCommand, ReservationCommand } from './reservation-command.js';
import { moveOf } from './reservation-command.js';
import type { ReservationContext } from './reservation-context.js';
import type { ReservationState } from './reservation-state.js';

/**
 * Returns the events of one append, or the rule that forbids the command. Pure: `context` carries the clock, the
 * marina's settings and everything that was looked up.
 */
export function decide(
  command: ReservationCommand,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  if (isOpening(command)) return decideOpening(command, state, context);
  const move = moveOf(command);
  const forbidden = actorRefusal(move, context.actor);
  if (forbidden !== null) return forbidden;
  // A payment reported twice is recognised before any other rule applies.
  if (command.type === 'ReceivePayment') return decidePayment(command, state, context);
  const ownFacts = hasOwnFacts(command, context);
  const noShow = command.type === 'CancelByMarina' && command.reason === 'customer_no_show';
  const refusal = noShow
    ? noShowRefusal(state, context)
    : ownFacts
      ? ownFactsRefusal(command, move, state)
      : moveRefusal(move, state, context);
  if (refusal !== null) return refusal;
  switch (command.type) {
    case 'SendPrice':
    case 'ApproveReservation':
    case 'PutOnWaitingList':
    case 'SuggestDates':
    case 'UpdateNote':
    case 'AcceptDateOffer':
      return decideOffer(command, state, context);
    case 'AcceptPrice':
    case 'AcceptSuggestedDates':
    case 'AddDocument':
    case 'TellSizes':
      return decideAnswer(command, state, context);
    case 'LeaveGroup': {
      const { group_id } = command;
      if (state.group_id !== group_id) return refuse('not_found', 'NOT_FOUND');
      return [{ type: 'ReservationLeftGroup', data: { group_id, at: context.now } }];
    }
    case 'TellParty':
    case 'RecordParty':
      return decideParty(command, state, context);
    case 'SetPayer': {
      const { paid_by } = command;
      if ((state.paid_by ?? null) === paid_by) return [];
      return [{ type: 'ReservationPayerSet', data: { paid_by, at: context.now } }];
    }
    case 'ConfirmRefund':
      return decidePayment(command, state, context);
    case 'RecordPayment':
    case 'UndoPayment':
    case 'WaiveDeposit':
    case 'RecordRefund':
    case 'MailReceipt':
      return decideCounter(command, state, context);
    case 'CancelByMarina':
    case 'CancelByBoater':
    case 'ExpireWithoutMarinaResponse':
    case 'ExpireWithoutBoaterResponse':
    case 'ExpireUnpaid':
    case 'FinishStay':
    case 'ReopenStay':
      return decideClosing(command, state, context);
    case 'FollowContract':
      return decideContract(state, context);
    case 'AssignBerth':
    case 'FollowPlan':
    case 'UnassignBerth':
    case 'SelectMatch':
    case 'SkipMatch':
      return decideBerth(command, state, context);
    case 'OfferBerth':
    case 'AcceptBerthOffer':
    case 'DeclineBerthOffer':
    case 'ExpireBerthOffer':
    case 'WithdrawBerthOffer':
    case 'CloseSupplyAlert':
      return decideWaiting(command, state, context);
    case 'OfferTerms':
    case 'AcceptTerms':
    case 'DeclineTerms':
    case 'ExpireTermsOffer':
    case 'WithdrawTermsOffer':
      return decideTerms(command, state, context);
  }
}

/** The plan's own moves and releases are recorded even while the boater holds the offer of a berth. */
function ownFactsRefusal(command: ReservationCommand, move: ReservationMove, state: ReservationState): Refusal | null {
  if (command.type === 'FollowPlan') return followRefusal(state);
  const ofPlan = command.type === 'AssignBerth' || command.type === 'UnassignBerth';
  return statusRefusal(move, state) ?? (ofPlan ? null : runningOfferRefusal(move, state));
}

/**
 * True if the decision supplies facts that `moveRefusal` cannot see: documents and dates that change with the approval,
 * an observed departure, or a berth that the plan has already moved or released, whatever the day.
 */
function hasOwnFacts(command: ReservationCommand, { actor }: ReservationContext): boolean {
  const { type } = command;
  if (type === 'FollowPlan') return true;
  if (type === 'AssignBerth' || type === 'UnassignBerth') return actor === 'system';
  return type === 'ApproveReservation' || type === 'FinishStay';
}

function isOpening(command: ReservationCommand): command is OpeningCommand {
  return command.type === 'RequestReservation' || command.type === 'BookInstantly' || command.type === 'CreateByMarina';
}
