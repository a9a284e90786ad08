import type * as z from 'zod';
import { invoiceCalls } from '../../../contracts/payments/calls.js';
import type { attachmentLink } from '../../../contracts/reservations/attachments.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { InvoiceLinks } from '../links/invoice-links.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { PrintedInvoices } from '../payments/printed-invoices.js';

/** Long enough to open an invoice and print it. */
const LINK_MINUTES = 5;

type Link = z.output<typeof attachmentLink>;

/** A short-lived link to an invoice. */
export class LinkInvoice extends Query<Link | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly invoice_id: string,
  ) {
    super();
  }
}

@QueryHandler(LinkInvoice)
export class LinkInvoiceHandler {
  constructor(
    private readonly invoices: InvoiceLookup,
    private readonly links: InvoiceLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id, invoice_id }: LinkInvoice): Promise<Link | Refusal> {
    const found = await this.invoices.find(marina_id, invoice_id);
    if (isRefusal(found)) return found;
    const expires_at = new Date(this.clock.now().getTime() + LINK_MINUTES * 60_000).toISOString();
    const token = await this.links.tokenFor({ marina_id, invoice_id, until: expires_at });
    return { url: `${invoiceCalls.download.path}?token=${token}`, expires_at };
  }
}

export interface InvoiceFile {
  /** Without `.pdf`. */
  readonly number: string;
  readonly bytes: Buffer;
}

/** The invoice that a signed link names, as a PDF. */
export class DownloadInvoice extends Query<InvoiceFile | Refusal> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(DownloadInvoice)
export class DownloadInvoiceHandler {
  constructor(
    private readonly links: InvoiceLinks,
    private readonly printed: PrintedInvoices,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: DownloadInvoice): Promise<InvoiceFile | Refusal> {
    const granted = await this.links.read(token);
    if (granted === null) return refuseFields({ path: 'token', code: 'linkInvalid' });
    if (this.clock.nowIso() >= granted.until) return refuse('forbidden', 'LINK_EXPIRED');
    const file = await this.printed.of(granted.marina_id, granted.invoice_id);
    return file ?? refuse('not_found', 'NOT_FOUND');
  }
}
