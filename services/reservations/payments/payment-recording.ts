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

/** Money that the provider has taken already. */
export interface TakenMoney {
  /** Whole minor units. */
  readonly amount: number;
  readonly provider_reference: string;
}

/** Puts money that was taken on record; what the reservation has no use for goes back at once. */
@Injectable()
export class PaymentRecording {
  constructor(
    private readonly streams: StreamRepository,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async record(
    found: ReservationCase,
    { amount, provider_reference }: TakenMoney,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    // The boater's bank has moved the money: from here on the provider reports, so the rules of reports apply.
    const facts = { ...found.context, actor: 'system' as const };
    const receipt = await this.streams.execute(reservationRecord, found.id, context, (state) =>
      decide({ type: 'ReceivePayment', amount, provider_reference }, state, facts),
    );
    // The reservation was closed, paid or priced anew in the meantime: only money that is on no record goes back.
    if (isRefusal(receipt) && receipt.code !== 'RESERVATION_PAYMENT_ALREADY_RECORDED') {
      const id = deriveId(provider_reference, 'unwanted');
      await this.payments.refund({ id, provider_reference, amount_minor: amount });
    }
    return receipt;
  }
}
