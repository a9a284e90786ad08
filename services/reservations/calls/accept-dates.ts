import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(boaterReservationApi.acceptDates)
export class AcceptDates {
  constructor(private readonly commands: CommandBus) {}

  execute({ input: dates, boater, marinaContext: context }: ReceivedCall<typeof boaterReservationApi.acceptDates>) {
    const command = { type: 'AcceptSuggestedDates' as const, dates };
    return this.commands.execute(new MoveReservation(boater.reservation_id, command, context));
  }
}
