import { Inject } from '@nestjs/common';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { type MarinaContext, systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { decide } from '../domain/account.js';
import { accountRecord } from '../records/account-record.js';

/** Records the provider's present state of an account, which a notification, a visit or the job gave a reason to ask for. */
export class ReportAccount extends Command<void> {
  constructor(readonly account_reference: string) {
    super();
  }
}

@CommandHandler(ReportAccount)
export class ReportAccountHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async execute({ account_reference }: ReportAccount): Promise<void> {
    const account = await this.payments.getAccount(account_reference);
    // An account of another installation that shares the provider's keys.
    if (account === undefined) return;
    const { marina_id, status, business_name, bank, steps } = account;
    const reported = { status, business_name, bank, steps: [...steps] };
    const command = { type: 'ReportAccount' as const, account_reference, reported };
    const { revision } = await this.streams.load(accountRecord, marina_id);
    await this.streams.execute(accountRecord, marina_id, contextOf(marina_id, revision ?? -1), (state) =>
      decide(command, state, this.clock.nowIso()),
    );
  }
}

/** One report at most follows a revision; the next reading of the account finds what it misses. */
function contextOf(marina_id: string, revision: number): MarinaContext {
  return systemContext(deriveId('report-account', marina_id, revision), 'report-account', marina_id);
}
