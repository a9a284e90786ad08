import { AcceptOnlinePayments } from '../../../contracts/marinas/commands.js';
import { paymentSettingApi } from '../../../contracts/payments/api.js';
import { paymentErrors } from '../../../contracts/payments/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { accountRecord } from '../records/account-record.js';

/** Online payments may be switched off at any time, and on with an approved account. */
@Handles(paymentSettingApi.update)
export class SetOnlinePayments {
  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
  ) {}

  async execute({
    input,
    marinaContext: context,
  }: ReceivedCall<typeof paymentSettingApi.update>): Promise<CommandReceipt | Refusal> {
    const { accepts_online_payments: accepts } = input;
    const { state } = await this.streams.load(accountRecord, context.marina_id);
    if (accepts && state.onboarding !== 'active') return refuse('conflict', paymentErrors.account_not_active);
    return this.commands.execute(new AcceptOnlinePayments(context.marina_id, accepts, context));
  }
}
