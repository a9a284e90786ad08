import { counterApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(counterApi.mailReceipt)
export class MailReceipt {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof counterApi.mailReceipt>) {
    const { reservation_id, payment_no } = input;
    return this.commands.execute(new MoveReservation(reservation_id, { type: 'MailReceipt', payment_no }, context));
  }
}
