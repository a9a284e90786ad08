import { Inject } from '@nestjs/common';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { type MarinaContext, systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Locks } from '../../platform/leases/locks.js';
import type { PaymentMetadata, PaymentProvider } from '../../platform/payments/payment-provider.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { PaymentRecorder } from '../payments/payment-recorder.js';
import { reservationRecord } from '../records/reservation-record.js';

/** Settles a payment that the provider reports: one made on its page, or one whose record a crash prevented. */
export class SettlePayment extends Command<CommandReceipt | Refusal | null> {
  constructor(
    readonly provider_reference: string,
    readonly metadata: PaymentMetadata,
  ) {
    super();
  }
}

/** Reads the payment's state from the provider, because the notification may be outdated. */
@CommandHandler(SettlePayment)
export class SettlePaymentHandler {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly locks: Locks,
    private readonly recording: PaymentRecorder,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  /** Null if there is nothing to record. */
  execute({ provider_reference, metadata }: SettlePayment): Promise<CommandReceipt | Refusal | null> {
    const { reservation_id, marina_id } = metadata;
    return this.locks.exclusively(reservationRecord, reservation_id, async () => {
      const payment = await this.payments.getPayment(provider_reference);
      // A refunded payment was unwanted; a repeated notification must not count it as new money.
      if (payment?.status !== 'succeeded' || payment.refunded_minor > 0) return null;
      const context = contextOf(provider_reference, marina_id);
      const found = await this.facts.find(reservation_id, context, 'left_out');
      // A payment of another installation that shares the account: not ours to refund.
      if (isRefusal(found)) return found;
      return this.recording.record(found, { amount: payment.amount_minor, provider_reference }, context);
    });
  }
}

function contextOf(provider_reference: string, marina_id: string): MarinaContext {
  return systemContext(deriveId('settle-payment', provider_reference), 'settle-payment', marina_id);
}
