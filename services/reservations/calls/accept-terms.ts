import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(boaterReservationApi.acceptTerms)
export class AcceptTerms {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: { confirmed_requirements },
    boater,
    marinaContext: context,
  }: ReceivedCall<typeof boaterReservationApi.acceptTerms>) {
    const command = { type: 'AcceptTerms' as const, confirmed_requirements };
    return this.commands.execute(new MoveReservation(boater.reservation_id, command, context));
  }
}
