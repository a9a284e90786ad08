/** Lengths of IBANs by country (ISO 13616 registry), for the countries of SEPA and Israel. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  ME: 22,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** An IBAN as it is processed: in capitals, without spaces. */
export function plainIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** True if country, length and check digits (ISO 7064, mod 97-10) are right. */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || iban.length !== LENGTHS[iban.slice(0, 2)]) return false;
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  let remainder = 0;
  for (const sign of turned) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** `FR76 •••• •••• 1187`. */
export function maskedIban({ country, last4 }: { readonly country: string; readonly last4: string }): string {
  return `${country}•• •••• •••• ${last4}`;
}
