import { counterApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(counterApi.waiveDeposit)
export class WaiveDeposit {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof counterApi.waiveDeposit>) {
    const { reservation_id, reason } = input;
    return this.commands.execute(
      new MoveReservation(reservation_id, { type: 'WaiveDeposit', reason: reason || null }, context),
    );
  }
}
