import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(boaterReservationApi.acceptPrice)
export class AcceptPrice {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: { confirmed_requirements },
    boater,
    marinaContext: context,
  }: ReceivedCall<typeof boaterReservationApi.acceptPrice>) {
    const command = { type: 'AcceptPrice' as const, confirmed_requirements };
    return this.commands.execute(new MoveReservation(boater.reservation_id, command, context));
  }
}
