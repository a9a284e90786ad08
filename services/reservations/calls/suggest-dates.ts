import { reservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { UpdateReservation } from '../messages/update-reservation.js';

@Handles(reservationApi.suggestDates)
export class SuggestDates {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: { reservation_id, ...payload },
    marinaContext: context,
  }: ReceivedCall<typeof reservationApi.suggestDates>) {
    const action = { reservation_id, action: 'UPDATE_DATE' as const, payload };
    return this.commands.execute(new UpdateReservation(action, null, context));
  }
}
