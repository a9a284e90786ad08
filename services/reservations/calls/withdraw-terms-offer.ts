import { reservationPriceApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(reservationPriceApi.withdrawTerms)
export class WithdrawTermsOffer {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: { reservation_id },
    marinaContext: context,
  }: ReceivedCall<typeof reservationPriceApi.withdrawTerms>) {
    return this.commands.execute(new MoveReservation(reservation_id, { type: 'WithdrawTermsOffer' }, context));
  }
}
