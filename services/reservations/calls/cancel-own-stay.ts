import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(boaterReservationApi.cancel)
export class CancelOwnStay {
  constructor(private readonly commands: CommandBus) {}

  execute({ input: { reason }, boater, marinaContext: context }: ReceivedCall<typeof boaterReservationApi.cancel>) {
    const command = { type: 'CancelByBoater' as const, message: reason || null };
    return this.commands.execute(new MoveReservation(boater.reservation_id, command, context));
  }
}
