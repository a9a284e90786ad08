import { paymentErrors } from '../../../contracts/payments/errors.js';
import { shares } from '../../../contracts/payments/rules/vat.js';
import type { SaleInstalment, SaleLine, SaleOfStay } from '../../../contracts/reservations/queries.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { type DrawnInvoice, type InvoicingState, leftOf, openInvoices, sumOf } from './invoicing-state.js';

/** What the next invoice of a stay is for. Amounts in minor units. */
export interface InvoicePart {
  readonly instalment: SaleInstalment | null;
  /** The nights that it is for, `[start_date, end_date)`. */
  readonly start_date: string;
  readonly end_date: string;
  readonly lines: readonly SaleLine[];
  readonly total: number;
  readonly paid: number;
}

/** The lines of a stay's price less what its open invoices took of them, and their sum. */
interface Rest {
  readonly lines: readonly SaleLine[];
  readonly total: number;
}

/**
 * What no invoice has taken. An open invoice takes what is left of it and what staff credited by hand: that was given up,
 * and is not invoiced again. What a credit note took off because the stay costs less is not taken any more.
 */
function restOf(state: InvoicingState, sale: Pick<SaleOfStay, 'lines' | 'total'>): Rest {
  const lines = sale.lines.map((line) => ({ ...line }));
  for (const invoice of openInvoices(state)) {
    for (const [index, { kind, of, name, charge, passed_on }] of invoice.lines.entries()) {
      const amount = -(invoice.taken[index] ?? 0);
      const same = lines.find((line) => line.kind === kind && line.of === of);
      const books = { ...(charge === undefined ? {} : { charge }), ...(passed_on ? { vat_percent: null } : {}) };
      if (same === undefined) lines.push({ kind, of, name, amount, ...books });
      else same.amount += amount;
    }
  }
  return { lines, total: sumOf(lines.map(({ amount }) => amount)) };
}

/** The open invoice of an instalment, or undefined. */
export function invoiceOfInstalment(state: InvoicingState, number: number): DrawnInvoice | undefined {
  return openInvoices(state).find(({ data }) => data.instalment?.number === number);
}

/**
 * What an invoice would be for.
 * @param number of the instalment; null: all that no invoice has taken
 */
export function invoicePart(state: InvoicingState, sale: SaleOfStay, number: number | null): InvoicePart | Refusal {
  if (!sale.sold || sale.total <= 0) return refuse('conflict', paymentErrors.nothing_to_invoice);
  const rest = restOf(state, sale);
  return number === null ? restPart(state, sale, rest) : instalmentPart(state, sale, rest, number);
}

/** An instalment takes the same share of every line, and at most what no invoice has taken. */
function instalmentPart(state: InvoicingState, sale: SaleOfStay, rest: Rest, number: number): InvoicePart | Refusal {
  const instalment = sale.instalments.find((one) => one.number === number);
  if (instalment === undefined) return refuse('not_found', 'NOT_FOUND');
  if (!instalment.is_due) return refuse('conflict', paymentErrors.instalment_not_due);
  const total = Math.min(instalment.amount, rest.total);
  if (total <= 0 || invoiceOfInstalment(state, number) !== undefined) {
    return refuse('conflict', paymentErrors.invoice_exists);
  }
  const amounts = shares(
    total,
    rest.lines.map(({ amount }) => amount),
  );
  const lines = rest.lines.map((line, index) => ({ ...line, amount: amounts[index] ?? 0 }));
  const { start_date, end_date, paid } = instalment;
  return { instalment, start_date, end_date, lines: named(lines), total, paid: Math.min(paid, total) };
}

function restPart(state: InvoicingState, sale: SaleOfStay, rest: Rest): InvoicePart | Refusal {
  const open = openInvoices(state);
  if (rest.total <= 0) return refuse('conflict', paymentErrors.invoice_exists);
  const first = sale.instalments.find(({ number }) => invoiceOfInstalment(state, number) === undefined);
  const start_date = open.length === 0 ? sale.start_date : (first?.start_date ?? sale.start_date);
  const paid = Math.min(rest.total, Math.max(0, sale.paid - sumOf(open.map((invoice) => paidOf(invoice, sale)))));
  const lines = open.length === 0 ? rest.lines : named(rest.lines);
  return { instalment: null, start_date, end_date: sale.end_date, lines, total: rest.total, paid };
}

/** What of the money of a stay covers an open invoice. */
function paidOf(invoice: DrawnInvoice, sale: SaleOfStay): number {
  const instalment = sale.instalments.find(({ number }) => number === invoice.data.instalment?.number);
  return instalment?.paid ?? leftOf(invoice);
}

const named = (lines: readonly SaleLine[]): SaleLine[] => lines.filter(({ amount }) => amount !== 0);
