import { reservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CreateReservation } from '../messages/create-reservation.js';

@Handles(reservationApi.create)
export class EnterReservation {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof reservationApi.create>) {
    return this.commands.execute(new CreateReservation(input, context));
  }
}
