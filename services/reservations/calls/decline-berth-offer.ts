import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(boaterReservationApi.declineBerth)
export class DeclineBerthOffer {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: { keep_place, reason },
    boater,
    marinaContext: context,
  }: ReceivedCall<typeof boaterReservationApi.declineBerth>) {
    const command = { type: 'DeclineBerthOffer' as const, keep_place, message: reason || null };
    return this.commands.execute(new MoveReservation(boater.reservation_id, command, context));
  }
}
