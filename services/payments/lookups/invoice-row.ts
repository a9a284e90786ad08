import type { InvoiceRow } from '../../../contracts/payments/invoice.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { InvoiceDocument } from '../projections/invoice-list.js';

/** @param numbers of invoices by their ids, for those that are credited */
export function invoiceRow(
  document: Document<InvoiceDocument>,
  numbers: ReadonlyMap<string, string | null>,
): InvoiceRow {
  const { _id: id, number, kind, issued_on, reservation_id, view_id, payer, total, vat, left, currency } = document;
  return {
    id,
    number: number ?? '',
    kind,
    issued_on,
    reservation_id,
    view_id,
    payer,
    total: toDecimal(total),
    vat: toDecimal(vat.reduce((sum, rate) => sum + rate.vat, 0)),
    left: toDecimal(left),
    currency,
    instalment: document.instalment,
    of_number: numbers.get(document.of_invoice_id ?? '') ?? null,
    mailed_at: document.mailed_at,
  };
}
