import { reservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { TakeDates } from '../messages/take-dates.js';

@Handles(reservationApi.acceptDatesForBoater)
export class AcceptDatesForBoater {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: { reservation_id, ...dates },
    marinaContext: context,
  }: ReceivedCall<typeof reservationApi.acceptDatesForBoater>) {
    return this.commands.execute(new TakeDates(reservation_id, dates, context));
  }
}
