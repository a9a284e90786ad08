import { describe, expect, it } from '@jest/globals';
import { isIban, maskedIban, plainIban } from './iban.js';

describe('an IBAN', () => {
  it.each([
    'FR76 3000 6000 0112 3456 7890 189',
    'de89370400440532013000',
    'GB29 NWBK 6016 1331 9268 19',
    'IT60X0542811101000000123456',
    'ES9121000418450200051332',
    'IL620108000000099999999',
  ])('%s is accepted', (text) => expect(isIban(text)).toBe(true));

  it.each([
    ['a wrong check digit', 'FR7630006000011234567890188'],
    ['two digits swapped', 'DE89370400440532010300'],
    ['one digit missing', 'DE8937040044053201300'],
    ['a country without IBANs', 'US89370400440532013000'],
    ['nothing', ''],
    ['letters in place of check digits', 'DEXX370400440532013000'],
  ])('with %s is refused', (_, text) => expect(isIban(text)).toBe(false));

  it('is processed in capitals without spaces, and shown by its country and last digits only', () => {
    expect(plainIban(' fr76 3000\t6000 ')).toBe('FR7630006000');
    expect(maskedIban({ country: 'FR', last4: '1187' })).toBe('FR•• •••• •••• 1187');
  });
});
