import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';

type Address = Pick<BoaterRecord, 'address' | 'address_line_two' | 'postal_code' | 'country_of_residence'>;

/** A boater's postal address on one line, with the country's name in the language; empty if nothing is known. */
export function postalLine(boater: Address, language: Language): string {
  const { address, address_line_two, postal_code, country_of_residence: country } = boater;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  // Imported records may have a name instead of a code.
  const named = country !== null && /^[A-Z]{2}$/.test(country) ? names.of(country) : country;
  return [address, address_line_two, postal_code, named].filter(Boolean).join(', ');
}
