import { Inject } from '@nestjs/common';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { paymentSettingApi } from '../../../contracts/payments/api.js';
import { paymentErrors } from '../../../contracts/payments/errors.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { type PaymentProvider, PaymentProviderUnavailableError } from '../../platform/payments/payment-provider.js';
import { BANK_REFUSED_CODE } from '../../platform/payments/payout-provider.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { decide } from '../domain/account.js';
import { ReportAccount } from '../messages/report-account.js';
import { accountRecord } from '../records/account-record.js';

/** Sends the provider another bank account; only what may be shown of it is stored. */
@Handles(paymentSettingApi.iban)
export class ChangeBank {
  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly locks: Locks,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async execute({
    input: { data, password },
    marinaContext: sent,
    staff: { user_id },
  }: ReceivedCall<typeof paymentSettingApi.iban>): Promise<CommandReceipt | Refusal> {
    const { iban } = data;
    if (!(await this.queries.execute(new PasswordMatches({ user_id, password })))) {
      return refuseFields({ path: 'password', code: 'passwordWrong' });
    }
    // The log keeps a short hash of a command's input, by which a password could be guessed fast. This one has none.
    const command_hash = deriveId('change bank', shown(iban).country, shown(iban).last4).slice(0, 16);
    const context = { ...sent, command_hash };
    return this.locks.exclusively(accountRecord, context.marina_id, () => this.change(iban, context));
  }

  /** One at a time: the account that is shown is the one that the provider was sent last. */
  private async change(iban: string, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const answered = await answeredBefore(this.streams, accountRecord, marina_id, context);
    if (answered !== null) return answered;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const { state } = await this.streams.load(accountRecord, marina_id);
    const { account_reference } = state;
    if (marina === null || account_reference === null) return refuse('conflict', paymentErrors.account_not_started);
    const { currency } = marina.marina_settings;
    try {
      const changed = await this.payments.setBank({ id: context.command_id, account_reference, currency, iban });
      if (isRefusal(changed)) {
        return changed.code === BANK_REFUSED_CODE ? refuse('conflict', paymentErrors.bank_refused) : changed;
      }
    } catch (error) {
      if (!(error instanceof PaymentProviderUnavailableError)) throw error;
      return refuse('unavailable', paymentErrors.provider_unavailable);
    }
    const bank = shown(iban);
    const receipt = await this.streams.execute(accountRecord, marina_id, context, (before) =>
      decide({ type: 'ChangeBank', bank }, before, this.clock.nowIso()),
    );
    if (!isRefusal(receipt)) await this.commands.execute(new ReportAccount(account_reference));
    return receipt;
  }
}

/** The parts of an IBAN that may be stored. */
function shown(iban: string): { country: string; last4: string } {
  return { country: iban.slice(0, 2), last4: iban.slice(-4) };
}
