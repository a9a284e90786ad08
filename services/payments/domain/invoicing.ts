import { paymentErrors, paymentFieldErrors } from '../../../contracts/payments/errors.js';
import type { RateInUse } from '../../../contracts/payments/rules/vat.js';
import type { SaleOfStay } from '../../../contracts/reservations/queries.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { creditLines, invoiceLines, totalOf } from './invoice-lines.js';
import type { CreditCause, InvoiceLine, InvoicingEvent, InvoicingEventOf } from './invoicing-events.js';

export interface DrawnInvoice {
  readonly invoice_id: string;
  readonly kind: 'INVOICE' | 'CREDIT_NOTE';
  readonly lines: readonly InvoiceLine[];
  /** Of each line of an invoice, what is not credited yet, in minor units. */
  readonly left: readonly number[];
}

/** The invoices of one reservation. */
export interface InvoicingState {
  readonly invoices: readonly DrawnInvoice[];
  /** The drawn-up event of the newest invoice, from which its credit notes copy who and what they are for. */
  readonly newest: InvoicingEventOf<'InvoiceDrawnUp'>['data'] | null;
}

interface When {
  readonly issued_on: string;
  readonly at: string;
}

type Costs = Pick<SaleOfStay, 'sold' | 'fell_through' | 'total' | 'refund_open'>;

export type InvoicingCommand =
  | { type: 'Issue'; invoice_id: string; sale: SaleOfStay; rates: readonly RateInUse[]; vat_number: string }
  | {
      type: 'Credit';
      credit_note_id: string;
      invoice_id: string;
      /** Minor units; null: all that is left. */
      amount: number | null;
      reason: string | null;
    }
  /** Credits what was invoiced beyond what the stay costs now. */
  | { type: 'Follow'; credit_note_id: string; sale: Costs; refund_no: number | null }
  | { type: 'Mail'; invoice_id: string };

export function initial(): InvoicingState {
  return { invoices: [], newest: null };
}

export function evolve(state: InvoicingState, event: InvoicingEvent): InvoicingState {
  switch (event.type) {
    case 'InvoiceDrawnUp': {
      const { invoice_id, lines } = event.data;
      const drawn = { invoice_id, kind: 'INVOICE' as const, lines, left: lines.map(({ amount }) => amount) };
      return { ...state, newest: event.data, invoices: [...state.invoices, drawn] };
    }
    case 'CreditNoteDrawnUp': {
      const { invoice_id, of_invoice_id, lines } = event.data;
      const credited = state.invoices.map((invoice) =>
        invoice.invoice_id === of_invoice_id
          ? { ...invoice, left: invoice.left.map((amount, index) => amount + (lines[index]?.amount ?? 0)) }
          : invoice,
      );
      const note = { invoice_id, kind: 'CREDIT_NOTE' as const, lines, left: [] };
      return { ...state, invoices: [...credited, note] };
    }
    case 'InvoiceMailed':
      return state;
    default:
      return event satisfies never;
  }
}

export function decide(
  command: InvoicingCommand,
  state: InvoicingState,
  when: When,
): readonly InvoicingEvent[] | Refusal {
  switch (command.type) {
    case 'Issue':
      return issue(command, state, when);
    case 'Credit':
      return credit(command, state, when);
    case 'Follow':
      return follow(command, state, when);
    case 'Mail': {
      const { invoice_id } = command;
      if (!state.invoices.some((invoice) => invoice.invoice_id === invoice_id)) return notFound();
      return [{ type: 'InvoiceMailed', data: { invoice_id, at: when.at } }];
    }
    default:
      return command satisfies never;
  }
}

/** The invoice of which something is left; there is at most one. */
export function openInvoice({ invoices }: InvoicingState): DrawnInvoice | undefined {
  return invoices.find((invoice) => leftOf(invoice) > 0);
}

/** What may still be credited, in minor units. */
export function leftOf({ left }: DrawnInvoice): number {
  return left.reduce((sum, amount) => sum + amount, 0);
}

