import { paymentErrors, paymentFieldErrors } from '../../../contracts/payments/errors.js';
import { type Supply, supplies } from '../../../contracts/payments/vocabulary.js';
import type { VatRate } from '../../../contracts/payments/vat.js';
import { type FieldError, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';

/**
 * Why a list of rates cannot replace the one before; null if it can. Whatever had a rate keeps one on every day from today
 * on: VAT ends with a rate of 0 %, never because a rate is missing.
 */
export function vatFaults(rates: readonly VatRate[], before: readonly VatRate[], today: string): Refusal | null {
  const missing = before.find((old) => old.used_for.length > 0 && !rates.some(({ id }) => id === old.id));
  if (missing !== undefined) {
    return refuse('conflict', paymentErrors.vat_rate_in_use, { details: { name: missing.name } });
  }
  const errors: FieldError[] = [];
  rates.forEach((rate, index) => {
    const earlier = rates.slice(0, index);
    const path = (field: string) => `VATList.${String(index)}.${field}`;
    if (earlier.some(({ id, name }) => id === rate.id || sameName(name, rate.name))) {
      errors.push({ path: path('name'), code: paymentFieldErrors.vat_name_twice });
    }
    const taken = new Set(earlier.flatMap(({ used_for }) => used_for));
    if (rate.used_for.some((supply) => taken.has(supply)) || new Set(rate.used_for).size < rate.used_for.length) {
      errors.push({ path: path('used_for'), code: paymentFieldErrors.supply_twice });
    }
    if (new Set(rate.rates.map(({ valid_from }) => valid_from)).size < rate.rates.length) {
      errors.push({ path: path('rates'), code: paymentFieldErrors.vat_date_twice });
    }
  });
  for (const supply of supplies) {
    const had = firstDayOf(before, supply);
    if (had === null) continue;
    const has = firstDayOf(rates, supply);
    if (has !== null && has <= (had > today ? had : today)) continue;
    const used = before.find(({ used_for }) => used_for.includes(supply));
    const index = rates.findIndex(({ id, used_for }) => used_for.includes(supply) || (has === null && id === used?.id));
    const path = `VATList.${String(index)}.${has === null ? 'used_for' : 'rates'}`;
    errors.push({ path, code: paymentFieldErrors.supply_without_rate });
  }
  return errors.length === 0 ? null : refuseFields(...errors);
}

/** The first day on which something has a rate; null: it has none. */
function firstDayOf(list: readonly VatRate[], supply: Supply): string | null {
  const days = list.find(({ used_for }) => used_for.includes(supply))?.rates.map(({ valid_from }) => valid_from) ?? [];
  return days.reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
