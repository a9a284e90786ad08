import { Injectable } from '@nestjs/common';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { FindPostalAddress } from '../../../contracts/marinas/queries.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { invoiceList } from '../projections/invoice-list.js';
import { InvoiceIssuer } from '../records/invoice-issuer.js';
import { type InvoicePage, invoicePage, printInvoice } from './invoice-page.js';

interface PrintedInvoice {
  readonly number: string;
  readonly language: Language;
  readonly is_credit: boolean;
  readonly page: InvoicePage;
  readonly bytes: Buffer;
}

/** Invoices as they were issued, as PDFs. */
@Injectable()
export class PrintedInvoices {
  constructor(
    private readonly invoices: InvoiceLookup,
    private readonly drawing: InvoiceIssuer,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  /** Null if the marina has no such invoice, or it has no number yet. */
  async of(marina_id: string, invoice_id: string): Promise<PrintedInvoice | null> {
    const found = await this.invoices.find(marina_id, invoice_id);
    if (isRefusal(found) || found.number === null) return null;
    const drawn = await this.drawing.drawnUp(found.reservation_id, invoice_id);
    if (drawn === null) return null;
    const marina = await this.invoices.marina(marina_id);
    const of_number = await this.numberOf(found.of_invoice_id);
    const { number } = found;
    const { name, time_zone } = marina;
    const address = await this.queries.execute(new FindPostalAddress(marina_id));
    const invoice = { drawn, number, of_number, marina: name, address, time_zone };
    const page = invoicePage(invoice);
    return {
      number,
      language: drawn.language,
      is_credit: found.of_invoice_id !== null,
      page,
      bytes: await printInvoice(invoice, page),
    };
  }

  private async numberOf(invoice_id: string | null): Promise<string | null> {
    if (invoice_id === null) return null;
    return (await this.projections.model(invoiceList).get(invoice_id))?.number ?? null;
  }
}