function issue(
  { invoice_id, sale, rates, vat_number }: Extract<InvoicingCommand, { type: 'Issue' }>,
  state: InvoicingState,
  { issued_on, at }: When,
): readonly InvoicingEvent[] | Refusal {
  if (openInvoice(state) !== undefined) return refuse('conflict', paymentErrors.invoice_exists);
  if (!sale.sold || sale.total <= 0) return refuse('conflict', paymentErrors.nothing_to_invoice);
  const lines = invoiceLines(sale, rates);
  const total = totalOf(lines);
  const paid = Math.min(sale.paid, total);
  const { reservation_id, view_id, boater_id, language, boat, berth, start_date, end_date, currency } = sale;
  const how = sale.fell_through ? { fell_through: true as const } : {};
  const stay = { reservation_id, view_id, boater_id, language, boat, berth, start_date, end_date, currency };
  const payer = sale.payer?.name ?? null;
  const data = { invoice_id, ...stay, issued_on, payer, lines, total, vat_number, paid, ...how, at };
  return [{ type: 'InvoiceDrawnUp', data }];
}

function credit(
  { credit_note_id, invoice_id, amount, reason }: Extract<InvoicingCommand, { type: 'Credit' }>,
  state: InvoicingState,
  when: When,
): readonly InvoicingEvent[] | Refusal {
  const invoice = state.invoices.find((known) => known.invoice_id === invoice_id);
  if (invoice === undefined) return notFound();
  const left = leftOf(invoice);
  if (invoice.kind === 'CREDIT_NOTE' || left <= 0) return refuse('conflict', paymentErrors.nothing_to_credit);
  if (amount !== null && amount > left) {
    return refuseFields({ path: 'amount', code: paymentFieldErrors.credit_too_high });
  }
  return note(state, invoice, { credit_note_id, amount: amount ?? left, reason, refund_no: null }, when);
}

/**
 * An invoice is never above what the stay costs: the price while it is booked, and what the marina keeps once it fell
 * through. While a refund has not reached the boater, nothing is credited: the note is drawn up with the refund. What
 * earlier notes have covered, by hand or for another refund, is not credited again.
 */
function follow(
  { credit_note_id, sale, refund_no }: Extract<InvoicingCommand, { type: 'Follow' }>,
  state: InvoicingState,
  when: When,
): readonly InvoicingEvent[] | Refusal {
  const open = openInvoice(state);
  const amount = open === undefined || !sale.sold || sale.refund_open ? 0 : leftOf(open) - Math.max(0, sale.total);
  if (open === undefined || amount <= 0) return refuse('conflict', paymentErrors.nothing_to_credit);
  const cause = sale.fell_through ? ('FELL_THROUGH' as const) : ('COSTS_LESS' as const);
  const why = refund_no === null ? { refund_no, cause } : { refund_no };
  return note(state, open, { credit_note_id, amount, reason: null, ...why }, when);
}

function note(
  { newest }: InvoicingState,
  invoice: DrawnInvoice,
  how: {
    credit_note_id: string;
    amount: number;
    reason: string | null;
    refund_no: number | null;
    cause?: CreditCause;
  },
  { issued_on, at }: When,
): readonly InvoicingEvent[] {
  if (newest === null) return [];
  const lines = creditLines(invoice.lines, invoice.left, how.amount);
  const { paid: _paid, fell_through: _cancelled, ...same } = newest;
  const { credit_note_id, reason, refund_no, cause } = how;
  const of = { invoice_id: credit_note_id, of_invoice_id: invoice.invoice_id, reason, refund_no };
  const caused = cause === undefined ? {} : { cause };
  return [
    { type: 'CreditNoteDrawnUp', data: { ...same, ...of, ...caused, issued_on, lines, total: totalOf(lines), at } },
  ];
}

function notFound(): Refusal {
  return refuse('not_found', paymentErrors.invoice_not_found);
}
