import { expect, it } from '@jest/globals';
import { addressesIn } from './address-list.js';

it.each([
  ['a@b.org\nc@d.org\n', ['a@b.org', 'c@d.org'], 0],
  ['\uFEFF"a@b.org";c@d.org\r\n\r\n , \r\ne@f.org', ['a@b.org', 'c@d.org', 'e@f.org'], 2],
  ['=1+1,a@b.org', ['=1+1', 'a@b.org'], 0],
  ['', [], 0],
])('%j', (text, addresses, skipped) => expect(addressesIn(text)).toEqual({ addresses, skipped }));
