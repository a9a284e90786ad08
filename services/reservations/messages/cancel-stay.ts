import { CancelStay } from '../../../contracts/reservations/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler } from '../../platform/buses/buses.js';
import { UpdateReservation } from './update-reservation.js';

@CommandHandler(CancelStay)
export class CancelStayHandler {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, context }: CancelStay): Promise<CommandReceipt | Refusal> {
    const { reservation_id, message, duplicate } = input;
    const payload = { reason: duplicate ? ('duplicate' as const) : ('full' as const), message, refundAmount: null };
    return this.commands.execute(new UpdateReservation({ reservation_id, action: 'CANCEL', payload }, null, context));
  }
}
