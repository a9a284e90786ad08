import { paymentErrors } from '../../../contracts/payments/errors.js';
import { FindSale } from '../../../contracts/reservations/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/invoicing.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { invoicingRecord } from '../records/invoicing-record.js';

/** Asks for an invoice to be mailed; a policy sends it. */
export class MailInvoice extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly invoice_id: string,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(MailInvoice)
export class MailInvoiceHandler {
  constructor(
    private readonly invoices: InvoiceLookup,
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ invoice_id, context }: MailInvoice): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const found = await this.invoices.find(marina_id, invoice_id);
    if (isRefusal(found)) return found;
    const { reservation_id } = found;
    const sale = await this.queries.execute(new FindSale({ marina_id, reservation_id }));
    if (sale?.payer == null || sale.payer.email === '') return refuse('conflict', paymentErrors.no_email);
    const when = { issued_on: found.issued_on, at: this.clock.nowIso() };
    return this.streams.execute(invoicingRecord, reservation_id, context, (state) =>
      decide({ type: 'Mail', invoice_id }, state, when),
    );
  }
}
