import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { RequestReservation } from '../messages/request-reservation.js';

@Handles(boaterReservationApi.request)
export class RequestStay {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, context }: ReceivedCall<typeof boaterReservationApi.request>) {
    return this.commands.execute(new RequestReservation(input, false, context));
  }
}
