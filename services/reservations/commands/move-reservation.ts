import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/decide.js';
import type { ReservationCommand } from '../domain/reservation-command.js';
import { PlanAgreement } from '../berthing/plan-agreement.js';
import { reservationRecord } from '../records/reservation-record.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { ReservationMutex } from '../records/reservation-mutex.js';

/** Commands that change only the reservation. Boaters, staff, payments and deadlines send them. */
export type MovingCommand = Extract<
  ReservationCommand,
  {
    type:
      | 'AcceptPrice'
      | 'AcceptSuggestedDates'
      | 'CancelByBoater'
      | 'ReceivePayment'
      | 'ConfirmRefund'
      | 'ExpireWithoutMarinaResponse'
      | 'ExpireWithoutBoaterResponse'
      | 'ExpireUnpaid'
      | 'FinishStay'
      | 'UnassignBerth';
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
    private readonly facts: ReservationFacts,
    private readonly agreement: PlanAgreement,
    private readonly mutex: ReservationMutex,
  ) {}

  execute({ reservationId, command, context }: MoveReservation): Promise<CommandReceipt | Refusal> {
    return this.mutex.runExclusive(reservationId, async () => {
      const redeems = command.type === 'AcceptSuggestedDates'; // reprices the stay, including redeemed nights
      const found = await this.facts.find(reservationId, context, redeems ? 'looked_up' : 'left_out');
      if (isRefusal(found)) return found;
      const receipt = await this.streams.execute(reservationRecord, reservationId, context, (state) =>
        decide(command, state, found.context),
      );
      if (!isRefusal(receipt) && found.state.berth !== null) await this.agreement.restore(reservationId, context);
      return receipt;
    });
  }
}
