import type { Language } from '../../../contracts/vocabulary/languages.js';
import { type Currency, toDecimal } from '../../../contracts/vocabulary/money.js';
import type { Cell, Rows } from '../../platform/spreadsheets/cell.js';
import { wordsOf } from '../../platform/words/words-of.js';
import type { InvoiceDocument } from '../projections/invoice-list.js';
import type { MoneyRow } from '../projections/money-rows.js';
import type { PayoutDocument } from '../projections/payout-list.js';
import { paymentCatalogues } from './invoice-page.js';

const words = wordsOf(paymentCatalogues);

/** The texts of a language, each looked up once: an export has thousands of rows with the same few. */
function textsIn(language: Language): (key: string) => string {
  const t = words(language);
  const known = new Map<string, string>();
  return (key) => {
    const text = known.get(key) ?? t(key);
    known.set(key, text);
    return text;
  };
}

/** What bookkeeping gets of some days. Amounts in minor units. */
export interface Booked {
  readonly currency: Currency;
  readonly invoices: readonly InvoiceDocument[];
  readonly payouts: readonly PayoutDocument[];
  readonly money: readonly (MoneyRow & { readonly day: string; readonly view_id: string })[];
}

/** The columns of the list of payouts. */
export function payoutRows({ money, currency }: Booked, language: Language): Rows {
  const t = textsIn(language);
  const titles = [
    'date',
    'reservation',
    'type',
    'amount',
    'currency',
    'processing_fee',
    'payment',
    'payout_id',
    'payout',
  ];
  const online = money.filter(({ method }) => method === 'ONLINE');
  return [
    titles.map((title) => t(`columns.${title}`)),
    ...online.map((row): Cell[] => [
      row.day,
      row.view_id,
      t(`types.${row.type}`),
      toDecimal(row.amount),
      currency,
      row.fee === null ? null : toDecimal(row.fee),
      t(row.type === 'REFUND' ? 'states.refunded' : 'states.succeeded'),
      row.payout_reference,
      row.payout_status === 'none' ? null : t(`states.${row.payout_status}`),
    ]),
  ];
}

const JOURNAL = [
  'date',
  'entry',
  'document',
  'reservation',
  'method',
  'amount',
  'currency',
  'vat_percent',
  'net',
  'vat',
  'processing_fee',
  'payout_id',
];

/** Each invoice once for every rate of VAT, then payments and refunds, then payouts with their fees. */
export function journalRows({ invoices, money, payouts, currency }: Booked, language: Language): Rows {
  const t = textsIn(language);
  return [
    JOURNAL.map((title) => t(`columns.${title}`)),
    ...invoices.flatMap((invoice) =>
      invoice.vat.map(({ percent, net, vat, passed_on }): Cell[] => [
        invoice.issued_on,
        t(invoice.kind === 'INVOICE' ? 'invoice' : 'credit_note'),
        invoice.number,
        invoice.view_id,
        null,
        toDecimal(net + vat),
        invoice.currency,
        // An amount that is passed on has no rate. That is not the rate of 0.
        passed_on === true ? null : percent,
        toDecimal(net),
        toDecimal(vat),
        null,
        null,
      ]),
    ),
    ...money.map((row): Cell[] => [
      row.day,
      t(`types.${row.type}`),
      null,
      row.view_id,
      t(`methods.${row.method}`),
      toDecimal(row.amount),
      currency,
      null,
      null,
      null,
      row.fee === null ? null : toDecimal(row.fee),
      row.payout_reference,
    ]),
    ...payouts.map((payout): Cell[] => [
      payout.arrives_on,
      t('columns.payout'),
      null,
      null,
      null,
      toDecimal(payout.amount),
      payout.currency,
      null,
      null,
      null,
      toDecimal(payout.fee),
      payout.payout_reference,
    ]),
  ];
}
