import type { MoneyMethod } from '../../../contracts/payments/vocabulary.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import type { Cell, Rows } from '../../platform/spreadsheets/cell.js';
import type { Booked } from './journal-rows.js';

/** The columns of a DATEV posting batch that are filled, by DATEV's names (docs/accounting-export.md). */
const TITLES = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Buchungstext',
  'Steuersatz',
];

/** Accounts of the chart SKR03. */
const DEBTORS = '10000';
const BANK = '1200';
const ONLINE_TRANSIT = '1361';
const FEES = '4970';
const MONEY: Readonly<Record<MoneyMethod, string>> = {
  CASH: '1000',
  CARD: '1360',
  TRANSFER: BANK,
  OTHER: '1590',
  ONLINE: ONLINE_TRANSIT,
};
/** Revenue that a rate of VAT is posted to; all other rates have the account of revenue taxed elsewhere. */
const REVENUE: Readonly<Record<number, string>> = { 19: '8400', 7: '8300', 0: '8200' };
const OTHER_REVENUE = '8320';
/** Taxes and other money that is passed on to others. */
const PASSED_ON = '1590';

/** A journal in columns of DATEV: amounts are positive, S (debit) or H (credit) is that of `Konto`. */
export function datevRows({ invoices, money, payouts, currency }: Booked): Rows {
  const posted = (
    minor: number,
    [account, contra]: readonly [string, string],
    [date, document, text]: readonly [string, string, string],
    percent: number | null = null,
  ): Cell[] => [
    decimalComma(Math.abs(minor)),
    minor < 0 ? 'H' : 'S',
    currency,
    account,
    contra,
    null,
    `${date.slice(8, 10)}${date.slice(5, 7)}`,
    document,
    text,
    percent === null ? null : String(percent).replace('.', ','),
  ];
  return [
    TITLES,
    ...invoices.flatMap(({ kind, number, view_id, issued_on, vat }) =>
      vat.map(({ percent, net, vat: tax, passed_on }) => {
        const text = `${kind === 'INVOICE' ? 'Rechnung' : 'Gutschrift'} ${view_id}`;
        const revenue = passed_on === true ? PASSED_ON : (REVENUE[percent] ?? OTHER_REVENUE);
        const rate = passed_on === true ? null : percent;
        return posted(net + tax, [DEBTORS, revenue], [issued_on, number ?? '', text], rate);
      }),
    ),
    ...money.map(({ amount, method, type, day, view_id }) => {
      const text = `${type === 'REFUND' ? 'Erstattung' : 'Zahlung'} ${view_id}`;
      return posted(amount, [MONEY[method], DEBTORS], [day, view_id, text]);
    }),
    ...payouts.flatMap(({ amount, fee, arrives_on, payout_reference }) => [
      posted(amount, [BANK, ONLINE_TRANSIT], [arrives_on, payout_reference, 'Auszahlung']),
      ...(fee === 0 ? [] : [posted(fee, [FEES, ONLINE_TRANSIT], [arrives_on, payout_reference, 'Gebühren'])]),
    ]),
  ];
}

function decimalComma(minor: number): string {
  return toDecimal(minor).toFixed(2).replace('.', ',');
}
