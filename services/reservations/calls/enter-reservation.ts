import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CreateReservation } from '../messages/create-reservation.js';

@Handles(reservationApi.create)
export class EnterReservation {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, staff, marinaContext: context }: ReceivedCall<typeof reservationApi.create>) {
    const mayAddHolders = mayWriteCustomer(staff.principal, 'RESIDENT', 'create');
    return this.commands.execute(new CreateReservation(input, context, { mayAddHolders }));
  }
}
