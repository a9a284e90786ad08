import { describe, expect, it } from '@jest/globals';
import { holdsWebAddress } from './web-address.js';

describe('a name that a stranger gives', () => {
  it.each([
    'Visit evil.com now',
    'EVIL.COM',
    'Evil.Com',
    'evil。com',
    'evil．com',
    'evil｡com',
    'ｅｖｉｌ.ｃｏｍ',
    'evil\u200B.com',
    'evil.com.',
    'evil.com, now',
    'evil.co.uk',
    'my.evil.example now',
    'evil.example/x',
    'HTTPS://X',
    'Buy now WWW.shop',
    't.co/abc',
    'win 1.2.3.4 now',
    '127.0.0.1',
    'http://1.2.3.4:80/x',
  ])('holds a web address: %s', (name) => {
    expect(holdsWebAddress(name)).toBe(true);
  });

  it.each([
    'J.R. Smith',
    'J.R.Smith',
    'St. John',
    'St.John',
    'ST.JOHN',
    'M.Sc.',
    'Dipl.-Ing. Weber',
    'Ph.D.',
    'S.Y. Petrel',
    'M.Y. Como',
    'No.1',
    'Old No. 12',
    'Dr.No',
    'Mr. Big',
    'U.S.S. Enterprise',
    'Jean-Luc de la Tour',
    'Ma. Teresa',
    "O'Neill",
    'Version 1.2.3',
    'Ciao... Bella',
    'Ciao…bella',
    'Com. Perry',
  ])('may be: %s', (name) => {
    expect(holdsWebAddress(name)).toBe(false);
  });
});
