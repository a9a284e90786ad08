import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { Issued } from '../../../contracts/payments/invoice.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { EventLog, isUnreadable } from '../../platform/event-sourcing/event-log.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { decide, type InvoicingCommand } from '../domain/invoicing.js';
import { type DrawnUp, type DrawnUpEvent, InvoiceNumbers, isNumberedLongAgo } from './invoice-numbers.js';
import { invoicingRecord } from './invoicing-record.js';

/** Draws up an invoice or a credit note and gives it its number. */
@Injectable()
export class InvoiceIssuer {
  constructor(
    private readonly streams: StreamRepository,
    private readonly log: EventLog,
    private readonly numbering: InvoiceNumbers,
    private readonly clock: Clock,
  ) {}

  async draw(
    reservation_id: string,
    invoice_id: string,
    command: InvoicingCommand,
    marina: Pick<Marina, 'time_zone'>,
    context: MarinaContext,
  ): Promise<Issued | Refusal> {
    const when = { issued_on: this.clock.today(marina.time_zone), at: this.clock.nowIso() };
    const receipt = await this.streams.execute(invoicingRecord, reservation_id, context, (state) =>
      decide(command, state, when),
    );
    if (isRefusal(receipt)) return receipt;
    crashPoint('invoice.before_number');
    // Whoever draws up an invoice may be slower than whoever draws up the next one, or may have died before its number.
    // Those before it get their numbers first, so that the numbers follow the order of drawing up.
    for await (const drawn of this.drawnUpIn(reservation_id)) {
      const number = await this.numbering.numberOf(drawn);
      if (drawn.data.invoice_id === invoice_id) return isRefusal(number) ? number : { ...receipt, invoice_id, number };
      if (isRefusal(number) && !isNumberedLongAgo(number)) return number;
    }
    throw new Error(`invoice ${invoice_id} was not drawn up`);
  }

  /** The invoice as it was drawn up; null if the reservation has none with this id. */
  async drawnUp(reservation_id: string, invoice_id: string): Promise<DrawnUp | null> {
    for await (const { data } of this.drawnUpIn(reservation_id)) if (data.invoice_id === invoice_id) return data;
    return null;
  }

  /** The invoices and credit notes of the reservation, in the order in which they were drawn up. */
  private async *drawnUpIn(reservation_id: string): AsyncIterable<LoggedEvent<DrawnUpEvent>> {
    for await (const logged of this.log.recentStream(invoicingRecord.streamOf(reservation_id))) {
      if (isUnreadable(logged)) throw logged.error;
      if (isDrawnUp(logged)) yield logged;
    }
  }
}

function isDrawnUp(event: LoggedEvent): event is LoggedEvent<DrawnUpEvent> {
  return event.type === 'InvoiceDrawnUp' || event.type === 'CreditNoteDrawnUp';
}
