import { Injectable } from '@nestjs/common';
import { FindSale } from '../../../contracts/reservations/queries.js';
import { FindMailFoot } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { causedBy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import type { InvoicingEventOf } from '../domain/invoicing-events.js';
import { billedSale } from '../domain/billed-sale.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { invoiceMail } from '../mail/invoice-mail.js';
import { PrintedInvoices } from '../payments/printed-invoices.js';

type Mailed = Pick<InvoicingEventOf<'InvoiceMailed'>, 'type' | 'data'>;

/** Mails boaters their invoices and credit notes, in the language in which these were drawn up. */
@Injectable()
export class InvoiceMails extends MailPolicy<Mailed> {
  readonly name = 'invoice-mails';
  readonly reactsTo = ['InvoiceMailed'] as const;

  constructor(
    mailing: Mailing,
    private readonly printed: PrintedInvoices,
    private readonly invoices: InvoiceLookup,
    private readonly queries: QueryBus,
  ) {
    super(mailing);
  }

  protected async letter(event: LoggedEvent<Mailed>): Promise<Letter | null> {
    const { marina_id } = inMarina(causedBy(event, this.name));
    const reservation_id = recordIdOf(event.stream);
    const found = await this.queries.execute(new FindSale({ marina_id, reservation_id }));
    const sale = found === null ? null : billedSale(found);
    const file = await this.printed.of(marina_id, event.data.invoice_id);
    // The boater was erased.
    if (sale?.payer == null || sale.payer.email === '') return null;
    if (file === null) throw new Error(`invoice ${event.data.invoice_id} has no number yet`);
    const marina = await this.invoices.marina(marina_id);
    const { language } = file;
    return {
      marina_id,
      person_id: sale.boater_id,
      to: sale.payer.email,
      language,
      attachments: [{ name: `${file.number}.pdf`, content_type: 'application/pdf', bytes: file.bytes }],
      ...invoiceMail({
        language,
        name: sale.payer.name,
        marina: marina.name,
        foot: await this.queries.execute(new FindMailFoot({ marina_id, language })),
        page: file.page,
        is_credit: file.is_credit,
        number: file.number,
        stay: sale.view_id,
      }),
    };
  }
}
