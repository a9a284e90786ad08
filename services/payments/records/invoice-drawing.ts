import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { Issued } from '../../../contracts/payments/invoice.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { EventLog, isUnreadable } from '../../platform/event-sourcing/event-log.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { decide, type InvoicingCommand } from '../domain/invoicing.js';
import type { InvoicingEvent } from '../domain/invoicing-events.js';
import { type DrawnUp, InvoiceNumbering } from './invoice-numbering.js';
import { invoicingRecord } from './invoicing-record.js';

/** Draws up an invoice or a credit note and gives it its number. */
@Injectable()
export class InvoiceDrawing {
  constructor(
    private readonly streams: StreamRepository,
    private readonly log: EventLog,
    private readonly numbering: InvoiceNumbering,
    private readonly clock: Clock,
  ) {}

  async draw(
    reservation_id: string,
    invoice_id: string,
    command: InvoicingCommand,
    marina: Marina,
    context: MarinaContext,
  ): Promise<Issued | Refusal> {
    const when = { issued_on: this.clock.today(marina.time_zone), at: this.clock.nowIso() };
    const receipt = await this.streams.execute(invoicingRecord, reservation_id, context, (state) =>
      decide(command, state, when),
    );
    if (isRefusal(receipt)) return receipt;
    crashPoint('invoice.before_number');
    const drawn = await this.drawnUp(reservation_id, invoice_id, { from: receipt.revision, limit: 1 });
    if (drawn === null) throw new Error(`invoice ${invoice_id} was not drawn up`);
    const number = await this.numbering.numberOf(drawn, context);
    return isRefusal(number) ? number : { ...receipt, invoice_id, number };
  }

  /**
   * The invoice as it was drawn up; null if the reservation has none with this id.
   * @param where the revision of its event, if that is known; default: all events are read
   */
  async drawnUp(
    reservation_id: string,
    invoice_id: string,
    where: { readonly from?: number; readonly limit?: number } = {},
  ): Promise<DrawnUp | null> {
    const { from, limit } = where;
    for await (const logged of this.log.stream(invoicingRecord.streamOf(reservation_id), from, limit)) {
      if (isUnreadable(logged)) throw logged.error;
      const { type, data } = { type: logged.type, data: logged.data } as InvoicingEvent;
      if (type !== 'InvoiceMailed' && data.invoice_id === invoice_id) return data;
    }
    return null;
  }
}
