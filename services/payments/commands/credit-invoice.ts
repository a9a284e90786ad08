import type { Issued } from '../../../contracts/payments/invoice.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { InvoiceDrawing } from '../records/invoice-drawing.js';

/** Issues a credit note for an invoice. */
export class CreditInvoice extends Command<Issued | Refusal> {
  constructor(
    readonly invoice_id: string,
    /** Minor units; null: all that is left. */
    readonly amount: number | null,
    readonly reason: string,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(CreditInvoice)
export class CreditInvoiceHandler {
  constructor(
    private readonly invoices: InvoiceLookup,
    private readonly drawing: InvoiceDrawing,
  ) {}

  async execute({ invoice_id, amount, reason, context }: CreditInvoice): Promise<Issued | Refusal> {
    const found = await this.invoices.find(context.marina_id, invoice_id);
    if (isRefusal(found)) return found;
    const credit_note_id = deriveId(context.command_id, 'credit-note');
    const command = { type: 'Credit' as const, credit_note_id, invoice_id, amount, reason };
    const marina = await this.invoices.marina(context.marina_id);
    return this.drawing.draw(found.reservation_id, credit_note_id, command, marina, context);
  }
}
