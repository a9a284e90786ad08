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
  return sale.lines.flatMap(({ kind, of, name, amount }): InvoiceLine[] => {
    if (!BY_NIGHT.includes(kind)) {
      const supply = kind === 'CUSTOM_SURCHARGE' ? 'SURCHARGES' : (CHARGES[of ?? ''] ?? 'FEES');
      return [lineOf({ kind, of, name, nights: null }, amount, vatOfSupply(rates, supply, last))];
    }
    const weights = parts.length === 1 ? [1] : parts.map(({ nights }) => nights);
    const amounts = shares(amount, weights);
    return parts.map(({ start_date, end_date, percent }, index) => {
      const nights = { start_date, end_date };
      return lineOf({ kind, of, name, nights }, amounts[index] ?? 0, percent);
    });
  });
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
}

/** Net amounts and VAT by rate, highest first; what has no VAT is one of them. */
export function vatByRate(lines: readonly Pick<InvoiceLine, 'amount' | 'vat' | 'vat_percent'>[]): VatOfRate[] {
  const percents = [...new Set(lines.map(({ vat_percent }) => vat_percent))].sort((one, other) => other - one);
  return percents.map((percent) => {
    const own = lines.filter(({ vat_percent }) => vat_percent === percent);
    const vat = own.reduce((sum, line) => sum + line.vat, 0);
    return { percent, vat, net: own.reduce((sum, line) => sum + line.amount, 0) - vat };
  });
}

export function totalOf(lines: readonly Pick<InvoiceLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

export function vatOf(lines: readonly Pick<InvoiceLine, 'vat'>[]): number {
  return lines.reduce((sum, { vat }) => sum + vat, 0);
}

function lineOf(
  { kind, of, name, nights }: Pick<InvoiceLine, 'kind' | 'of' | 'name' | 'nights'>,
  amount: number,
  vat_percent: number,
): InvoiceLine {
  // -0 is written as 0.
  return { kind, of, name, nights, amount: amount || 0, vat_percent, vat: vatInside(amount, vat_percent) || 0 };
}
