import { paymentErrors, paymentFieldErrors } from '../../../contracts/payments/errors.js';
import type { RateInUse } from '../../../contracts/payments/rules/vat.js';
import type { SaleOfStay } from '../../../contracts/reservations/queries.js';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { creditLines, invoiceLines, totalOf, vatOf } from './invoice-lines.js';
import type { CreditCause, InvoicingEvent } from './invoicing-events.js';
import { type DrawnInvoice, invoicedOf, type InvoicingState, leftOf, openInvoices } from './invoicing-state.js';
import { invoicePart } from './uninvoiced.js';

export { evolve, initial } from './invoicing-state.js';

interface When {
  readonly issued_on: string;
  readonly at: string;
}

type Costs = Pick<SaleOfStay, 'sold' | 'fell_through' | 'total' | 'refund_open'>;

interface Amounts {
  readonly total: number;
  readonly vat: number;
}

export type InvoicingCommand =
  | {
      type: 'Issue';
      invoice_id: string;
      sale: SaleOfStay;
      /** The number of the instalment that it is for; null: all that no invoice has taken. */
      instalment: number | null;
      rates: readonly RateInUse[];
      vat_number: string;
      /** The amounts that the sender saw, in minor units; null if they saw none. */
      shown: Amounts | null;
    }
  | {
      type: 'Credit';
      credit_note_id: string;
      invoice_id: string;
      /** Minor units; null: all that is left. */
      amount: number | null;
      reason: string | null;
    }
  /** Credits what was invoiced beyond what the stay costs now, up to what is left of one invoice. */
  | { type: 'Follow'; credit_note_id: string; sale: Costs; refund_no: number | null }
  | { type: 'Mail'; invoice_id: string };

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
      const known = state.invoices.some((invoice) => invoice.invoice_id === invoice_id);
      if (!known && !state.credit_notes.includes(invoice_id)) return notFound();
      return [{ type: 'InvoiceMailed', data: { invoice_id, at: when.at } }];
    }
    default:
      return command satisfies never;
  }
}

function issue(
  { invoice_id, sale, instalment: number, rates, vat_number, shown }: Extract<InvoicingCommand, { type: 'Issue' }>,
  state: InvoicingState,
  { issued_on, at }: When,
): readonly InvoicingEvent[] | Refusal {
  const part = invoicePart(state, sale, number);
  if (isRefusal(part)) return part;
  const lines = invoiceLines(part, rates);
  if (shown !== null && (shown.total !== part.total || shown.vat !== vatOf(lines))) {
    return refuse('conflict', paymentErrors.invoice_changed);
  }
  const { reservation_id, view_id, boater_id, language, boat, berth, start_date, end_date, currency } = sale;
  const stay = { reservation_id, view_id, boater_id, language, boat, berth, start_date, end_date, currency };
  const payer = sale.payer?.name ?? null;
  const address = sale.payer?.address ?? '';
  const where = address === '' ? {} : { payer_address: address };
  const { total, paid, instalment } = part;
  const data = { invoice_id, ...stay, issued_on, payer, lines, total, vat_number, paid, at };
  const of =
    instalment === null
      ? {}
      : { instalment: { number: instalment.number, of: instalment.of, due_on: instalment.due_on } };
  const how = sale.fell_through ? { fell_through: true as const } : {};
  return [{ type: 'InvoiceDrawnUp', data: { ...data, ...where, ...of, ...how } }];
}

function credit(
  { credit_note_id, invoice_id, amount, reason }: Extract<InvoicingCommand, { type: 'Credit' }>,
  state: InvoicingState,
  when: When,
): readonly InvoicingEvent[] | Refusal {
  if (state.credit_notes.includes(invoice_id)) return nothingToCredit();
  const invoice = state.invoices.find((known) => known.invoice_id === invoice_id);
  if (invoice === undefined) return notFound();
  const left = leftOf(invoice);
  if (left <= 0) return nothingToCredit();
  if (amount !== null && amount > left) {
    return refuseFields({ path: 'amount', code: paymentFieldErrors.credit_too_high });
  }
  return note(invoice, { credit_note_id, amount: amount ?? left, reason, refund_no: null }, when);
}

/**
 * Invoices together are never above what the stay costs: the price while it is booked, and what the marina keeps once it
 * fell through. The newest invoice is credited first. While a refund has not reached the boater, nothing is credited: the
 * note is drawn up with the refund. What earlier notes have covered, by hand or for another refund, is not credited again.
 */
function follow(
  { credit_note_id, sale, refund_no }: Extract<InvoicingCommand, { type: 'Follow' }>,
  state: InvoicingState,
  when: When,
): readonly InvoicingEvent[] | Refusal {
  const newest = openInvoices(state).at(-1);
  const above = !sale.sold || sale.refund_open ? 0 : invoicedOf(state) - Math.max(0, sale.total);
  if (newest === undefined || above <= 0) return nothingToCredit();
  const amount = Math.min(above, leftOf(newest));
  const cause = sale.fell_through ? ('FELL_THROUGH' as const) : ('COSTS_LESS' as const);
  const why = refund_no === null ? { refund_no, cause } : { refund_no };
  return note(newest, { credit_note_id, amount, reason: null, ...why }, when);
}

function note(
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
  const lines = creditLines(invoice.lines, invoice.left, invoice.vat_left, how.amount);
  const { paid: _paid, fell_through: _cancelled, ...same } = invoice.data;
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

function nothingToCredit(): Refusal {
  return refuse('conflict', paymentErrors.nothing_to_credit);
}
