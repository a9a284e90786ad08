import type { VatLists, VatRate } from '../../../../../contracts/payments/vat.js';
import type { Supply } from '../../../../../contracts/payments/vocabulary.js';
import { byText } from '../../../../../contracts/vocabulary/sorting.js';

/** The rate of what is supplied; null: none. */
export function rateOf(rates: readonly VatRate[], supply: Supply): string | null {
  return rates.find(({ used_for }) => used_for.includes(supply))?.id ?? null;
}

/** The rates with the supply moved to another one, or (null) to none. */
export function usedFor(rates: readonly VatRate[], supply: Supply, id: string | null): VatRate[] {
  return rates.map((rate) => {
    const others = rate.used_for.filter((one) => one !== supply);
    return { ...rate, used_for: rate.id === id ? [...others, supply] : others };
  });
}

/** The rates of a country as those of a marina; `nameOf` translates their names. */
export function fromCountry(
  { countries }: Pick<VatLists, 'countries'>,
  country: string,
  nameOf: (name: VatLists['countries'][number]['rates'][number]['name']) => string,
  newId: () => string,
): VatRate[] {
  const found = countries.find((one) => one.country === country);
  return (found?.rates ?? []).map(({ name, rates }) => ({
    id: newId(),
    name: nameOf(name),
    used_for: [],
    rates: [...rates],
  }));
}

/** Percentages by their first day, earliest first. */
export function inOrder(rate: VatRate): VatRate {
  return { ...rate, rates: [...rate.rates].sort((one, other) => byText(one.valid_from, other.valid_from)) };
}
