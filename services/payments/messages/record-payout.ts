import { Inject } from '@nestjs/common';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { decide } from '../domain/payout.js';
import { payoutRecord } from '../records/payout-record.js';

/** Records the provider's present state of a payout. True: something was new. */
export class RecordPayout extends Command<boolean> {
  constructor(
    readonly account_reference: string,
    readonly payout_reference: string,
  ) {
    super();
  }
}

/** Reads the state from the provider, because notifications are repeated and come out of order. */
@CommandHandler(RecordPayout)
export class RecordPayoutHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async execute({ account_reference, payout_reference }: RecordPayout): Promise<boolean> {
    const payout = await this.payments.getPayout(account_reference, payout_reference);
    if (payout === undefined) return false;
    const { marina_id, status, failure, arrives_on, currency, amount_minor, fee_minor } = payout;
    const entries = payout.entries.map(({ kind, reference, amount_minor: amount, fee_minor: fee }) => {
      return { kind, reference, amount, fee };
    });
    const figures = { amount: amount_minor, fee: fee_minor, currency };
    const report = { payout_reference, ...figures, arrives_on, entries, status, reason: failure };
    const context = systemContext(deriveId('record-payout', payout_reference, status), 'record-payout', marina_id);
    let found = false;
    await this.streams.execute(payoutRecord, deriveId('payout', payout_reference), context, (state) => {
      const events = decide(report, state, this.clock.nowIso());
      found = events.length > 0;
      return events;
    });
    return found;
  }
}
