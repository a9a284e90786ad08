import { folded } from '../../../contracts/vocabulary/folded-text.js';
import type { InvoiceKind } from '../../../contracts/payments/vocabulary.js';
import type { Currency } from '../../../contracts/vocabulary/money.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { VatOfRate } from '../domain/invoice-lines.js';
import { vatByRate } from '../domain/invoice-lines.js';
import type { BookEvent, InvoicedInstalment, InvoicingEvent } from '../domain/invoicing-events.js';
import { bookRecord, invoicingRecord } from '../records/invoicing-record.js';

/** An invoice or credit note. Amounts in minor units; a credit note has negative ones. */
export interface InvoiceDocument {
  marina_id: string;
  kind: InvoiceKind;
  /** Null for the moment between drawing up and numbering. */
  number: string | null;
  issued_on: string;
  reservation_id: string;
  view_id: string;
  boater_id: string;
  /** Null once the boater was erased. */
  payer: string | null;
  total: number;
  vat: VatOfRate[];
  /** Of an invoice: what is not credited. */
  left: number;
  currency: Currency;
  of_invoice_id: string | null;
  /** The instalment of a contract that it is for; null: the stay, or the rest of it. */
  instalment: InvoicedInstalment | null;
  mailed_at: string | null;
  /** Numbers and name, folded. */
  search: string;
}

type Event = InvoicingEvent | BookEvent;

export const invoiceList: Projection<InvoiceDocument> = {
  name: 'invoices',
  version: 3,
  indexes: [
    { fields: ['marina_id', 'number'] },
    { fields: ['marina_id', 'issued_on'] },
    { fields: ['marina_id', 'reservation_id'] },
    { fields: ['boater_id'] },
  ],
  documentIds: (logged) => {
    const event = eventOf(logged);
    if (event === null) return [];
    const { invoice_id } = event.data;
    return event.type === 'CreditNoteDrawnUp' ? [invoice_id, event.data.of_invoice_id] : [invoice_id];
  },
  apply: (document, logged, id) => {
    const event = eventOf(logged);
    const { marina_id } = logged.metadata;
    if (event === null || marina_id === null) return undefined;
    switch (event.type) {
      case 'InvoiceDrawnUp':
      case 'CreditNoteDrawnUp':
        if (id !== event.data.invoice_id) return document && { ...document, left: document.left + event.data.total };
        return drawnUp(marina_id, event);
      case 'InvoiceNumbered':
        return document && searchable({ ...document, number: event.data.number });
      case 'InvoiceMailed':
        return document && { ...document, mailed_at: event.data.at };
      default:
        return event satisfies never;
    }
  },
  personal: { field: 'boater_id', forget: (document) => searchable({ ...document, payer: null }) },
};

function eventOf({ stream, type, data }: LoggedEvent): Event | null {
  const ours = stream.startsWith(invoicingRecord.prefix) || stream.startsWith(bookRecord.prefix);
  return ours ? ({ type, data } as Event) : null;
}

function drawnUp(
  marina_id: string,
  event: Extract<InvoicingEvent, { type: 'InvoiceDrawnUp' | 'CreditNoteDrawnUp' }>,
): InvoiceDocument {
  const { issued_on, reservation_id, view_id, boater_id, payer, total, currency, lines } = event.data;
  const credit = event.type === 'CreditNoteDrawnUp';
  return searchable({
    marina_id,
    kind: credit ? 'CREDIT_NOTE' : 'INVOICE',
    number: null,
    issued_on,
    reservation_id,
    view_id,
    boater_id,
    payer,
    total,
    vat: vatByRate(lines),
    left: credit ? 0 : total,
    currency,
    of_invoice_id: credit ? event.data.of_invoice_id : null,
    instalment: event.data.instalment ?? null,
    mailed_at: null,
    search: '',
  });
}

function searchable(document: InvoiceDocument): InvoiceDocument {
  const { number, view_id, payer } = document;
  return { ...document, search: folded(`${number ?? ''} ${view_id} ${payer ?? ''}`) };
}
