import { invoiceApi } from '../../../contracts/payments/api.js';
import { paymentErrors } from '../../../contracts/payments/errors.js';
import { FindSale } from '../../../contracts/reservations/queries.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/invoicing.js';
import { billedSale } from '../domain/billed-sale.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { invoicingRecord } from '../records/invoicing-record.js';

/** Asks for an invoice to be mailed; a policy sends it. */
@Handles(invoiceApi.mail)
export class MailInvoice {
  constructor(
    private readonly invoices: InvoiceLookup,
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { invoice_id },
    marinaContext: context,
  }: ReceivedCall<typeof invoiceApi.mail>): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const found = await this.invoices.find(marina_id, invoice_id);
    if (isRefusal(found)) return found;
    const { reservation_id } = found;
    const sale = await this.queries.execute(new FindSale({ marina_id, reservation_id }));
    const payer = sale === null ? null : billedSale(sale).payer;
    if (payer === null || payer.email === '') return refuse('conflict', paymentErrors.no_email);
    const when = { issued_on: found.issued_on, at: this.clock.nowIso() };
    return this.streams.execute(invoicingRecord, reservation_id, context, (state) =>
      decide({ type: 'Mail', invoice_id }, state, when),
    );
  }
}
