import { reservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { UpdateReservation } from '../messages/update-reservation.js';

@Handles(reservationApi.updateMarinaMode)
export class UpdateEnteredStay {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof reservationApi.updateMarinaMode>) {
    return this.commands.execute(new UpdateReservation(input, 'MARINA', context));
  }
}
