import { invoiceApi } from '../../../contracts/payments/api.js';
import type { Issued } from '../../../contracts/payments/invoice.js';
import { FindSale } from '../../../contracts/reservations/queries.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { billedSale } from '../domain/billed-sale.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { VatLookup } from '../lookups/vat-of-marina.js';
import { InvoiceIssuer } from '../records/invoice-issuer.js';

/** Issues the invoice of a stay, or of an instalment of its contract. */
@Handles(invoiceApi.create)
export class IssueInvoice {
  constructor(
    private readonly invoices: InvoiceLookup,
    private readonly vat: VatLookup,
    private readonly drawing: InvoiceIssuer,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input, marinaContext: context }: ReceivedCall<typeof invoiceApi.create>): Promise<Issued | Refusal> {
    const { reservation_id, instalment } = input;
    const shown = input.shown && { total: toMinor(input.shown.total), vat: toMinor(input.shown.vat) };
    const { marina_id } = context;
    const sale = await this.queries.execute(new FindSale({ marina_id, reservation_id }));
    if (sale === null) return refuse('not_found', 'NOT_FOUND');
    const marina = await this.invoices.marina(marina_id);
    const invoice_id = deriveId(context.command_id, 'invoice');
    const { rates, vat_number } = await this.vat.of(marina);
    const command = {
      type: 'Issue' as const,
      invoice_id,
      sale: billedSale(sale),
      instalment,
      shown,
      rates,
      vat_number,
    };
    return this.drawing.draw(reservation_id, invoice_id, command, marina, context);
  }
}
