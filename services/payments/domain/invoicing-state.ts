import type { InvoiceLine, InvoicingEvent, InvoicingEventOf } from './invoicing-events.js';

/** An invoice of a stay. Amounts in minor units. */
export interface DrawnInvoice {
  readonly invoice_id: string;
  /** Its drawn-up event, from which its credit notes copy who and what they are for. */
  readonly data: InvoicingEventOf<'InvoiceDrawnUp'>['data'];
  readonly lines: readonly InvoiceLine[];
  /** Of each line, what is not credited yet. */
  readonly left: readonly number[];
  /** The VAT of each line that no credit note has given back yet. */
  readonly vat_left: readonly number[];
  /** Of each line, what is left and what staff credited by hand. */
  readonly taken: readonly number[];
}

/** The invoices of one reservation, oldest first, and the ids of their credit notes. */
export interface InvoicingState {
  readonly invoices: readonly DrawnInvoice[];
  readonly credit_notes: readonly string[];
}

export function initial(): InvoicingState {
  return { invoices: [], credit_notes: [] };
}

export function evolve(state: InvoicingState, event: InvoicingEvent): InvoicingState {
  switch (event.type) {
    case 'InvoiceDrawnUp': {
      const { invoice_id, lines } = event.data;
      const amounts = lines.map(({ amount }) => amount);
      const vat_left = lines.map(({ vat }) => vat);
      const drawn = { invoice_id, data: event.data, lines, left: amounts, vat_left, taken: amounts };
      return { ...state, invoices: [...state.invoices, drawn] };
    }
    case 'CreditNoteDrawnUp': {
      const { invoice_id, of_invoice_id } = event.data;
      const invoices = state.invoices.map((invoice) =>
        invoice.invoice_id === of_invoice_id ? credited(invoice, event.data) : invoice,
      );
      return { invoices, credit_notes: [...state.credit_notes, invoice_id] };
    }
    case 'InvoiceMailed':
      return state;
    default:
      return event satisfies never;
  }
}

function credited(invoice: DrawnInvoice, note: InvoicingEventOf<'CreditNoteDrawnUp'>['data']): DrawnInvoice {
  const less = (amounts: readonly number[]) =>
    amounts.map((amount, index) => amount + (note.lines[index]?.amount ?? 0));
  const byHand = note.refund_no === null && note.cause === undefined;
  const vat_left = invoice.vat_left.map((vat, index) => vat + (note.lines[index]?.vat ?? 0));
  return { ...invoice, left: less(invoice.left), vat_left, taken: byHand ? invoice.taken : less(invoice.taken) };
}

/** The invoices of which something is left, oldest first. */
export function openInvoices({ invoices }: InvoicingState): readonly DrawnInvoice[] {
  return invoices.filter((invoice) => leftOf(invoice) > 0);
}

/** What may still be credited, in minor units. */
export function leftOf({ left }: DrawnInvoice): number {
  return sumOf(left);
}

/** The sum of all invoices less their credit notes, in minor units. */
export function invoicedOf({ invoices }: InvoicingState): number {
  return sumOf(invoices.map(leftOf));
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
