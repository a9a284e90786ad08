import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(boaterReservationApi.declineTerms)
export class DeclineTerms {
  constructor(private readonly commands: CommandBus) {}

  execute({ boater, marinaContext: context }: ReceivedCall<typeof boaterReservationApi.declineTerms>) {
    return this.commands.execute(new MoveReservation(boater.reservation_id, { type: 'DeclineTerms' }, context));
  }
}
