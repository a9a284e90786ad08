import { invoiceApi } from '../../../contracts/payments/api.js';
import type { Issued } from '../../../contracts/payments/invoice.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { InvoiceIssuer } from '../records/invoice-issuer.js';

/** Issues a credit note for an invoice. */
@Handles(invoiceApi.credit)
export class CreditInvoice {
  constructor(
    private readonly invoices: InvoiceLookup,
    private readonly drawing: InvoiceIssuer,
  ) {}

  async execute({ input, marinaContext: context }: ReceivedCall<typeof invoiceApi.credit>): Promise<Issued | Refusal> {
    const { invoice_id, reason } = input;
    // Null: all that is left.
    const amount = input.amount === null ? null : toMinor(input.amount);
    const found = await this.invoices.find(context.marina_id, invoice_id);
    if (isRefusal(found)) return found;
    const credit_note_id = deriveId(context.command_id, 'credit-note');
    const command = { type: 'Credit' as const, credit_note_id, invoice_id, amount, reason };
    const marina = await this.invoices.marina(context.marina_id);
    return this.drawing.draw(found.reservation_id, credit_note_id, command, marina, context);
  }
}
