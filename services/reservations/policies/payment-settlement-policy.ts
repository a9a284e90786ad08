import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import type { PaymentNotification } from '../../platform/payments/payment-provider.js';
import { LOGGER } from '../../platform/tokens.js';
import { GroupPayments } from '../groups/group-payments.js';
import { SettlePayment } from '../messages/settle-payment.js';

/** Records what the payment provider reports: payments on its page, and those that a crash kept off the record. */
@Injectable()
export class PaymentSettlementPolicy {
  constructor(
    private readonly commands: CommandBus,
    private readonly groups: GroupPayments,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async take(notification: PaymentNotification): Promise<void> {
    if (notification.kind === 'account' || notification.kind === 'payout') return;
    const { kind, status, provider_reference } = notification;
    if (kind === 'refund') {
      // The money is back with the marina, although the record says otherwise: a person must resolve it.
      const refund = notification.refund_reference;
      if (status === 'failed') this.logger.error({ provider_reference, refund }, 'a refund came back');
      return;
    }
    if (status !== 'succeeded') return;
    const { reservation_id } = notification.metadata;
    const settled = await this.commands.execute(new SettlePayment(provider_reference, notification.metadata));
    // A payment of an organiser for several boats names its group.
    const isNone = isRefusal(settled) && settled.code === 'NOT_FOUND';
    const answer: unknown = isNone ? await this.groups.settle(reservation_id, provider_reference) : settled;
    if (!isRefusal(answer) || answer.code === 'RESERVATION_PAYMENT_ALREADY_RECORDED') return;
    this.logger.warn({ provider_reference, reservation_id, code: answer.code }, 'a payment was not put on record');
  }
}
