import { Injectable } from '@nestjs/common';
import { CommandBus } from '../../platform/buses/buses.js';
import type { PaymentListener } from '../../platform/payments/payment-listeners.js';
import type { PaymentNotification } from '../../platform/payments/payment-provider.js';
import { RecordPayout } from '../messages/record-payout.js';
import { ReportAccount } from '../messages/report-account.js';

/** Records what the provider reports of accounts and payouts. */
@Injectable()
export class PayoutListener implements PaymentListener {
  constructor(private readonly commands: CommandBus) {}

  async take(notification: PaymentNotification): Promise<void> {
    if (notification.kind === 'account') {
      await this.commands.execute(new ReportAccount(notification.account_reference));
    } else if (notification.kind === 'payout') {
      const { account_reference, payout_reference } = notification;
      await this.commands.execute(new RecordPayout(account_reference, payout_reference));
    }
  }
}
