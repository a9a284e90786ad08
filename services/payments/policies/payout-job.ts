import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { type PaymentProvider, PaymentProviderUnavailableError } from '../../platform/payments/payment-provider.js';
import { LOGGER, PAYMENTS } from '../../platform/tokens.js';
import { RecordPayout } from '../messages/record-payout.js';
import { ReportAccount } from '../messages/report-account.js';
import { accountRecord } from '../records/account-record.js';
import { ReceiptVat } from '../records/receipt-vat.js';

/**
 * Asks the provider for payouts: the sandbox makes them then, and with others it makes up for lost notifications. It also
 * lets receipts follow a rate of VAT that changes on a date.
 */
@Injectable()
export class PayoutJob extends RecurringJob {
  protected readonly lease = 'payout-job';
  /** The hour in which a marina was last asked for, where the provider reports payouts itself. */
  private readonly asked = new Map<string, string>();

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly streams: StreamRepository,
    private readonly receipts: ReceiptVat,
    private readonly clock: Clock,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
    timers: JobTimers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    let changed = 0;
    for (const marina of await this.queries.execute(new ListMarinas())) {
      try {
        changed += await this.follow(marina);
      } catch (error) {
        if (error instanceof PaymentProviderUnavailableError) return changed;
        this.logger.error({ err: error, marina: marina.id }, 'payouts of a marina could not be recorded');
      }
    }
    return changed;
  }

  private async follow(marina: Marina): Promise<number> {
    const today = this.clock.today(marina.time_zone);
    const vat = await this.receipts.follow(marina.id, contextOf(marina.id, today));
    const { account_reference } = (await this.streams.load(accountRecord, marina.id)).state;
    if (account_reference === null || this.askedBefore(marina.id)) return Number(vat);
    let changed = Number(vat);
    for (const payout of await this.payments.recentPayouts(account_reference, today)) {
      if (await this.commands.execute(new RecordPayout(account_reference, payout))) changed += 1;
    }
    await this.commands.execute(new ReportAccount(account_reference));
    return changed;
  }

  private askedBefore(marina: string): boolean {
    if (!this.payments.reportsPayouts) return false;
    const hour = this.clock.nowIso().slice(0, 13);
    if (this.asked.get(marina) === hour) return true;
    this.asked.set(marina, hour);
    return false;
  }
}

function contextOf(marina_id: string, today: string) {
  return systemContext(deriveId('receipt-vat', marina_id, today), 'receipt-vat', marina_id);
}
