import { Inject, Injectable } from '@nestjs/common';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { decide } from '../domain/decide.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { ReservationCase } from '../lookups/reservation-facts.js';

/** Money that the provider has already taken. */
export interface TakenMoney {
  /** Whole minor units. */
  readonly amount: number;
  readonly provider_reference: string;
  /** The requirements that the boater confirmed with the payment. */
  readonly confirmed_requirements?: readonly string[];
}

/** Records money that was taken; refunds at once what the reservation cannot use. */
@Injectable()
export class PaymentRecorder {
  constructor(
    private readonly streams: StreamRepository,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async record(found: ReservationCase, money: TakenMoney, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { amount, provider_reference } = money;
    // The boater's bank has transferred the money, so the rules for provider reports apply from here on.
    const facts = { ...found.context, actor: 'system' as const };
    const receipt = await this.streams.execute(reservationRecord, found.id, context, (state) =>
      decide({ type: 'ReceivePayment', ...money }, state, facts),
    );
    // The reservation was closed, paid or repriced in the meantime: only unrecorded money is refunded.
    if (isRefusal(receipt) && receipt.code !== 'RESERVATION_PAYMENT_ALREADY_RECORDED') {
      const id = deriveId(provider_reference, 'unwanted');
      await this.payments.refund({ id, provider_reference, amount_minor: amount });
    }
    return receipt;
  }
}
