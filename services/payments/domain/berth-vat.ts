import { nationalVat } from '../../../contracts/payments/rules/national-vat.js';
import type { VatRate } from '../../../contracts/payments/vat.js';

interface Chosen {
  readonly rates: readonly VatRate[];
  readonly confirmed_berth_percent: number | null;
}

/**
 * The rate of VAT that invoices show for berths although nobody chose it; null if there is nothing to confirm. A rate of
 * the marina's list that is used for nights was chosen. Without one, berths have the rate of the marina's settings, or none.
 * Staff confirm it once; another rate of the settings is to be confirmed again. A country whose rates are not known
 * (national-vat.ts) may have no VAT, so that nothing is asked there.
 */
export function unconfirmedBerthPercent(
  { rates, confirmed_berth_percent }: Chosen,
  country: string,
  default_percent: number | null,
): number | null {
  if (nationalVat[country] === undefined || rates.some(({ used_for }) => used_for.includes('NIGHTS'))) return null;
  // A list replaces the rate of the settings.
  const percent = rates.length > 0 ? 0 : (default_percent ?? 0);
  return percent === confirmed_berth_percent ? null : percent;
}
