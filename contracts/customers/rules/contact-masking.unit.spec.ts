import { describe, expect, it } from '@jest/globals';
import { masked } from '../../vocabulary/masked-text.js';
import { maskContact } from './contact-masking.js';

describe('masking', () => {
  it.each([
    ['ines@example.org', 'i***************'],
    ['+33-612345678', '+************'],
    ['é', 'é'],
    ['𝒜bc', '𝒜**'],
    ['', ''],
  ])('keeps the first character of %j and tells no other', (text, hidden) => {
    expect(masked(text)).toBe(hidden);
  });

  const person = { id: 'b1', email: 'ines@example.org', phone: null, first_name: 'Inès' };

  it('hides mail address and phone number and nothing else', () => {
    expect(maskContact({ ...person, phone: '0612' }, true)).toEqual({
      id: 'b1',
      email: 'i***************',
      phone: '0***',
      first_name: 'Inès',
    });
  });

  it('leaves what is not there, and everything where nothing is to be hidden', () => {
    expect(maskContact({ ...person, email: null }, true)).toEqual({ ...person, email: null });
    expect(maskContact(person, false)).toBe(person);
  });
});
