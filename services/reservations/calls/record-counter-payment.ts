import { counterApi } from '../../../contracts/reservations/api.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(counterApi.recordPayment)
export class RecordCounterPayment {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof counterApi.recordPayment>) {
    const { reservation_id, amount, method, reference, received_on, mail_receipt } = input;
    const money = { amount: toMinor(amount), method, reference: reference || null, on: received_on };
    return this.commands.execute(
      new MoveReservation(reservation_id, { type: 'RecordPayment', ...money, mail_receipt }, context),
    );
  }
}
