import { byText } from '../../../../../contracts/vocabulary/sorting.js';

interface DatedRates {
  readonly rates: readonly { readonly valid_from: string; readonly percent: number }[];
}

/** The percentage of each rate of VAT on a day, the highest first and each once. Rates that begin later have none yet. */
export function percentsOn(list: readonly DatedRates[], day: string): number[] {
  const percents = list.flatMap(({ rates }) => {
    const begun = rates.filter(({ valid_from }) => valid_from <= day);
    const current = begun.toSorted((one, other) => byText(other.valid_from, one.valid_from))[0];
    return current === undefined ? [] : [current.percent];
  });
  return [...new Set(percents)].toSorted((one, other) => other - one);
}
