import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { RequestReservation } from '../messages/request-reservation.js';

@Handles(boaterReservationApi.instantBook)
export class BookInstantly {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, sender: { address }, context }: ReceivedCall<typeof boaterReservationApi.instantBook>) {
    return this.commands.execute(new RequestReservation(input, true, context, address));
  }
}
