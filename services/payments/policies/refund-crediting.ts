import { Injectable } from '@nestjs/common';
import { type ReservationMoney, reservationMoneyOf } from '../../../contracts/reservations/events.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { leftOf } from '../domain/invoicing.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { InvoiceDrawing } from '../records/invoice-drawing.js';
import { invoicingRecord } from '../records/invoicing-record.js';

type Refunded = Extract<ReservationMoney, { type: 'RefundIssued' | 'CounterRefundPaid' }>;

/** Issues a credit note for money that went back after the invoice. */
@Injectable()
export class RefundCrediting implements Policy<Refunded> {
  readonly name = 'refund-crediting';
  readonly reactsTo = ['RefundIssued', 'CounterRefundPaid'] as const;

  constructor(
    private readonly streams: StreamRepository,
    private readonly invoices: InvoiceLookup,
    private readonly drawing: InvoiceDrawing,
  ) {}

  async handle(event: LoggedEvent<Refunded>): Promise<void> {
    const money = reservationMoneyOf(event);
    if (money === null) return;
    const reservation_id = recordIdOf(event.stream);
    const { refund_no, amount } = event.data;
    const { state } = await this.streams.load(invoicingRecord, reservation_id);
    const open = state.invoices.some((invoice) => leftOf(invoice) > 0);
    // One that was drawn up before a crash gets its number from the policy for numbers.
    if (!open || state.credited_refunds.includes(refund_no)) return;
    const context = inMarina(causedBy(event, this.name));
    const credit_note_id = deriveId(event.id, 'credit-note');
    const command = { type: 'CreditRefund' as const, credit_note_id, refund_no, amount };
    const marina = await this.invoices.marina(context.marina_id);
    const answer = await this.drawing.draw(reservation_id, credit_note_id, command, marina, context);
    if (isRefusal(answer)) throw new Error(`refund of ${event.stream} was not credited: ${answer.code}`);
  }
}
