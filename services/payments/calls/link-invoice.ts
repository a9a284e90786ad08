import type * as z from 'zod';
import { invoiceApi } from '../../../contracts/payments/api.js';
import { invoiceCalls } from '../../../contracts/payments/calls.js';
import type { attachmentLink } from '../../../contracts/reservations/attachments.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { InvoiceLinks } from '../links/invoice-links.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';

/** Long enough to open an invoice and print it. */
const LINK_MINUTES = 5;

type Link = z.output<typeof attachmentLink>;

/** A short-lived link to an invoice. */
@Handles(invoiceApi.link)
export class LinkInvoice {
  constructor(
    private readonly invoices: InvoiceLookup,
    private readonly links: InvoiceLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { invoice_id }, marina_id }: ReceivedCall<typeof invoiceApi.link>): Promise<Link | Refusal> {
    const found = await this.invoices.find(marina_id, invoice_id);
    if (isRefusal(found)) return found;
    const expires_at = new Date(this.clock.now().getTime() + LINK_MINUTES * 60_000).toISOString();
    const token = await this.links.tokenFor({ marina_id, invoice_id, until: expires_at });
    return { url: `${invoiceCalls.download.path}?token=${token}`, expires_at };
  }
}
