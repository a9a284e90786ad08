import type { SaleLine } from '../../../contracts/reservations/queries.js';
import {
  lastDayOf,
  partsByVat,
  type RateInUse,
  shares,
  vatInside,
  vatOfSupply,
} from '../../../contracts/payments/rules/vat.js';
import type { Supply } from '../../../contracts/payments/vocabulary.js';
import type { InvoiceLine } from './invoicing-events.js';

interface Sale {
  readonly start_date: string;
  readonly end_date: string;
  readonly lines: readonly SaleLine[];
}

const CHARGES: Readonly<Record<string, Supply>> = { harbor_dues: 'HARBOR_DUES', taxes: 'TAXES', fees: 'FEES' };
const BY_NIGHT: readonly SaleLine['kind'][] = ['NIGHTS', 'DISCOUNT', 'REDEEMED_NIGHTS', 'POINTS'];

/**
 * The lines of an invoice, with the VAT that their amounts include. Nights, and what is taken off them, are supplied night
 * by night: where the rate changes during the stay, such a line is divided. All else is supplied with the last night.
 */
export function invoiceLines(sale: Sale, rates: readonly RateInUse[]): InvoiceLine[] {
  const parts = partsByVat(rates, sale);
  const last = lastDayOf(sale);
  return sale.lines.flatMap(({ kind, of, name, amount, charge, vat_percent: own }): InvoiceLine[] => {
    if (!BY_NIGHT.includes(kind)) {
      const known = charge === undefined ? {} : { charge };
      const parts = { kind, of, name, nights: null, ...known };
      if (own === null) return [lineOf({ ...parts, passed_on: true }, amount, 0)];
      const percent = own ?? vatOfSupply(rates, supplyOf({ kind, of, charge }), last);
      return [lineOf(parts, amount, percent)];
    }
    const weights = parts.length === 1 ? [1] : parts.map(({ nights }) => nights);
    const amounts = shares(amount, weights);
    return parts.map(({ start_date, end_date, percent }, index) => {
      const nights = { start_date, end_date };
      return lineOf({ kind, of, name, nights }, amounts[index] ?? 0, percent);
    });
  });
}

/** What a charge supplies; surcharges of lists that do not say have a supply of their own. */
function supplyOf({
  kind,
  of,
  charge,
}: Pick<SaleLine, 'kind' | 'of'> & { readonly charge: SaleLine['charge'] }): Supply {
  if (kind !== 'CUSTOM_SURCHARGE') return CHARGES[of ?? ''] ?? 'FEES';
  return CHARGES[charge ?? ''] ?? 'SURCHARGES';
}

/**
 * The lines of a credit note over a part of an invoice: every line gives back the same share of what is left of it, and
 * the VAT that is left of it beyond the VAT of what remains. So the VAT of all notes together is the VAT of the invoice,
 * also where an earlier note rounded the VAT of its own amounts.
 * @param left of each line, in minor units; `amount` is at most their sum
 * @param vatLeft of each line, what no note has given back of its VAT
 */
export function creditLines(
  lines: readonly InvoiceLine[],
  left: readonly number[],
  vatLeft: readonly number[],
  amount: number,
): InvoiceLine[] {
  const given = shares(amount, left);
  return lines.map((line, index) => {
    const back = -(given[index] ?? 0);
    const after = (left[index] ?? 0) + back;
    const vat = between(vatInside(after, line.vat_percent) - (vatLeft[index] ?? 0), 0, back);
    return { ...lineOf(line, back, line.vat_percent), vat: vat || 0 };
  });
}

/** The VAT of a line is between nothing and the whole of its amount, whichever sign that has. */
function between(vat: number, one: number, other: number): number {
  return Math.min(Math.max(vat, Math.min(one, other)), Math.max(one, other));
}

export interface VatOfRate {
  readonly percent: number;
  readonly net: number;
  readonly vat: number;
  /** What is passed on to others: it is in no rate. */
  readonly passed_on?: true | undefined;
}

/**
 * Net amounts and VAT by rate, highest first; what has a rate of 0 is one of them. Last is what is passed on without VAT,
 * which is not the marina's turnover.
 */
export function vatByRate(
  lines: readonly Pick<InvoiceLine, 'amount' | 'vat' | 'vat_percent' | 'passed_on'>[],
): VatOfRate[] {
  const [passed, taxed] = [true, false].map((on) => lines.filter(({ passed_on = false }) => passed_on === on));
  const percents = [...new Set((taxed ?? []).map(({ vat_percent }) => vat_percent))].sort((one, other) => other - one);
  const rates = percents.map((percent) => {
    const own = (taxed ?? []).filter(({ vat_percent }) => vat_percent === percent);
    const vat = own.reduce((sum, line) => sum + line.vat, 0);
    return { percent, vat, net: totalOf(own) - vat };
  });
  if (passed === undefined || passed.length === 0) return rates;
  return [...rates, { percent: 0, vat: 0, net: totalOf(passed), passed_on: true }];
}

export function totalOf(lines: readonly Pick<InvoiceLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

export function vatOf(lines: readonly Pick<InvoiceLine, 'vat'>[]): number {
  return lines.reduce((sum, { vat }) => sum + vat, 0);
}

function lineOf(
  {
    kind,
    of,
    name,
    nights,
    charge,
    passed_on,
  }: Pick<InvoiceLine, 'kind' | 'of' | 'name' | 'nights' | 'charge' | 'passed_on'>,
  amount: number,
  vat_percent: number,
): InvoiceLine {
  // -0 is written as 0.
  const books = { ...(charge === undefined ? {} : { charge }), ...(passed_on === undefined ? {} : { passed_on }) };
  const vat = vatInside(amount, vat_percent) || 0;
  return { kind, of, name, nights, amount: amount || 0, vat_percent, vat, ...books };
}
