import { invoiceApi } from '../../../contracts/payments/api.js';
import type { InvoiceDraft } from '../../../contracts/payments/invoice.js';
import { FindSale } from '../../../contracts/reservations/queries.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { invoiceLines, vatOf } from '../domain/invoice-lines.js';
import { invoicePart } from '../domain/uninvoiced.js';
import { billedSale } from '../domain/billed-sale.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { VatLookup } from '../lookups/vat-of-marina.js';
import { invoicingRecord } from '../records/invoicing-record.js';

/** What an invoice would have on it if it was issued now. */
@Handles(invoiceApi.preview)
export class PreviewInvoice {
  constructor(
    private readonly streams: StreamRepository,
    private readonly invoices: InvoiceLookup,
    private readonly vat: VatLookup,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof invoiceApi.preview>): Promise<InvoiceDraft | Refusal> {
    const { reservation_id } = input;
    const sale = await this.queries.execute(new FindSale({ marina_id, reservation_id }));
    if (sale === null) return refuse('not_found', 'NOT_FOUND');
    const { state } = await this.streams.load(invoicingRecord, reservation_id);
    const part = invoicePart(state, sale, input.instalment);
    if (isRefusal(part)) return part;
    const { rates, unconfirmed_berth_percent } = await this.vat.of(await this.invoices.marina(marina_id));
    const lines = invoiceLines(part, rates);
    const { view_id, payer, currency } = billedSale(sale);
    const { instalment } = part;
    return {
      payer: payer?.name ?? null,
      view_id,
      instalment:
        instalment === null ? null : { number: instalment.number, of: instalment.of, due_on: instalment.due_on },
      lines: lines.map((line) => ({ ...line, amount: toDecimal(line.amount), vat: toDecimal(line.vat) })),
      total: toDecimal(part.total),
      vat: toDecimal(vatOf(lines)),
      paid: toDecimal(part.paid),
      currency,
      unconfirmed_berth_percent: lines.some(({ nights }) => nights !== null) ? unconfirmed_berth_percent : null,
    };
  }
}
