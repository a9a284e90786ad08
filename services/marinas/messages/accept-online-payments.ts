import { AcceptOnlinePayments } from '../../../contracts/marinas/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { MarinaSettings } from '../records/marina-settings.js';

@CommandHandler(AcceptOnlinePayments)
export class AcceptOnlinePaymentsHandler {
  constructor(private readonly settings: MarinaSettings) {}

  execute({ marina_id, accepts, context }: AcceptOnlinePayments): Promise<CommandReceipt | Refusal> {
    return this.settings.set({ type: 'AcceptOnlinePayments', accepts }, { ...context, marina_id });
  }
}
