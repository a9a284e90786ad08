import { counterApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(counterApi.recordRefund)
export class RecordRefund {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof counterApi.recordRefund>) {
    const { reservation_id, refund_no, method, reference, paid_on } = input;
    const money = { refund_no, method, reference: reference || null, on: paid_on };
    return this.commands.execute(new MoveReservation(reservation_id, { type: 'RecordRefund', ...money }, context));
  }
}
