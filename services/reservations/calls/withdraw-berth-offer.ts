import { matchingApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MoveReservation } from '../messages/move-reservation.js';

@Handles(matchingApi.withdrawOffer)
export class WithdrawBerthOffer {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof matchingApi.withdrawOffer>) {
    const { reservation_id, skip_reason: reason, skip_reason_text = '' } = input;
    const command = { type: 'WithdrawBerthOffer' as const, reason, note: skip_reason_text || null };
    return this.commands.execute(new MoveReservation(reservation_id, command, context));
  }
}
