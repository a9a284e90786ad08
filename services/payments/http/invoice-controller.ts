import { Controller } from '@nestjs/common';
import { invoiceApi, payoutApi } from '../../../contracts/payments/api.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { SentFile } from '../../platform/http/sent-file.js';
import { CreditInvoice } from '../commands/credit-invoice.js';
import { IssueInvoice } from '../commands/issue-invoice.js';
import { MailInvoice } from '../commands/mail-invoice.js';
import { DownloadInvoice, LinkInvoice } from '../queries/link-invoice.js';
import { ListInvoices } from '../queries/list-invoices.js';
import { ListPayouts } from '../queries/list-payouts.js';
import { PreviewInvoice } from '../queries/preview-invoice.js';
import { ShowInvoicesOfReservation } from '../queries/show-invoices-of-reservation.js';

/** Invoices, and the list of payouts. */
@Controller()
export class InvoiceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(payoutApi.getall)
  payouts(@Input() input: RouteInput<typeof payoutApi.getall>, @MarinaId() marina: string) {
    return this.queries.execute(new ListPayouts(marina, input));
  }

  @Endpoint(invoiceApi.create)
  create(@Input() input: RouteInput<typeof invoiceApi.create>, @MarinaCommand() context: MarinaContext) {
    const { reservation_id, instalment, shown } = input;
    const seen = shown === null ? null : { total: toMinor(shown.total), vat: toMinor(shown.vat) };
    return this.commands.execute(new IssueInvoice(reservation_id, instalment, seen, context));
  }

  @Endpoint(invoiceApi.preview)
  preview(@Input() input: RouteInput<typeof invoiceApi.preview>, @MarinaId() marina: string) {
    return this.queries.execute(new PreviewInvoice(marina, input.reservation_id, input.instalment));
  }

  @Endpoint(invoiceApi.ofReservation)
  ofReservation(@Input() { reservation_id }: RouteInput<typeof invoiceApi.ofReservation>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowInvoicesOfReservation(marina, reservation_id));
  }

  @Endpoint(invoiceApi.credit)
  credit(@Input() input: RouteInput<typeof invoiceApi.credit>, @MarinaCommand() context: MarinaContext) {
    const { invoice_id, amount, reason } = input;
    const minor = amount === null ? null : toMinor(amount);
    return this.commands.execute(new CreditInvoice(invoice_id, minor, reason, context));
  }

  @Endpoint(invoiceApi.getall)
  getall(@Input() input: RouteInput<typeof invoiceApi.getall>, @MarinaId() marina: string) {
    return this.queries.execute(new ListInvoices(marina, input));
  }

  @Endpoint(invoiceApi.link)
  link(@Input() { invoice_id }: RouteInput<typeof invoiceApi.link>, @MarinaId() marina: string) {
    return this.queries.execute(new LinkInvoice(marina, invoice_id));
  }

  @Endpoint(invoiceApi.mail)
  mail(@Input() { invoice_id }: RouteInput<typeof invoiceApi.mail>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new MailInvoice(invoice_id, context));
  }

  @Endpoint(invoiceApi.download)
  async download(@Input() { token }: RouteInput<typeof invoiceApi.download>) {
    const file = await this.queries.execute(new DownloadInvoice(token));
    if (isRefusal(file)) return file;
    const { bytes, number } = file;
    const printed = { name: `${number}.pdf`, content_type: 'application/pdf', opens: 'in the browser' } as const;
    return new SentFile({ bytes, ...printed, cached: 'no-store' });
  }
}
