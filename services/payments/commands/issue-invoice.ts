import type { Issued } from '../../../contracts/payments/invoice.js';
import { FindSale } from '../../../contracts/reservations/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { VatLookup } from '../lookups/vat-of-marina.js';
import { InvoiceDrawing } from '../records/invoice-drawing.js';

/** Issues the invoice of a stay, or of an instalment of its contract. */
export class IssueInvoice extends Command<Issued | Refusal> {
  constructor(
    readonly reservation_id: string,
    /** Null: all that no invoice has taken. */
    readonly instalment: number | null,
    /** The amounts that the sender saw, in minor units; null if they saw none. */
    readonly shown: { readonly total: number; readonly vat: number } | null,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(IssueInvoice)
export class IssueInvoiceHandler {
  constructor(
    private readonly invoices: InvoiceLookup,
    private readonly vat: VatLookup,
    private readonly drawing: InvoiceDrawing,
    private readonly queries: QueryBus,
  ) {}

  async execute({ reservation_id, instalment, shown, context }: IssueInvoice): Promise<Issued | Refusal> {
    const { marina_id } = context;
    const sale = await this.queries.execute(new FindSale({ marina_id, reservation_id }));
    if (sale === null) return refuse('not_found', 'NOT_FOUND');
    const marina = await this.invoices.marina(marina_id);
    const invoice_id = deriveId(context.command_id, 'invoice');
    const { rates, vat_number } = await this.vat.of(marina);
    const command = { type: 'Issue' as const, invoice_id, sale, instalment, shown, rates, vat_number };
    return this.drawing.draw(reservation_id, invoice_id, command, marina, context);
  }
}
