import { AcceptOnlinePayments } from '../../../contracts/marinas/commands.js';
import { paymentErrors } from '../../../contracts/payments/errors.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { accountRecord } from '../records/account-record.js';

/** Online payments may be switched off at any time, and on with an approved account. */
export class SetOnlinePayments extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly accepts: boolean,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(SetOnlinePayments)
export class SetOnlinePaymentsHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
  ) {}

  async execute({ accepts, context }: SetOnlinePayments): Promise<CommandReceipt | Refusal> {
    const { state } = await this.streams.load(accountRecord, context.marina_id);
    if (accepts && state.onboarding !== 'active') return refuse('conflict', paymentErrors.account_not_active);
    return this.commands.execute(new AcceptOnlinePayments(context.marina_id, accepts, context));
  }
}
