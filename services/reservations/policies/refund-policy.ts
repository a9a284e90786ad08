import { Inject, Injectable } from '@nestjs/common';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { PAYMENTS } from '../../platform/tokens.js';
import type { ReservationEventOf } from '../domain/events/reservation-event.js';
import { MoveReservation } from '../messages/move-reservation.js';
import { reservationRecord } from '../records/reservation-record.js';

type RefundRequested = { type: 'RefundRequested'; data: ReservationEventOf<'RefundRequested'>['data'] };

/** Refunds money through the provider, split over the payments it came from, and records each refund. */
@Injectable()
export class RefundPolicy implements Policy<RefundRequested> {
  readonly name = 'refunding';
  readonly reactsTo = ['RefundRequested'] as const;

  constructor(
    private readonly commands: CommandBus,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async handle(event: LoggedEvent<RefundRequested>): Promise<void> {
    if (event.data.at_counter) return; // staff pay it out
    const references: string[] = [];
    for (const part of event.data.parts) {
      const refund = await this.payments.refund({
        id: deriveId(event.id, part.provider_reference),
        provider_reference: part.provider_reference,
        amount_minor: part.amount,
      });
      // Throwing parks the event and shows it to administrators: a refused refund needs a person.
      if (isRefusal(refund)) throw new Error(`refund of ${event.stream} refused: ${refund.code}`);
      if (refund.status === 'failed') throw new Error(`refund of ${event.stream} failed at the provider`);
      references.push(refund.refund_reference);
    }
    crashPoint('refund.before_record');
    const command = {
      type: 'ConfirmRefund' as const,
      refund_no: event.data.refund_no,
      provider_reference: references.join(' '),
    };
    const reservationId = reservationRecord.idOf(event.stream);
    await this.commands.execute(new MoveReservation(reservationId, command, inMarina(causedBy(event, this.name))));
  }
}
