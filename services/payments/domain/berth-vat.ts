import { nationalVat } from '../../../contracts/payments/rules/national-vat.js';
import type { VatRate } from '../../../contracts/payments/vat.js';

interface Chosen {
  readonly rates: readonly VatRate[];
  readonly confirmed_berth_percent: number | null;
}

/**
 * The unconfirmed VAT rate for berths; null: there is nothing to confirm. Staff choose a rate by listing one for nights.
 * Otherwise the default applies: the rate of the marina's settings, or none. Staff confirm the default once, and again
 * when the settings change it. A country that national-vat.ts does not list may have no VAT, so its marinas have nothing
 * to confirm.
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
