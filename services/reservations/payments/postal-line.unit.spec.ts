import { describe, expect, it } from '@jest/globals';
import { postalLine } from './postal-line.js';

const boater = {
  address: '63 Fischerkai, Kiel',
  address_line_two: null,
  postal_code: '24103',
  country_of_residence: 'DE',
};
const nothing = { address: null, address_line_two: null, postal_code: null, country_of_residence: null };

describe('the postal address on an invoice', () => {
  it('is one line, with the country in the language of the boater', () => {
    expect(postalLine(boater, 'de')).toBe('63 Fischerkai, Kiel, 24103, Deutschland');
    expect(postalLine({ ...boater, address_line_two: 'Hof 2' }, 'fr')).toBe(
      '63 Fischerkai, Kiel, Hof 2, 24103, Allemagne',
    );
  });

  it('shows a country that was typed as it is', () => {
    expect(postalLine({ ...boater, country_of_residence: 'Holland' }, 'en')).toBe(
      '63 Fischerkai, Kiel, 24103, Holland',
    );
  });

  it('is empty where nothing is known', () => {
    expect(postalLine(nothing, 'en')).toBe('');
  });
});
