import { vatInside } from '../../../contracts/payments/rules/vat.js';
import type { NeighbourStay, QuoteLine } from '../../../contracts/pricing/quote-lines.js';
import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { percentOf } from '../../../contracts/vocabulary/money.js';
import type { WorkedOutPrice } from './calculate-price.js';
import { vatOf, type VatPercents } from './list-charges.js';
import type { Stay } from './night-prices.js';
import { hasNights, nightsOfStay } from './stay-nights.js';
import type { StoredPlan } from './stored-plan.js';

/** The lines of a worked-out price, in minor units; they add up to its total. */
export function quoteLines(
  { price, nights: priced, charges, discounts }: WorkedOutPrice,
  vat: VatPercents,
): QuoteLine[] {
  if (priced === null) return [];
  const lines = new Map<string, QuoteLine>();
  for (const { tier, first, amount } of priced.spans) {
    const name = priced.nights[first]?.name ?? null;
    const key = `${tier} ${name ?? ''} ${String(amount)}`;
    const known = lines.get(key);
    lines.set(key, {
      rule: 'NIGHTS',
      name,
      quantity: (known?.quantity ?? 0) + 1,
      unit: tier,
      unit_price: amount,
      percent: null,
      kind: 'nights',
      vat_percent: vat.nights,
      amount: (known?.amount ?? 0) + amount,
    });
  }
  const off = percentOf(price.nights_total ?? 0, discounts.percent);
  const names = discounts.fitting.flatMap(({ applied, name }) => (applied && name !== null ? [name] : []));
  const discount: QuoteLine = {
    rule: 'DISCOUNT',
    name: names.length === 0 ? null : names.join(', '),
    quantity: 1,
    unit: 'stay',
    unit_price: null,
    percent: discounts.percent,
    kind: 'nights',
    vat_percent: vat.nights,
    amount: -off,
  };
  const active = charges.filter((charge) => charge.active);
  return [
    ...lines.values(),
    ...(off === 0 ? [] : [discount]),
    ...active.map((charge): QuoteLine => {
      const { id, name, kind = 'fees', unit = 'TOTAL', quantity = 1, unit_price = null, vat_percent } = charge;
      const rule =
        charge.tourist_tax !== undefined ? 'TOURIST_TAX' : id.startsWith('electricity-') ? 'ELECTRICITY' : 'CHARGE';
      const rate = vatOf(kind, vat_percent, vat);
      const amount = charge.total_custom_surcharge;
      return { rule, name, quantity, unit, unit_price, percent: null, kind, vat_percent: rate, amount };
    }),
  ];
}

/** Amounts and the VAT in them by rate, highest rate first; amounts passed on without VAT come last. Minor units. */
export function vatParts(lines: readonly QuoteLine[]): { percent: number | null; amount: number; vat: number }[] {
  const rates = [...new Set(lines.map(({ vat_percent }) => vat_percent))];
  const order = rates.toSorted((one, other) => (other ?? -1) - (one ?? -1));
  return order.map((percent) => {
    const own = lines.filter(({ vat_percent }) => vat_percent === percent);
    const amount = own.reduce((sum, line) => sum + line.amount, 0);
    return { percent, amount, vat: percent === null ? 0 : vatInside(amount, percent) };
  });
}

/** Stays of two nights fewer to three nights more from the same day: what their nights cost, in minor units. */
export function neighbourStays(plan: StoredPlan, stay: Stay, today: string, vat: number): NeighbourStay[] {
  const count = nightsBetween(stay.start_date, stay.end_date);
  const lengths = [-2, -1, 0, 1, 2, 3].map((more) => count + more).filter((nights) => nights >= 1);
  const priced = lengths.map((nights) => {
    const found = nightsOfStay(plan, { ...stay, end_date: addDays(stay.start_date, nights) }, today, vat);
    if (!hasNights(found)) return { nights, amount: null, tier: null };
    const amount = found.spans.reduce((sum, span) => sum + span.amount, 0);
    const longest = found.spans.reduce((most, span) => (span.span > most.span ? span : most));
    return { nights, amount, tier: longest.tier };
  });
  return priced.map((one, index) => {
    const longer = priced.slice(index + 1).flatMap(({ amount }) => (amount === null ? [] : [amount]));
    return { ...one, dearer: isAbove(one.amount, longer) };
  });
}

function isAbove(amount: number | null, others: readonly number[]): boolean {
  return amount !== null && others.some((other) => other < amount);
}
