import { invoiceApi } from '../../../contracts/payments/api.js';
import { type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type SentFile, sentPdf } from '../../platform/http/sent-file.js';
import { InvoiceLinks } from '../links/invoice-links.js';
import { PrintedInvoices } from '../payments/printed-invoices.js';

/** The invoice that a signed link names, as a PDF. */
@Handles(invoiceApi.download)
export class DownloadInvoice {
  constructor(
    private readonly links: InvoiceLinks,
    private readonly printed: PrintedInvoices,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { token } }: ReceivedCall<typeof invoiceApi.download>): Promise<SentFile | Refusal> {
    const granted = await this.links.read(token);
    if (granted === null) return refuseFields({ path: 'token', code: 'linkInvalid' });
    if (this.clock.nowIso() >= granted.until) return refuse('forbidden', 'LINK_EXPIRED');
    const file = await this.printed.of(granted.marina_id, granted.invoice_id);
    return file === null ? refuse('not_found', 'NOT_FOUND') : sentPdf(file.number, file.bytes);
  }
}
