import type { FromCountry } from '../../../../../contracts/dashboard/figures.js';

/** Countries that have a row of their own. */
export const COUNTRIES_SHOWN = 4;

export interface ShownCountries {
  readonly rows: readonly FromCountry[];
  /** The sum of the countries without a row; null: all have one. */
  readonly others: { readonly countries: number; readonly customers: number; readonly nights: number } | null;
}

/** The countries with most customers, and the rest in one line. A rest of one country gets its own row. */
export function shownCountries(all: readonly FromCountry[], shown = COUNTRIES_SHOWN): ShownCountries {
  if (all.length <= shown + 1) return { rows: all, others: null };
  const rest = all.slice(shown);
  return {
    rows: all.slice(0, shown),
    others: {
      countries: rest.length,
      customers: rest.reduce((sum, { customer_count }) => sum + customer_count, 0),
      nights: rest.reduce((sum, { redeem_nights_count }) => sum + redeem_nights_count, 0),
    },
  };
}
