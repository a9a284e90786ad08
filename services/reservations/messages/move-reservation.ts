import { RecordAtTill } from '../../../contracts/payments/commands.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler } from '../../platform/buses/buses.js';
import { localDate } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { compensated } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthPlacement } from '../berthing/berth-placement.js';
import { PlanAgreement } from '../berthing/plan-agreement.js';
import { decide } from '../domain/decide.js';
import type { ReservationCommand } from '../domain/reservation-command.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationRecord } from '../records/reservation-record.js';

/** Commands that change only the reservation. Boaters, staff, payments and deadlines send them. */
export type MovingCommand = Extract<
  ReservationCommand,
  {
    type:
      | 'AcceptPrice'
      | 'AcceptSuggestedDates'
      | 'LeaveGroup'
      | 'SetPayer'
      | 'CancelByBoater'
      | 'ReceivePayment'
      | 'ConfirmRefund'
      | 'RecordPayment'
      | 'UndoPayment'
      | 'WaiveDeposit'
      | 'RecordRefund'
      | 'MailReceipt'
      | 'ExpireWithoutMarinaResponse'
      | 'ExpireWithoutBoaterResponse'
      | 'ExpireUnpaid'
      | 'FinishStay'
      | 'ReopenStay'
      | 'FollowContract'
      | 'UnassignBerth'
      | 'AcceptBerthOffer'
      | 'DeclineBerthOffer'
      | 'ExpireBerthOffer'
      | 'WithdrawBerthOffer'
      | 'CloseSupplyAlert'
      | 'OfferTerms'
      | 'AcceptTerms'
      | 'DeclineTerms'
      | 'ExpireTermsOffer'
      | 'WithdrawTermsOffer';
  }
>;

export class MoveReservation extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly reservationId: string,
    readonly command: MovingCommand,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(MoveReservation)
export class MoveReservationHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
    private readonly facts: ReservationFacts,
    private readonly agreement: PlanAgreement,
    private readonly berths: BerthPlacement,
    private readonly locks: Locks,
  ) {}

  execute({ reservationId, command, context }: MoveReservation): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(reservationRecord, reservationId, async () => {
      // Both price the stay, including redeemed nights.
      const redeems = command.type === 'AcceptSuggestedDates' || command.type === 'OfferTerms';
      const found = await this.facts.find(reservationId, context, redeems ? 'looked_up' : 'left_out');
      if (isRefusal(found)) return found;
      const till = tillDayOf(command, found.state);
      const follows = command.type === 'AcceptSuggestedDates' && found.state.berth !== null;
      const receipt = await (follows
        ? this.acceptDates(command, found, context)
        : till === null
          ? this.decide(command, found, found.context, context)
          : this.atTill(till, command, found, context));
      if (!isRefusal(receipt) && found.state.berth !== null) await this.agreement.restore(reservationId, context);
      return receipt;
    });
  }

  private decide(
    command: MovingCommand,
    { id }: ReservationCase,
    facts: ReservationContext,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(reservationRecord, id, context, (state) => decide(command, state, facts));
  }

  private atTill(
    date: string,
    command: MovingCommand,
    found: ReservationCase,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const [opened] = found.state.statuses;
    const made = opened === undefined ? {} : { made_on: localDate(opened.created_at, found.marina.time_zone) };
    return this.commands.execute(
      new RecordAtTill({ marina_id: found.marina.id, date }, (is_day_closed) =>
        this.decide(command, found, { ...found.context, ...made, is_day_closed }, context),
      ),
    );
  }

  /** The plan first: the reservation then records the dates together with the berth that it keeps or loses. */
  private async acceptDates(
    command: Extract<MovingCommand, { type: 'AcceptSuggestedDates' }>,
    { id, state, context: facts }: ReservationCase,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const answered = await answeredBefore(this.streams, reservationRecord, id, context);
    if (answered !== null) return answered;
    const judged = decide(command, state, facts);
    if (isRefusal(judged)) return judged;
    const { vessel } = state;
    const wish = { reservation_id: id, vessel, ...command.dates, confirm_min_length: true };
    const chosen = await this.berths.choose(wish, context);
    const berth = isRefusal(chosen) ? null : chosen.choice;
    const receipt = await this.streams.execute(reservationRecord, id, context, (now) =>
      decide({ ...command, berth }, now, facts),
    );
    return isRefusal(chosen) ? receipt : compensated(receipt, chosen.undo);
  }
}

/** The day to which the money of this command belongs; null: it moves none at the counter. */
function tillDayOf(command: MovingCommand, state: ReservationState): string | null {
  switch (command.type) {
    case 'RecordPayment':
    case 'RecordRefund':
      return command.on;
    case 'UndoPayment':
      return state.payments[command.payment_no - 1]?.counter?.received_on ?? null;
    default:
      return null;
  }
}
